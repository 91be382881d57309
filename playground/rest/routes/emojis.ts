import { writeFileSync } from 'node:fs';
import { userJson } from '../../shapes/people-json.js';
import type { StoredEmoji } from '../../world/types.js';
import type { World } from '../../world/world.js';
import { invalidForm, refuse } from '../discord-error.js';
import { problem, required, tooLong } from '../forms/check-form.js';
import { type Answer, type Call, NO_CONTENT, ok, param, type Route } from '../route.js';

const EMOJIS_MAX = 2000;
const EMOJI_BYTES_MAX = 256 * 1024;
const PATH = '/applications/:application/emojis';

/** The application's own emojis. Discord's description has no schema for them. */
export const EMOJI_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: PATH,
    run: ({ world }) => ok({ items: world.emojis.all().map((emoji) => emojiJson(world, emoji)) }),
  },
  { method: 'POST', path: PATH, run: createEmoji },
  { method: 'GET', path: `${PATH}/:emoji`, run: (call) => ok(emojiJson(call.world, knownEmoji(call))) },
  { method: 'PATCH', path: `${PATH}/:emoji`, run: renameEmoji },
  { method: 'DELETE', path: `${PATH}/:emoji`, run: deleteEmoji },
];

function createEmoji({ world, body }: Call): Answer {
  const { name, image } = (body ?? {}) as { readonly name?: unknown; readonly image?: unknown };
  const freshName = checkedName(world, name);
  const data = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/.exec(
    typeof image === 'string' ? image : '',
  );
  if (data === null) throw invalidForm([required(['image'])]);
  const [, contentType = '', base64 = ''] = data;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > EMOJI_BYTES_MAX) {
    throw invalidForm([problem(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')]);
  }
  if (world.emojis.all().length >= EMOJIS_MAX) {
    throw invalidForm([
      problem(['image'], 'APPLICATION_EMOJIS_MAX', `Maximum number of emojis reached (${EMOJIS_MAX})`),
    ]);
  }
  const emoji: StoredEmoji = {
    id: world.ids.next(),
    name: freshName,
    animated: contentType === 'image/gif',
    contentType,
  };
  writeFileSync(world.disk.attachmentFile(`emoji-${emoji.id}`), bytes);
  world.emojis.put(emoji.id, emoji);
  return { status: 201, body: emojiJson(world, emoji) };
}

function renameEmoji(call: Call): Answer {
  const { world } = call;
  const emoji = knownEmoji(call);
  const name = checkedName(world, (call.body as { readonly name?: unknown } | undefined)?.name);
  return ok(emojiJson(world, world.emojis.put(emoji.id, { ...emoji, name })));
}

function deleteEmoji(call: Call): Answer {
  call.world.emojis.delete(knownEmoji(call).id);
  return NO_CONTENT;
}

function checkedName(world: World, name: unknown): string {
  if (typeof name !== 'string') throw invalidForm([required(['name'])]);
  if (name.length < 2 || name.length > 32) throw invalidForm([tooLong(['name'], { min: 2, max: 32 })]);
  if (!/^\w+$/.test(name))
    throw invalidForm([
      problem(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.'),
    ]);
  if (world.emojis.all().some((emoji) => emoji.name === name)) {
    throw invalidForm([
      problem(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This emoji name is already taken'),
    ]);
  }
  return name;
}

function knownEmoji(call: Call): StoredEmoji {
  const emoji = call.world.emojis.get(param(call, 'emoji'));
  if (emoji === undefined) throw refuse(10014);
  return emoji;
}

function emojiJson(world: World, { id, name, animated }: StoredEmoji): Record<string, unknown> {
  return {
    id,
    name,
    animated,
    roles: [],
    require_colons: true,
    managed: false,
    available: true,
    user: userJson(world, world.botId),
  };
}
