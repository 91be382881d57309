import { addressOf, readAddress, remember, writeAddress } from './address.js';
import { get, post } from './api.js';
import { applyEvent } from './events.js';
import { loadMessages, trimMessages } from './history.js';
import { closeLive, openLive } from './live.js';
import { channel, countOf, guildOf, holdsMessages, isCategory } from './lookups.js';
import { complain, notify } from './notices.js';
import { EMPTY, store } from './store.js';
import { say } from './words/say.js';
import { applyOrHold, forgetHeld, readOpenInteractions, readWorld } from './world.js';

/** Starts as the user of the address, else the one of last time, else the first. */
export async function start() {
  const { users } = await get('/page/users');
  const { user, channel: wanted } = readAddress();
  const people = users.filter((other) => !other.bot);
  store.set({ users });
  const who = people.find(({ id }) => id === user) ?? people[0];
  await becomeUser(who.id, wanted);
  window.addEventListener('popstate', followAddress);
}

function followAddress() {
  const next = readAddress();
  if (next.user !== store.state.me) becomeUser(next.user, next.channel);
  else if (channel(store.state, next.channel) !== undefined) showChannel(next.channel);
  // It may be so new that the page has not heard of it yet.
  else if (next.channel !== undefined) refreshWorld().catch(complain);
}

/** Becomes another user, in the same channel where that user can see it. */
export async function becomeUser(userId, channelId = store.state.channelId) {
  closeLive();
  store.set({
    ...EMPTY,
    users: store.state.users,
    dismissed: store.state.dismissed,
    otherPings: store.state.otherPings,
    me: userId,
    channelId,
  });
  remember({ user: userId });
  forgetHeld();
  openLive(userId, { onOpen: refresh, onEvent: receive, onLost });
}

/** Reads everything anew: at the start, and after a broken connection. */
async function refresh() {
  const isBack = store.state.connection === 'lost';
  const isRead = await readWorld(() => ({ connection: 'open', messages: staleMessages() })).catch(
    () => false,
  );
  if (!isRead) return;
  if (isBack) notify(() => say('page.back'));
  openSomeChannel();
  readOpenInteractions();
}

/** A world that was begun anew may not know this person any more; then one is the first there is. */
async function onLost(userId) {
  const { users } = await get('/page/users').catch(() => ({}));
  if (users === undefined || userId !== store.state.me || users.some(({ id }) => id === userId)) return;
  await becomeUser(users.find(({ bot }) => !bot).id);
  notify(() => say('page.unknown-self'), 'error');
}

/** Of the messages, only those in view are kept, until they are read anew. */
function staleMessages() {
  const { channelId, messages } = store.state;
  const open = messages[channelId];
  return open === undefined ? {} : { [channelId]: { ...open, status: 'stale' } };
}

function receive(event) {
  if (event.type === 'state') refreshWorld().catch(complain);
  else applyOrHold(event);
}

/** Reads the state anew, when the server says that much has changed, and keeps the messages. */
async function refreshWorld() {
  if (!(await readWorld(() => ({})))) return;
  const { channel: wanted } = readAddress();
  const isFound = channel(store.state, wanted) !== undefined;
  if (isFound && wanted !== store.state.channelId) showChannel(wanted);
  else if (channel(store.state, store.state.channelId) === undefined) openSomeChannel();
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
  if (isElsewhere) trimMessages(store.state.channelId);
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
