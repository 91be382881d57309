import { channelOptions, roleOption, userOption } from '../components/select-options.js';
import { say } from '../words/say.js';
import { OPTION } from './option-values.js';

const BOOLEANS = [
  { value: 'true', key: 'command.true', also: ['true', 'yes', 'wahr', 'ja'] },
  { value: 'false', key: 'command.false', also: ['false', 'no', 'falsch', 'nein'] },
];

/** The values a list can offer for an option of a command; nothing where one types. */
export function offeredValues({ type, choices, channel_types: channelTypes }, { users, roles, channels }) {
  if (choices?.length > 0)
    return choices.map(({ name, value, also }) => ({ value: String(value), label: name, also }));
  if (type === OPTION.boolean) return BOOLEANS.map(({ key, ...rest }) => ({ ...rest, label: say(key) }));
  if (type === OPTION.user) return users.map(userOption);
  if (type === OPTION.role) return roles.map(roleOption);
  if (type === OPTION.mentionable) return [...users.map(userOption), ...roles.map(roleOption)];
  if (type === OPTION.channel) return channelOptions(channels, channelTypes);
  return undefined;
}

/** The offered value that somebody means by what they typed: its name, another name of it, a mention, or its id. */
export function valueMeant(offered, typed) {
  const mentioned = /^<(?:@[!&]?|#)(\d+)>$/.exec(typed)?.[1];
  const wanted = bare(typed);
  return (
    offered.find(({ value }) => value === (mentioned ?? typed)) ??
    offered.find(({ label }) => bare(label) === wanted) ??
    offered.find(({ also = [] }) => also.some((name) => bare(name) === wanted))
  );
}

/** Those offered values whose name has a word that begins as typed. */
export function valuesFitting(offered, typed) {
  const wanted = bare(typed);
  const names = ({ label, also = [] }) => [label, ...also].map(bare);
  return offered.filter((option) => names(option).some((name) => name.includes(wanted)));
}

function bare(name) {
  return name.normalize('NFC').replace(/^[@#]/, '').trim().toLowerCase();
}
