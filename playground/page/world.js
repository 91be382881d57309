import { get } from './api.js';
import { clock } from './clock.js';
import { applyEvent } from './events.js';
import { store } from './store.js';

/** Events that arrive while the state is being read; they are applied to it afterwards. */
let held;
/** The reading under way, and whether it has to begin again because still more has changed. */
let reading;
let isOutdated = false;

export function applyOrHold(event) {
  if (held === undefined) applyEvent(event);
  else held.push(event);
}

/** Whoever becomes another user has no use for what the one before was sent. */
export function forgetHeld() {
  held = undefined;
  reading = undefined;
}

/**
 * Reads the state; what `alsoSet` answers is set in the same moment. Answers whether it was read: one that is overtaken
 * is not, and one that is asked for while another goes on is part of that.
 */
export async function readWorld(alsoSet) {
  const isOpening = store.state.connection !== 'open';
  if (reading !== undefined && !isOpening) {
    isOutdated = true;
    return false;
  }
  const mine = {};
  reading = mine;
  held ??= [];
  try {
    const state = await readUntilCurrent(mine);
    if (state === undefined) return false;
    clock.set(state.now - Date.now());
    store.set({ ...worldOf(state), ...alsoSet() });
    return true;
  } finally {
    if (reading === mine) release();
  }
}

async function readUntilCurrent(mine) {
  for (;;) {
    isOutdated = false;
    const state = await get('/page/state', { user: store.state.me });
    if (reading !== mine) return undefined;
    if (!isOutdated) return state;
  }
}

function release() {
  reading = undefined;
  const events = held ?? [];
  held = undefined;
  events.forEach(applyEvent);
}

/** What became of the interactions that were under way when the connection broke. */
export async function readOpenInteractions() {
  const { me: user, interactions } = store.state;
  const open = Object.values(interactions).filter(
    ({ status }) => status === 'waiting' || status === 'thinking',
  );
  for (const { id } of open) {
    const { interaction } = await get('/page/interaction', { user, interaction: id }).catch(() => ({}));
    if (store.state.me !== user) return;
    if (interaction === undefined) forget(id);
    else applyEvent({ type: 'interaction', interaction });
  }
}

function forget(id) {
  store.set(({ interactions: { [id]: _, ...rest } }) => ({ interactions: rest }));
}

function worldOf({
  users,
  application,
  bot,
  guilds,
  direct_channels: directChannels,
  direct_commands: directCommands,
}) {
  return { users, application, bot, guilds, directChannels, directCommands };
}
