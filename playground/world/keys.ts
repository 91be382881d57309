/** Where a membership lies. */
export function memberKey(guild: string, user: string): string {
  return `${guild}:${user}`;
}

/** Where lies how far a user has read in a channel. */
export function readKey(user: string, channel: string): string {
  return `${user}:${channel}`;
}
