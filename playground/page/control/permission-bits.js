import { say } from '../words/say.js';

/** The permissions that matter to a bot of this kind, by Discord's bit. */
const BOT_PERMISSIONS = {
  ViewChannel: 10n,
  SendMessages: 11n,
  CreatePublicThreads: 35n,
  SendMessagesInThreads: 38n,
  AttachFiles: 15n,
  EmbedLinks: 14n,
  ReadMessageHistory: 16n,
  ManageThreads: 34n,
  ManageMessages: 13n,
  UseExternalEmojis: 18n,
  PinMessages: 51n,
};

/** Those that matter to the people who use it. */
const USER_PERMISSIONS = {
  ViewChannel: 10n,
  UseApplicationCommands: 31n,
  SendMessages: 11n,
  SendMessagesInThreads: 38n,
  ReadMessageHistory: 16n,
  ManageThreads: 34n,
  ManageMessages: 13n,
};

export function permissionsOf(user) {
  return user?.bot ? BOT_PERMISSIONS : USER_PERMISSIONS;
}

/** "CreatePublicThreads" in the words of the one who reads. */
export function permissionWords(name) {
  return say(`permission.${name}`);
}

/** What a channel's own overwrite for one user refuses. */
export function refusedHere(channel, user) {
  const own = (channel.permission_overwrites ?? []).find(({ id }) => id === user?.id);
  const denied = BigInt(own?.deny ?? 0);
  const known = permissionsOf(user);
  return Object.keys(known).filter((name) => (denied & (1n << known[name])) !== 0n);
}
