import { randomBytes } from 'node:crypto';
import {
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
} from 'discord.js';
import type { MessageId, TableId } from '../tables/ids.js';
import { type Words, wordsFor } from '../words/words.js';
import { type Answer, privately } from './answer.js';
import { answerInTime, type ReadyAnswer } from './answering.js';
import type { App } from './app.js';
import { type Asker, askerOf, languageOf } from './asked.js';
import { type Command, givenOptions } from './command.js';
import { isOpener, type Press, useControl } from './controls.js';
import { decodeCustomId } from './custom-ids.js';
import { DiscordFault } from './faults.js';
import { drawForm, filledIn } from './form.js';
import { newNameKeeper } from './name-keeper.js';
import { observedReplies } from './observed.js';
import type { Asked, AskedEnd } from './observer.js';
import type { AnswerMode, ReplyPort } from './replies.js';
import { drawScreen } from './screen.js';

export interface RouterDeps {
  readonly app: App;
  readonly commands: readonly Command[];
  readonly replyTo: ReplyPort;
  /** Brings a table's messages up to date. */
  wake(tableId: TableId): void;
}

/** Takes every interaction that arrives; never fails. */
export type Router = (interaction: APIInteraction) => Promise<void>;

/** A press of a control, or a form that one has opened. */
type OfControl = APIMessageComponentInteraction | APIModalSubmitInteraction;
type Ours = APIChatInputApplicationCommandInteraction | OfControl;

/** What an interaction asks for, and which way it is answered. */
interface Route {
  readonly asked: Asked;
  readonly mode: AnswerMode;
  run(): Promise<Answer>;
}

/** Discord may deliver an event twice, after a resumed connection say; so many are remembered. */
const SEEN_MAX = 2_000;

export function newRouter(deps: RouterDeps): Router {
  const isNew = newSeenOnce();
  const keepName = newNameKeeper(deps.app);
  return async (interaction) => {
    if (!isOurs(interaction) || !isNew(interaction.id)) return;
    const asker = askerOf(interaction);
    if (asker !== undefined) keepName(asker);
    await serve(deps, interaction, routeOf(deps, interaction, asker));
  };
}

function isOurs(interaction: APIInteraction): interaction is Ours {
  return (
    interaction.type === InteractionType.MessageComponent ||
    interaction.type === InteractionType.ModalSubmit ||
    (interaction.type === InteractionType.ApplicationCommand &&
      interaction.data.type === ApplicationCommandType.ChatInput)
  );
}

function newSeenOnce(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const oldest = seen.values().next().value;
    if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}

function routeOf(deps: RouterDeps, interaction: Ours, asker: Asker | undefined): Route {
  const isCommand = interaction.type === InteractionType.ApplicationCommand;
  if (asker === undefined) {
    const way = isCommand ? 'command' : 'control';
    return { ...saying(wordsFor(languageOf(interaction)), 'command.for-servers'), asked: unknown(way) };
  }
  return isCommand ? commandRoute(deps, interaction, asker) : controlRoute(deps.app, interaction, asker);
}

function saying(
  words: Words,
  key: 'command.for-servers' | 'command.unknown-command' | 'command.unknown-control',
): Omit<Route, 'asked'> {
  return { mode: 'message', run: () => Promise.resolve(privately(words.text(key))) };
}

function unknown(way: Asked['way']): Asked {
  return { way, name: 'unknown' };
}

function commandRoute(
  { app, commands }: RouterDeps,
  { data }: APIChatInputApplicationCommandInteraction,
  asker: Asker,
): Route {
  const command = commands.find(({ name }) => name === data.name);
  if (command === undefined)
    return { ...saying(asker.words, 'command.unknown-command'), asked: unknown('command') };
  const asked: Asked = { way: 'command', name: command.name };
  return { asked, mode: 'message', run: () => command.run(app, asker, givenOptions(data)) };
}

function controlRoute(app: App, interaction: OfControl, asker: Asker): Route {
  const { data, message } = interaction;
  const id = decodeCustomId(data.custom_id, app.veil);
  // Each form of ours is opened by a control, and so has the message where that stands.
  if (id === undefined || message === undefined)
    return { ...saying(asker.words, 'command.unknown-control'), asked: unknown('control') };
  const asked: Asked = { way: 'control', name: id.kind };
  const press: Press = {
    id,
    channelId: asker.channel.id,
    messageId: message.id as MessageId,
    values: 'values' in data ? data.values : [],
    filled: interaction.type === InteractionType.ModalSubmit ? filledIn(interaction.data) : new Map(),
  };
  const isPrivate = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const run = (): Promise<Answer> => useControl(app, asker, press);
  if (!isPrivate)
    return { asked, mode: isOpener(id) ? 'message' : 'update', run: async () => apart(await run()) };
  // What opens something private does so in place where it stands in a private message already.
  return { asked, mode: 'update', run: isOpener(id) ? async () => inPlace(await run()) : run };
}

// What is meant for one person is never drawn over a message that everybody sees, whatever stands on it.
function apart(answer: Answer): Answer {
  return answer.kind === 'redraw' ? { ...answer, kind: 'private' } : answer;
}

function inPlace(answer: Answer): Answer {
  return answer.kind === 'private' ? { ...answer, kind: 'redraw' } : answer;
}

async function serve({ app, replyTo, wake }: RouterDeps, interaction: Ours, route: Route): Promise<void> {
  const asking = app.observer.asked(route.asked);
  const progress: Progress = { woken: [], end: 'answered' };
  try {
    const work = prepare(app, interaction, { route, progress });
    await answerInTime(observedReplies(replyTo(interaction), asking), route.mode, work);
  } catch (error) {
    progress.end = logUnanswered(app, interaction, error);
  } finally {
    asking.ended(progress.end);
    for (const tableId of progress.woken) wake(tableId);
  }
}

interface Progress {
  readonly woken: TableId[];
  end: AskedEnd;
}

// Whatever fails in here is a fault of ours: the person gets a number to name, and the log has the rest.
async function prepare(
  app: App,
  interaction: Ours,
  { route, progress }: { readonly route: Route; readonly progress: Progress },
): Promise<ReadyAnswer> {
  try {
    const answer = await route.run();
    progress.woken.push(...(answer.wake ?? []));
    return await drawn(app, interaction, answer);
  } catch (error) {
    progress.end = 'went-wrong';
    const id = randomBytes(4).toString('hex');
    app.log.error({ err: error, id, interaction: interaction.id }, 'something went wrong');
    const words = wordsFor(languageOf(interaction));
    return drawn(app, interaction, privately(words.text('command.went-wrong', { id })));
  }
}

async function drawn({ log, veil, observer }: App, { id }: Ours, answer: Answer): Promise<ReadyAnswer> {
  if (answer.kind === 'nothing') return { kind: 'nothing' };
  const screen = answer.kind === 'form' ? answer.late : answer.screen;
  const message = await drawScreen(screen, {
    veil,
    observer,
    onPictureFailed: (error, picture) =>
      log.error({ err: error, interaction: id, picture }, 'picture failed'),
  });
  return answer.kind === 'form'
    ? { kind: 'form', form: drawForm(answer.form, veil), late: message }
    : { kind: answer.kind, drawn: message };
}

function logUnanswered({ log }: App, { id }: Ours, error: unknown): AskedEnd {
  if (error instanceof DiscordFault && error.kind === 'interaction-over') {
    log.info({ interaction: id, code: error.code }, 'interaction was over before its answer');
    return 'over';
  }
  log.error({ err: error, interaction: id }, 'interaction not answered');
  return 'unanswered';
}
