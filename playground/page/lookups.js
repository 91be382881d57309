import { say } from './words/say.js';
/** Questions about the state. */

export function user(state, id) {
  return state.users.find((other) => other.id === id);
}

export function me(state) {
  return user(state, state.me);
}

/** The name shown for a user: the nickname in this server, else the display name. */
export function userName(state, id, guild = openGuild(state)) {
  const member = guild?.members.find((other) => other.user.id === id);
  const found = member?.user ?? user(state, id);
  return member?.nick ?? found?.global_name ?? found?.username;
}

/** The name of a role of the server in view. */
export function roleName(state, id) {
  return openGuild(state)?.roles.find((role) => role.id === id)?.name;
}

export function channel(state, id) {
  for (const guild of state.guilds) {
    const found = [...guild.channels, ...guild.threads].find((other) => other.id === id);
    if (found !== undefined) return found;
  }
  return state.directChannels.find((other) => other.id === id);
}

export function guildOf(state, channelId) {
  return state.guilds.find((guild) =>
    [...guild.channels, ...guild.threads].some((other) => other.id === channelId),
  );
}

export function openChannel(state) {
  return channel(state, state.channelId);
}

/** The server in view; none while a direct message is open. */
export function openGuild(state) {
  return guildOf(state, state.channelId) ?? state.guilds.find(({ id }) => id === state.guildId);
}

export function isThread({ type }) {
  return type === 10 || type === 11 || type === 12;
}

export function isForum({ type }) {
  return type === 15 || type === 16;
}

export function isCategory({ type }) {
  return type === 4;
}

/** Whether messages can be read there at all; what else stops a writer is `page.whyNotSend`. */
export function holdsMessages(found) {
  return !isForum(found) && !isCategory(found);
}

export function channelName(state, found) {
  if (found.type !== 1) return found.name;
  const other = found.recipients?.find(({ id }) => id !== state.me);
  return (other && userName(state, other.id)) ?? say('channel.direct-message');
}

/** The name with the sign that goes before it: "#games", "@Ana", none for a voice channel, and a thread's in quotes. */
export function channelTitle(state, found) {
  const name = channelName(state, found);
  if (isThread(found)) return say('channel.thread-title', { name });
  if (found.type === 1) return `@${name}`;
  return found.type === 2 ? name : `#${name}`;
}

/** People, roles and channels of a server, named for menus; in a direct message the people in it. */
export function directoryOf(state, guild) {
  if (guild === undefined) {
    const people = openChannel(state)?.recipients ?? [];
    const users = people.map((person) => inDirectory(person, userName(state, person.id)));
    return { users, roles: [], channels: [] };
  }
  return {
    users: guild.members.map(({ user: person }) => inDirectory(person, userName(state, person.id, guild))),
    roles: guild.roles.filter((role) => role.name !== '@everyone'),
    channels: [...guild.channels, ...guild.threads],
  };
}

/** `also` are the names by which somebody may look for them besides the one that is shown. */
function inDirectory(person, name) {
  const also = [person.global_name, person.username].filter((other) => other && other !== name);
  return { id: person.id, name, bot: person.bot === true, also };
}

/** The sum of pings (or of unread messages) over channels. */
export function countOf(channels, key) {
  return channels.reduce((sum, { page }) => sum + (page?.[key] ?? 0), 0);
}
