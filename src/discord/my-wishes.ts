/** What the panel of one's own settings can be asked for, as controls name it. */
export const MY_WISHES = [
  'show',
  'reminders',
  'next-on',
  'next-off',
  'text-on',
  'text-off',
  'confirm-on',
  'confirm-off',
  'quiet',
  'quiet-set',
  'quiet-off',
  'vacation',
  'vacation-end',
] as const;

export type MyWish = (typeof MY_WISHES)[number];
