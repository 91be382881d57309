import { randomBytes } from 'node:crypto';
import { interactionJson } from '../shapes/interaction-json.js';
import type { StoredInteraction } from './types.js';
import type { World } from './world.js';

/** How long the bot has for its first answer. */
export const ACKNOWLEDGE_WITHIN_MS = 3000;
/** How long an interaction's token is good for. */
const TOKEN_LIFE_MS = 15 * 60 * 1000;
/** Interactions are remembered this long, so that late answers get the right refusal. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Callback types: https://discord.com/developers/docs/interactions/receiving-and-responding */
export const Callback = {
  pong: 1,
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

export type NewInteraction = Pick<
  StoredInteraction,
  'kind' | 'user' | 'guild' | 'channel' | 'message' | 'customId' | 'name'
>;

/** Sends an interaction to the bot and starts its three seconds. */
export function startInteraction(
  world: World,
  about: NewInteraction,
  parts: { readonly data: unknown; readonly message?: unknown },
): StoredInteraction {
  const id = world.ids.next();
  const interaction: StoredInteraction = {
    ...about,
    id,
    token: Buffer.from(`interaction:${id}:${randomBytes(24).toString('hex')}`).toString('base64url'),
    createdAt: world.clock.now(),
    status: 'waiting',
    acknowledgedBy: null,
    original: null,
    modal: null,
    choices: null,
  };
  world.interactions.put(id, interaction);
  watchForAnswer(world, interaction);
  const payload = interactionJson(world, interaction, parts);
  world.hub.emit({ kind: 'interaction-create', interaction, payload });
  return interaction;
}

export function changeInteraction(
  world: World,
  interaction: StoredInteraction,
  change: Partial<Pick<StoredInteraction, 'status' | 'acknowledgedBy' | 'original' | 'modal' | 'choices'>>,
): StoredInteraction {
  const changed = world.interactions.put(interaction.id, { ...interaction, ...change });
  world.hub.emit({ kind: 'interaction-change', interaction: changed });
  return changed;
}

export function interactionOfToken(world: World, token: string): StoredInteraction | undefined {
  const [, id = ''] = Buffer.from(token, 'base64url').toString('latin1').split(':');
  const interaction = world.interactions.get(id);
  return interaction?.token === token ? interaction : undefined;
}

export function isAnswerable(world: World, interaction: StoredInteraction): boolean {
  return world.clock.now() - interaction.createdAt <= ACKNOWLEDGE_WITHIN_MS;
}

export function isTokenAlive(world: World, interaction: StoredInteraction): boolean {
  return world.clock.now() - interaction.createdAt <= TOKEN_LIFE_MS;
}

/** Goes on where a stopped playground left: forgets the oldest, fails what was never answered. */
export function resumeInteractions(world: World): void {
  for (const interaction of world.interactions.all()) {
    if (world.clock.now() - interaction.createdAt > REMEMBERED_MS) world.interactions.delete(interaction.id);
    else if (interaction.status === 'waiting') watchForAnswer(world, interaction);
    else if (interaction.status === 'thinking') failWhenTokenDies(world, interaction.id);
  }
}

/** What is thought about for longer than its token lives is never answered. */
export function failWhenTokenDies(world: World, id: string): void {
  const createdAt = world.interactions.get(id)?.createdAt ?? world.clock.now();
  world.clock.at(createdAt + TOKEN_LIFE_MS + 1, () => {
    const interaction = world.interactions.get(id);
    if (interaction?.status === 'thinking') changeInteraction(world, interaction, { status: 'failed' });
  });
}

function watchForAnswer(world: World, { id, createdAt }: StoredInteraction): void {
  // One millisecond more, so that an answer in the last millisecond is still in time.
  world.clock.at(createdAt + ACKNOWLEDGE_WITHIN_MS + 1, () => {
    const interaction = world.interactions.get(id);
    if (interaction?.status === 'waiting') changeInteraction(world, interaction, { status: 'failed' });
  });
}
