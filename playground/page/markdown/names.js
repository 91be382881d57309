import { createContext } from 'preact';

/**
 * How a text finds the names of what it mentions: `userName(id)`, `roleName(id)`, `channel(id)`, `me` (the user who
 * reads), `locale` (their language), whether `isCommand(name, id)` can be used here, and does what pressing one does:
 * `openChannel(id)`, `openPlace({ channel, message })`, `beginCommand(name)`.
 */
export const Names = createContext({
  me: '',
  locale: 'en-GB',
  userName: () => undefined,
  roleName: () => undefined,
  channel: () => undefined,
  isCommand: () => false,
  openChannel: () => {},
  openPlace: () => {},
  beginCommand: () => {},
});
