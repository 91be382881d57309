import { clock } from './clock.js';
import { notePageStart } from './page-start.js';
import { store } from './store.js';

/** So many of what somebody pressed can still matter to what is in view. */
const INTERACTIONS_KEPT = 200;

/** What each event of the server changes in the state. */
const CHANGES = {
  hello: (_state, { now, bot }) => {
    notePageStart(now);
    clock.set(now - Date.now());
    return { bot };
  },
  clock: (_state, { now }) => {
    clock.set(now - Date.now());
    return {};
  },
  bot: (_state, { bot }) => ({ bot }),
  'message-create': (state, event) => ({
    ...putMessage(state, event),
    ...putCounts(state, event),
    ...stopTyping(state, event),
    ...announce(state, event),
  }),
  'message-update': putMessage,
  'message-delete': (state, event) => ({
    ...changeList(state, event.channel, (list) => list.filter(({ id }) => id !== event.message)),
    ...putCounts(state, event),
  }),
  'channel-create': putPlace('channels'),
  'channel-update': putPlace('channels'),
  'channel-delete': dropPlace('channels'),
  'thread-create': putPlace('threads'),
  'thread-update': putPlace('threads'),
  'thread-delete': dropPlace('threads'),
  interaction: putInteraction,
  ping: (state, { channel, pings }) => changePage(state, channel, () => ({ pings })),
  read: (state, { channel }) => changePage(state, channel, () => ({ pings: 0, unread: 0 })),
  typing: (state, { channel, user }) => ({
    typing: { ...state.typing, [channel]: { ...state.typing[channel], [user]: clock.now() } },
  }),
};

export function applyEvent(event) {
  const change = CHANGES[event.type];
  if (change === undefined) return;
  const channelId = typeof event.channel === 'string' ? event.channel : undefined;
  const reading = store.state.messages[channelId];
  // The channel is being read at this moment: what happens meanwhile is applied to what comes.
  if (reading?.status === 'loading' && event.type.startsWith('message-')) reading.held.push(event);
  else store.set((state) => change(state, event));
}

function putMessage(state, { channel, message }) {
  return changeList(state, channel, (list) => {
    const at = list.findIndex(({ id }) => id === message.id);
    if (at >= 0) return list.with(at, message);
    const later = list.findIndex(({ id }) => BigInt(id) > BigInt(message.id));
    return later < 0 ? [...list, message] : list.toSpliced(later, 0, message);
  });
}

function changeList(state, channelId, change) {
  const known = state.messages[channelId];
  if (known === undefined || known.status === 'refused') return {};
  return { messages: { ...state.messages, [channelId]: { ...known, list: change(known.list) } } };
}

/** The server counts; so nothing is counted twice that is in the state already. */
function putCounts(state, { channel, unread, pings }) {
  return unread === undefined ? {} : changePage(state, channel, () => ({ unread, pings }));
}

function announce(state, { channel, message }) {
  if (message.author.id === state.me || message.page.thinking) return {};
  const isWanted = channel === state.channelId || message.page.pinged;
  return isWanted ? { announced: { channelId: channel, message } } : {};
}

function stopTyping(state, { channel, message }) {
  return { typing: { ...state.typing, [channel]: { ...state.typing[channel], [message.author.id]: 0 } } };
}

function changePage(state, channelId, change) {
  const renew = (place) =>
    place.id === channelId ? { ...place, page: { ...place.page, ...change(place.page) } } : place;
  return {
    guilds: state.guilds.map((guild) => ({
      ...guild,
      channels: guild.channels.map(renew),
      threads: guild.threads.map(renew),
    })),
    directChannels: state.directChannels.map(renew),
  };
}

function putPlace(kind) {
  return (state, { guild: guildId, channel }) => {
    if (guildId === null || guildId === undefined)
      return { directChannels: placed(state.directChannels, channel) };
    return changeGuild(state, guildId, (guild) => ({ [kind]: placed(guild[kind], channel) }));
  };
}

function placed(places, place) {
  const rest = places.filter(({ id }) => id !== place.id);
  return [...rest, place].sort(
    (one, other) =>
      (one.position ?? 0) - (other.position ?? 0) || (BigInt(one.id) < BigInt(other.id) ? -1 : 1),
  );
}

function dropPlace(kind) {
  return (state, { guild: guildId, channel }) => {
    const gone = typeof channel === 'string' ? channel : channel.id;
    return changeGuild(state, guildId, (guild) => ({
      [kind]: guild[kind].filter(({ id }) => id !== gone),
      threads: guild.threads.filter(({ id, parent_id: parent }) => id !== gone && parent !== gone),
    }));
  };
}

function changeGuild(state, guildId, change) {
  return {
    guilds: state.guilds.map((guild) => (guild.id === guildId ? { ...guild, ...change(guild) } : guild)),
  };
}

/** An interaction that asks for a modal opens it. */
function putInteraction(state, { interaction }) {
  const known = Object.entries(state.interactions).slice(-INTERACTIONS_KEPT);
  const interactions = { ...Object.fromEntries(known), [interaction.id]: interaction };
  const opens = interaction.status === 'modal' && state.interactions[interaction.id]?.status !== 'modal';
  return { interactions, ...(opens ? { modalId: interaction.id } : {}) };
}
