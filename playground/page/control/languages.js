/** Languages that a person or a server can be given: some of Discord's. */
export const LANGUAGES = [
  ['en-US', 'English, US'],
  ['en-GB', 'English, UK'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es-ES', 'Español'],
  ['pl', 'Polski'],
  ['ja', '日本語'],
];
