import { addressOf, readAddress, remember, writeAddress } from './address.js';
import { get, post } from './api.js';
import { clock } from './clock.js';
import { applyEvent } from './events.js';
import { loadMessages } from './history.js';
import { closeLive, openLive } from './live.js';
import { channel, countOf, guildOf, holdsMessages, isCategory } from './lookups.js';
import { EMPTY, store } from './store.js';

/** Starts as the user of the address, else the one of last time, else the first. */
export async function start() {
  const { users } = await get('/page/users');
  const { user, channel: wanted } = readAddress();
  const people = users.filter((other) => !other.bot);
  const who = people.find(({ id }) => id === user) ?? people[0];
  await becomeUser(who.id, wanted);
  window.addEventListener('popstate', () => {
    const next = readAddress();
    if (next.user !== store.state.me) becomeUser(next.user, next.channel);
    else if (next.channel) showChannel(next.channel);
  });
}

/** Becomes another user, in the same channel where that user can see it. */
export async function becomeUser(userId, channelId = store.state.channelId) {
  closeLive();
  store.set({
    ...EMPTY,
    dismissed: store.state.dismissed,
    otherPings: store.state.otherPings,
    me: userId,
    channelId,
  });
  remember({ user: userId });
  openLive(userId, { onOpen: refresh, onEvent: receive });
}

/** Reads everything anew: at the start, after a broken connection, and when the server says that much has changed. */
async function refresh() {
  waiting ??= [];
  const who = store.state.me;
  const state = await get('/page/state', { user: who });
  if (who !== store.state.me) return;
  clock.set(state.now - Date.now());
  store.set({ ...worldOf(state), connection: 'open', messages: staleMessages() });
  const held = waiting ?? [];
  waiting = undefined;
  held.forEach(receive);
  openSomeChannel();
}

/** Of the messages, only those in view are kept, until they are read anew. */
function staleMessages() {
  const { channelId, messages } = store.state;
  const open = messages[channelId];
  return open === undefined ? {} : { [channelId]: { ...open, status: 'stale' } };
}

/** Reads the state anew and keeps the messages. */
async function refreshWorld() {
  store.set(worldOf(await get('/page/state', { user: store.state.me })));
  if (channel(store.state, store.state.channelId) === undefined) openSomeChannel();
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

/** Events that arrive while the state is being read are applied to it afterwards. */
let waiting;

function receive(event) {
  if (event.type === 'state') refreshWorld();
  else if (waiting !== undefined) waiting.push(event);
  else applyEvent(event);
}

function openSomeChannel() {
  const { state } = store;
  const found = channel(state, state.channelId);
  if (found !== undefined && !isCategory(found)) {
    showChannel(found.id);
    return;
  }
  const first = state.guilds[0]?.channels.find((other) => other.type === 0) ?? state.directChannels[0];
  if (first !== undefined) openChannel(first.id);
}

/** Opens a channel at the user's wish, so that the browser's way back leads to the one before. */
export function openChannel(channelId) {
  if (channelId === store.state.channelId && location.search === addressOf(store.state.me, channelId)) return;
  showChannel(channelId);
}

function showChannel(channelId) {
  const guild = guildOf(store.state, channelId);
  const isElsewhere = channelId !== store.state.channelId;
  store.set((state) => ({
    channelId,
    guildId: guild?.id,
    ...(isElsewhere && { command: undefined }),
    newSince: { ...state.newSince, [channelId]: unreadIn(channel(state, channelId)) },
  }));
  writeAddress(store.state.me, channelId);
  const found = channel(store.state, channelId);
  if (found === undefined || !holdsMessages(found)) return;
  loadMessages(channelId);
  markRead(channelId);
}

function unreadIn(found) {
  return found === undefined ? 0 : countOf([found], 'unread');
}

/** The first text channel of a server, or the one with pings. */
export function openGuild(guildId) {
  const guild = store.state.guilds.find(({ id }) => id === guildId);
  const places = [...guild.channels, ...guild.threads].filter(holdsMessages);
  const target =
    places.find(({ page }) => page.pings > 0) ?? places.find(({ type }) => type === 0) ?? places[0];
  if (target !== undefined && guildOf(store.state, store.state.channelId) !== guild) openChannel(target.id);
}

/** Says that what is in the channel was seen. */
export function markRead(channelId) {
  const found = channel(store.state, channelId);
  if (found === undefined || countOf([found], 'unread') + countOf([found], 'pings') === 0) return;
  applyEvent({ type: 'read', channel: channelId });
  post('/page/read', { user: store.state.me, channel: channelId }).catch(() => {});
}
