import { createContext } from 'preact';

/**
 * What the components of one message share: `click(customId, values)`, `busy(customId)`, `enlarge(picture)`,
 * `attachments`, `usable` (whether the reader may use controls here), and `revision`, which changes with each edit.
 */
export const MessageParts = createContext({
  click: () => {},
  busy: () => false,
  enlarge: () => {},
  attachments: [],
  usable: true,
  revision: undefined,
});
