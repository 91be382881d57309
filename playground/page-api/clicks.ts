import { messageJson } from '../shapes/message-json.js';
import {
  type Component,
  flatten,
  isSelect,
  ComponentKind as Kind,
  LINK_BUTTON,
} from '../world/components.js';
import { startInteraction } from '../world/interactions.js';
import { MessageFlag } from '../world/messages.js';
import type { StoredInteraction, StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import { demandOffer } from './offers.js';
import { actingUser, seenChannel, seenMessage } from './places.js';
import { PageRefusal } from './refusal.js';
import { Resolved } from './resolved.js';
import { choose, notOffered, SENTENCES } from './sentences.js';

export interface Click {
  readonly user: string;
  readonly message: string;
  readonly customId: string;
  readonly values?: readonly string[] | undefined;
}

/** Presses a button or makes a choice from a menu, as far as the client would let this user do so. */
export function click(
  world: World,
  { user: userId, message: messageId, customId, values }: Click,
): StoredInteraction {
  const user = actingUser(world, userId);
  const message = seenMessage(world, user.id, messageId);
  const channel = seenChannel(world, user.id, message.channel);
  const component = usableComponent(world, message, customId);
  demandOffer(world, 'use', { user: user.id, channel });
  const resolved = new Resolved(world, channel.guild);
  const chosen = isSelect(component) ? readValues(component, values ?? [], resolved) : undefined;
  if (chosen === undefined && values !== undefined && values.length > 0) {
    throw new PageRefusal('bad-value', 'A button takes no values.');
  }
  const data = {
    custom_id: customId,
    component_type: component.type,
    id: component.id,
    ...(chosen && { values: chosen }),
    ...resolved.json(),
  };
  const about = {
    kind: 'component',
    user: user.id,
    guild: channel.guild,
    channel: channel.id,
    message: message.id,
    customId,
    name: null,
  } as const;
  return startInteraction(world, about, { data, message: messageJson(world, message, { signed: true }) });
}

/** The values chosen from a select, in a message or a modal. */
export function readValues(
  select: Component,
  values: readonly string[],
  resolved: Resolved,
): readonly string[] {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (new Set(values).size !== values.length)
    throw new PageRefusal('bad-value', 'A value can be chosen only once.');
  if (values.length < least || values.length > most) {
    const reason = values.length < least ? 'missing-value' : 'bad-value';
    throw new PageRefusal(reason, choose(least, most, values.length));
  }
  return values.map((value) => readValue(select, value, resolved));
}

function readValue(select: Component, value: string, resolved: Resolved): string {
  switch (select.type) {
    case Kind.userSelect:
      return resolved.user(value);
    case Kind.roleSelect:
      return resolved.role(value);
    case Kind.mentionableSelect:
      return resolved.mentionable(value);
    case Kind.channelSelect:
      return resolved.channel(value, select.channel_types);
    default:
      if (!(select.options ?? []).some((option) => option.value === value)) {
        throw new PageRefusal('bad-value', notOffered(value));
      }
      return value;
  }
}

function usableComponent(world: World, message: StoredMessage, customId: string): Component {
  if ((message.flags & MessageFlag.loading) !== 0)
    throw new PageRefusal('still-thinking', SENTENCES.stillThinking);
  const component = flatten(message.components).find((candidate) => candidate.custom_id === customId);
  if (component === undefined || message.author !== world.botId || component.style === LINK_BUTTON) {
    throw new PageRefusal('no-such-component', SENTENCES.noSuchComponent);
  }
  if (component.disabled === true) {
    throw new PageRefusal(
      'disabled',
      component.type === Kind.button ? SENTENCES.disabledButton : SENTENCES.disabledMenu,
    );
  }
  return component;
}
