/** Woodland Tricks. Keys start with `woodland-tricks.`. */
export const WOODLAND_TRICKS_WORDS = {
  'woodland-tricks.name': 'Woodland Tricks',
} as const;
