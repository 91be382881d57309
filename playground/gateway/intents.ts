/** Gateway intents: https://discord.com/developers/docs/events/gateway#gateway-intents */
export const Intent = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  presences: 1 << 8,
  guildMessages: 1 << 9,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

/** Those that must be switched on for an application; this playground's has none of them unless told so. */
export const PRIVILEGED_INTENTS = Intent.guildMembers | Intent.presences | Intent.messageContent;

/** The highest bit that means something. */
const HIGHEST_INTENT = 1 << 25;

export function areIntentsValid(intents: unknown): intents is number {
  return (
    typeof intents === 'number' && Number.isInteger(intents) && intents >= 0 && intents < HIGHEST_INTENT * 2
  );
}
