import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { StoredCommand } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { ownGuild } from '../access.js';
import { invalidForm, refuse } from '../discord-error.js';
import { checkForm, problem, tooLong } from '../forms/check-form.js';
import { commandProblems, type SentCommand } from '../forms/command-rules.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

const COMMANDS_MAX = 100;
const GLOBAL = '/applications/:application/commands';
const OF_GUILD = '/applications/:application/guilds/:guild/commands';

export const COMMAND_ROUTES: readonly Route[] = [GLOBAL, OF_GUILD].flatMap((path): readonly Route[] => [
  { method: 'GET', path, run: listCommands },
  { method: 'POST', path, run: createCommand },
  { method: 'PUT', path, run: overwriteCommands },
  { method: 'GET', path: `${path}/:command`, run: (call) => ok(commandJson(call.world, knownCommand(call))) },
  { method: 'PATCH', path: `${path}/:command`, run: patchCommand },
  { method: 'DELETE', path: `${path}/:command`, run: deleteCommand },
]);

/** A command as Discord lists it, with what was left out filled in. */
export function commandJson(
  world: World,
  { id, guild, version, body }: StoredCommand,
): Record<string, unknown> {
  const { options, ...rest } = body as SentCommand;
  return {
    type: 1,
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    ...rest,
    id,
    application_id: world.botId,
    version,
    ...(guild !== null && { guild_id: guild }),
    ...(options && options.length > 0 && { options: options.map(withoutFalse) }),
  };
}

/** Discord does not give back `required: false`, nor `autocomplete: false`. */
function withoutFalse(option: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(option).filter(
    ([key, value]) => !(value === false && (key === 'required' || key === 'autocomplete')),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'options' && Array.isArray(value)
        ? (value as Readonly<Record<string, unknown>>[]).map(withoutFalse)
        : value,
    ]),
  );
}

function scopeOf(call: Call): string | null {
  if (param(call, 'application') !== call.world.botId) throw refuse(50001);
  const guild = call.params['guild'];
  return guild === undefined ? null : ownGuild(call.world, guild).id;
}

function listCommands(call: Call): Answer {
  const commands = commandsIn(call.world, scopeOf(call)).map((command) => commandJson(call.world, command));
  return ok(call.query.get('with_localizations') === 'true' ? commands : commands.map(withoutLocalisations));
}

/** Names in other languages are listed only where they are asked for. */
function withoutLocalisations(named: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(named).filter(([key]) => !key.endsWith('_localizations'));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      (key === 'options' || key === 'choices') && Array.isArray(value)
        ? (value as Readonly<Record<string, unknown>>[]).map(withoutLocalisations)
        : value,
    ]),
  );
}

function commandsIn(world: World, guild: string | null): readonly StoredCommand[] {
  return world.commands.all().filter((command) => command.guild === guild);
}

function createCommand(call: Call): Answer {
  const { world, body } = call;
  const guild = scopeOf(call);
  const form = checkedCommand('ApplicationCommandCreateRequest', body);
  const existing = sameName(world, guild, form);
  if (existing === undefined && commandsIn(world, guild).length >= COMMANDS_MAX) {
    throw invalidForm([
      problem(
        [],
        'APPLICATION_COMMAND_MAX',
        `Maximum number of application commands reached (${COMMANDS_MAX}).`,
      ),
    ]);
  }
  const command = keep(world, guild, { form, id: existing?.id });
  world.hub.emit({ kind: 'commands-change' });
  return { status: existing === undefined ? 201 : 200, body: commandJson(world, command) };
}

/** Replaces the whole list. Commands that keep their name keep their id. */
function overwriteCommands(call: Call): Answer {
  const { world, body } = call;
  const guild = scopeOf(call);
  if (!Array.isArray(body))
    throw invalidForm([problem([], 'BASE_TYPE_BAD_TYPE', 'Must be of the type array.')]);
  if (body.length > COMMANDS_MAX) throw invalidForm([tooLong([], { max: COMMANDS_MAX })]);
  const forms = body.map((entry, index) => checkedCommand('ApplicationCommandUpdateRequest', entry, [index]));
  const names = forms.map((form) => `${form.type ?? 1} ${form.name}`);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) {
    throw invalidForm([
      problem([twice], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
    ]);
  }
  const kept = forms.map((form) => ({ form, id: sameName(world, guild, form)?.id }));
  for (const command of commandsIn(world, guild)) world.commands.delete(command.id);
  const commands = kept.map((entry) => keep(world, guild, entry));
  world.hub.emit({ kind: 'commands-change' });
  return ok(commands.map((command) => commandJson(world, command)));
}

function patchCommand(call: Call): Answer {
  const { world } = call;
  const command = knownCommand(call);
  checkForm('ApplicationCommandPatchRequestPartial', comparable(call.body));
  const form = checkedCommand('ApplicationCommandCreateRequest', {
    ...command.body,
    ...(call.body as object),
  });
  const changed = keep(world, command.guild, { form, id: command.id });
  world.hub.emit({ kind: 'commands-change' });
  return ok(commandJson(world, changed));
}

function deleteCommand(call: Call): Answer {
  call.world.commands.delete(knownCommand(call).id);
  call.world.hub.emit({ kind: 'commands-change' });
  return NO_CONTENT;
}

function knownCommand(call: Call): StoredCommand {
  const scope = scopeOf(call);
  const command = call.world.commands.get(param(call, 'command'));
  if (command === undefined || command.guild !== scope) throw refuse(10063);
  return command;
}

function sameName(world: World, guild: string | null, form: SentCommand): StoredCommand | undefined {
  return commandsIn(world, guild).find(
    ({ body }) => body.name === form.name && (body.type ?? 1) === (form.type ?? 1),
  );
}

function keep(
  world: World,
  guild: string | null,
  { form, id }: { readonly form: SentCommand; readonly id: string | undefined },
): StoredCommand {
  const version = world.ids.next();
  const key = id ?? version;
  const { id: _, ...body } = form;
  return world.commands.put(key, {
    id: key,
    guild,
    version,
    body: body as unknown as RESTPostAPIApplicationCommandsJSONBody,
  });
}

function checkedCommand(schema: string, body: unknown, at: readonly number[] = []): SentCommand {
  checkForm(schema, comparable(body));
  const form = body as SentCommand;
  const problems = commandProblems(form, at);
  if (problems.length > 0) throw invalidForm(problems);
  return form;
}

/** Permissions come as a string, where Discord's own schema wants a number. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const permissions = (body as Readonly<Record<string, unknown>>)['default_member_permissions'];
  return typeof permissions === 'string' && /^\d+$/.test(permissions)
    ? { ...body, default_member_permissions: Number(permissions) }
    : body;
}
