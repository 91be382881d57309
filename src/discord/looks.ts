/** How something private is shown. Every control of it carries it, so the choice outlives a press. */
export type Look = 'picture' | 'text';

/** As it stands in the ids of controls. */
export const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['p', 'picture'],
  ['t', 'text'],
]);
