import { createContext } from 'preact';

/**
 * What the components of one message share: `click(customId, values)`, `busy(customId)`, `enlarge(picture)`,
 * `reload()` (reads the message again), `attachments`, `usable` (whether the reader may use controls here), and `revision`, which changes with each edit.
 */
export const MessageParts = createContext({
  click: () => {},
  busy: () => false,
  enlarge: () => {},
  reload: () => {},
  attachments: [],
  usable: true,
  revision: undefined,
});
