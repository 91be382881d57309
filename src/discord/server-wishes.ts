/** What the panel of a server's settings can be asked for, as controls name it. */
export const SERVER_WISHES = [
  'pace',
  'channels',
  'archive',
  'results',
  'mentions-on',
  'mentions-off',
  'language',
] as const;

export type ServerWish = (typeof SERVER_WISHES)[number];
