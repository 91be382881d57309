import { useEffect, useState } from 'preact/hooks';

/**
 * Everything the page knows, as one value that is replaced and never changed. `guildId` stays when
 * the open channel is gone; `messages` holds, by channel, what was
 * read of it; `interactions` this user's own, by id; `dismissed` the private messages closed by hand; `command` the
 * one being filled in; `replies` the message that
 * is about to be answered, by channel; `newSince` how many messages of a channel were new when it was opened;
 * `controlled` how often the control panel has changed something; `announced` the newest message that somebody who hears the page is told of.
 */
export const EMPTY = {
  me: undefined,
  users: [],
  application: undefined,
  bot: { status: 'off', connected: false, restarts: 0 },
  guilds: [],
  directCommands: [],
  directChannels: [],
  channelId: undefined,
  guildId: undefined,
  messages: {},
  newSince: {},
  interactions: {},
  dismissed: new Set(),
  typing: {},
  otherPings: {},
  connection: 'connecting',
  announced: undefined,
  command: undefined,
  replies: {},
  enlarged: undefined,
  modalId: undefined,
  controlled: 0,
  notices: [],
};

export const store = {
  state: EMPTY,
  listeners: new Set(),

  set(change) {
    const next = typeof change === 'function' ? change(this.state) : change;
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  },
};

/** Draws the component that calls it anew whenever what `select` picks out of the state is another value. */
export function useStore(select = (state) => state) {
  const [, redraw] = useState(0);
  const chosen = select(store.state);
  useEffect(() => {
    const listener = () => {
      if (!Object.is(select(store.state), chosen)) redraw((count) => count + 1);
    };
    listener();
    store.listeners.add(listener);
    return () => store.listeners.delete(listener);
  });
  return chosen;
}
