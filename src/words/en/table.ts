/** The lobby, the thread and the private panel of any game. Keys start with `table.`. */
export const TABLE_WORDS = {
  'table.join': 'Join',
} as const;
