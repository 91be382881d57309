/** The permissions a bot of this kind needs, by Discord's bit. */
export const PERMISSIONS = {
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

/** "CreatePublicThreads" as words. */
export function permissionWords(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** What a channel's own overwrite for one user refuses. */
export function refusedHere(channel, userId) {
  const own = (channel.permission_overwrites ?? []).find(({ id }) => id === userId);
  const denied = BigInt(own?.deny ?? 0);
  return Object.keys(PERMISSIONS).filter((name) => (denied & (1n << PERMISSIONS[name])) !== 0n);
}
