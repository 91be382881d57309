import { say } from '../words/say.js';

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** What a menu offers and what it has chosen already, whichever of Discord's five kinds of menu it is. */
export function selectOptions(control, directory) {
  if (control.type === STRING) return stringOptions(control);
  return {
    options: entityOptions(control, directory),
    chosen: (control.default_values ?? []).map(({ id }) => id),
  };
}

function stringOptions({ options }) {
  return { options, chosen: options.filter((option) => option.default).map((option) => option.value) };
}

function entityOptions({ type, channel_types: channelTypes }, { users, roles, channels }) {
  if (type === USER) return users.map(userOption);
  if (type === ROLE) return roles.map(roleOption);
  if (type === MENTIONABLE) return [...users.map(userOption), ...roles.map(roleOption)];
  if (type === CHANNEL) return channelOptions(channels, channelTypes);
  return [];
}

export function userOption(user) {
  return {
    value: user.id,
    label: user.name,
    description: user.bot ? say('users.bot') : undefined,
    also: user.also,
  };
}

export function roleOption(role) {
  return { value: role.id, label: `@${role.name}` };
}

export function channelOptions(channels, types = []) {
  return channels
    .filter((channel) => types.length === 0 || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
