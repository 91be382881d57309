import { html } from '../html.js';
import { Icon } from '../icon.js';
import { say } from '../words/say.js';

const TEXT = 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16';
const SPEAKER = 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11';
const MEGAPHONE = 'M4 10v4h3l9 5V5l-9 5zM19 9v6M8 14l1 6';
const FORUM = 'M4 5h11v8H9l-4 3v-3H4zM18 9h2v8h-1v3l-4-3h-4';
const THREAD = 'M5 5v6a3 3 0 0 0 3 3h11M15 10l4 4-4 4';
const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20a8 8 0 0 1 16 0';

const SHAPES = {
  1: PERSON,
  2: SPEAKER,
  5: MEGAPHONE,
  10: THREAD,
  11: THREAD,
  12: THREAD,
  13: SPEAKER,
  15: FORUM,
  16: FORUM,
};
const WORDS = {
  2: 'channel.voice',
  5: 'channel.announcement',
  10: 'channel.thread',
  11: 'channel.thread',
  12: 'channel.private-thread',
  13: 'channel.stage',
  15: 'channel.forum',
  16: 'channel.media',
};

/** The sign of a channel's kind. */
export function ChannelIcon({ channel }) {
  return html`<${Icon} kind="channel-icon" path=${SHAPES[channel.type] ?? TEXT} size=${20} />`;
}

/** The kind of a channel in words, for those who hear the page. */
export function channelKind(channel) {
  return say(WORDS[channel.type] ?? 'channel.text');
}
