import { messageJson } from '../shapes/message-json.js';
import { type Component, flatten, isSelect, ComponentKind as Kind } from '../world/components.js';
import { changeInteraction, startInteraction } from '../world/interactions.js';
import type { StoredInteraction } from '../world/types.js';
import type { World } from '../world/world.js';
import { readValues } from './clicks.js';
import { demandOffer } from './offers.js';
import { actingUser, ownInteraction, seenChannel } from './places.js';
import { PageRefusal } from './refusal.js';
import { Resolved } from './resolved.js';
import { fieldRequired, SENTENCES } from './sentences.js';

export type FieldValue = string | boolean | readonly string[];

export interface ModalAnswer {
  readonly user: string;
  /** The interaction that opened the modal. */
  readonly interaction: string;
  readonly values: Readonly<Record<string, FieldValue | undefined>>;
}

const TEXT_LENGTH_MAX = 4000;

/** Sends a filled modal, as far as the client would let this user do so. */
export function submitModal(world: World, answer: ModalAnswer): StoredInteraction {
  const user = actingUser(world, answer.user);
  const opener = ownInteraction(world, user.id, answer.interaction);
  if (opener.modal === null || opener.status !== 'modal') {
    throw new PageRefusal('no-such-interaction', SENTENCES.modalClosed);
  }
  const channel = seenChannel(world, user.id, opener.channel);
  demandOffer(world, 'use', { user: user.id, channel });
  const { modal } = opener;
  const names = flatten(modal.components).flatMap((component) => component.custom_id ?? []);
  const stranger = Object.keys(answer.values).find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw new PageRefusal('no-such-component', `The modal has no field ${stranger}.`);

  const resolved = new Resolved(world, channel.guild);
  const components = modal.components.map((component) => filled(component, answer.values, resolved));
  const data = { custom_id: modal.custom_id, components, ...resolved.json() };
  const message = opener.message === null ? undefined : world.messages.get(opener.message);
  const about = {
    kind: 'modal',
    user: user.id,
    guild: channel.guild,
    channel: channel.id,
    message: message?.id ?? null,
    customId: modal.custom_id,
    name: null,
  } as const;
  changeInteraction(world, opener, { status: 'done' });
  return startInteraction(world, about, {
    data,
    ...(message && { message: messageJson(world, message, { signed: true }) }),
  });
}

function filled(
  component: Component,
  values: ModalAnswer['values'],
  resolved: Resolved,
): Record<string, unknown> {
  const { type, id, component: inner, components } = component;
  if (inner) {
    const { label } = component;
    return { type, id, component: filledField({ ...inner, label: label ?? null }, values, resolved) };
  }
  if (components)
    return { type, id, components: components.map((field) => filledField(field, values, resolved)) };
  return { type, id };
}

function filledField(
  field: Component,
  values: ModalAnswer['values'],
  resolved: Resolved,
): Record<string, unknown> {
  const { type, id, custom_id: customId = '' } = field;
  const common = { type, id, custom_id: customId };
  const value = values[customId];
  if (isSelect(field) || type === Kind.checkboxGroup)
    return { ...common, values: readList(field, value, resolved) };
  if (type === Kind.radioGroup) return { ...common, value: readRadio(field, value) };
  if (type === Kind.checkbox) return { ...common, value: readCheck(field, value) };
  return { ...common, value: readText(field, value) };
}

function readList(field: Component, value: FieldValue | undefined, resolved: Resolved): readonly string[] {
  const list = value ?? defaultsOf(field);
  if (typeof list === 'string' || typeof list === 'boolean') throw badValue(field, 'takes a list');
  if (list.length === 0) {
    if (field.required !== false) throw missing(field);
    return [];
  }
  const most =
    field.type === Kind.checkboxGroup ? (field.max_values ?? field.options?.length ?? 1) : field.max_values;
  return readValues({ ...field, ...(most !== undefined && { max_values: most }) }, list, resolved);
}

function readRadio(field: Component, value: FieldValue | undefined): string | null {
  const chosen = value ?? defaultsOf(field)[0];
  if (chosen === undefined) {
    if (field.required !== false) throw missing(field);
    return null;
  }
  if (!(field.options ?? []).some((option) => option.value === chosen))
    throw badValue(field, 'does not offer that');
  return String(chosen);
}

function readCheck(field: Component, value: FieldValue | undefined): boolean {
  const checked = value ?? field.default ?? false;
  if (typeof checked !== 'boolean') throw badValue(field, 'is checked or not');
  return checked;
}

function readText(field: Component, value: FieldValue | undefined): string {
  const text = value ?? (field as { readonly value?: string | null }).value ?? '';
  if (typeof text !== 'string') throw badValue(field, 'takes a text');
  if (text === '') {
    if (field.required !== false) throw missing(field);
    return '';
  }
  const least = field.min_length ?? 0;
  const most = field.max_length ?? TEXT_LENGTH_MAX;
  if (text.length < least || text.length > most)
    throw badValue(field, `takes ${least} to ${most} characters`);
  return text;
}

function defaultsOf(field: Component): readonly string[] {
  return (field.options ?? []).filter((option) => option.default === true).map((option) => option.value);
}

function missing(field: Component): PageRefusal {
  return new PageRefusal('missing-value', fieldRequired(labelOf(field)));
}

function labelOf({ label, custom_id: customId = '' }: Component): string {
  return label ?? customId;
}

function badValue(field: Component, sentence: string): PageRefusal {
  return new PageRefusal('bad-value', `The field ${field.custom_id ?? ''} ${sentence}.`);
}
