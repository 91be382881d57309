/** A file or address that a component shows. */
export interface Media {
  readonly url: string;
  /** The attachment behind an `attachment://` address. */
  readonly attachment_id?: string;
}

export interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly emoji?: unknown;
  readonly default?: boolean;
}

/**
 * A component of a message or modal. Which of the fields are there depends on `type`; Discord's schema has
 * seen to that before one of these is made.
 */
export interface Component {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: unknown;
  readonly url?: string | null;
  readonly disabled?: boolean | null;
  readonly required?: boolean | null;
  readonly content?: string;
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly items?: readonly GalleryItem[];
  readonly media?: Media;
  readonly file?: Media;
  readonly options?: readonly SelectOption[] | null;
  readonly channel_types?: readonly number[] | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly description?: string | null;
  readonly placeholder?: string | null;
  readonly default?: boolean;
}

export const ComponentKind = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const LINK_BUTTON = 5;
export const PREMIUM_BUTTON = 6;

const SELECTS: readonly number[] = [3, 5, 6, 7, 8];

export function isSelect(component: Component): boolean {
  return SELECTS.includes(component.type);
}

/** Every component with those inside it, in reading order: a parent before its children. */
export function flatten(components: readonly Component[]): readonly Component[] {
  return components.flatMap((component) => [component, ...flatten(childrenOf(component))]);
}

/** The words that a list of components shows as texts, one after the other. */
export function textsOf(components: readonly Component[]): readonly string[] {
  return flatten(components).flatMap((component) =>
    component.type === ComponentKind.text ? (component.content ?? '') : [],
  );
}

/** What a component shows: its own media, or those of its items. */
export function mediaOf(component: Component): readonly Media[] {
  const own = [component.media, component.file].filter((media) => media !== undefined);
  return [...own, ...(component.items ?? []).map((item) => item.media)];
}

/** The same component with each of its media, and those inside it, changed. */
export function mapMedia(component: Component, change: (media: Media) => Media): Component {
  const { media, file, items, components, accessory } = component;
  return {
    ...component,
    ...(media && { media: change(media) }),
    ...(file && { file: change(file) }),
    ...(items && { items: items.map((item) => ({ ...item, media: change(item.media) })) }),
    ...(components && { components: components.map((child) => mapMedia(child, change)) }),
    ...(accessory && { accessory: mapMedia(accessory, change) }),
  };
}

/** Keeps the ids that were sent and numbers the others in reading order, skipping those in use. */
export function numberComponents(components: readonly Component[]): readonly Component[] {
  const used = new Set(flatten(components).flatMap((component) => component.id || []));
  let last = 0;
  function number(component: Component): Component {
    let id = component.id || undefined;
    if (id === undefined) {
      do last += 1;
      while (used.has(last));
      id = last;
    }
    const { components: children, accessory, component: inner } = component;
    return {
      ...component,
      id,
      ...(children && { components: children.map(number) }),
      ...(inner && { component: number(inner) }),
      ...(accessory && { accessory: number(accessory) }),
    };
  }
  return components.map(number);
}

function childrenOf(component: Component): readonly Component[] {
  const { components = [], component: inner, accessory } = component;
  return [...components, inner, accessory].filter((child) => child !== undefined);
}
