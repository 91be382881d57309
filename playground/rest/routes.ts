import type { Route } from './route.js';
import { CHANNEL_ROUTES } from './routes/channels.js';
import { COMMAND_ROUTES } from './routes/commands.js';
import { EMOJI_ROUTES } from './routes/emojis.js';
import { GUILD_ROUTES } from './routes/guilds.js';
import { INTERACTION_ROUTES } from './routes/interactions.js';
import { MESSAGE_ROUTES } from './routes/messages.js';
import { SELF_ROUTES } from './routes/self.js';
import { THREAD_ROUTES } from './routes/threads.js';
import { WEBHOOK_ROUTES } from './routes/webhooks.js';

/** Everything the bot can ask for. Any other route is answered as Discord answers unknown ones. */
export const ROUTES: readonly Route[] = [
  ...SELF_ROUTES,
  ...COMMAND_ROUTES,
  ...EMOJI_ROUTES,
  ...GUILD_ROUTES,
  ...CHANNEL_ROUTES,
  ...MESSAGE_ROUTES,
  ...THREAD_ROUTES,
  ...INTERACTION_ROUTES,
  ...WEBHOOK_ROUTES,
];
