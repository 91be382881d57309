/** Lists of tables. Keys start with `games.`. */
export const GAMES_LIST_WORDS = {
  'command.games.name': 'partien',
  'command.games.about': 'Deine Tische auf diesem Server, zuerst die, die auf dich warten',
  'command.games.all.name': 'alle',
  'command.games.all.about': 'Die Tische von allen auf diesem Server, nicht nur deine',

  'games.own.title': '## Deine Tische auf diesem Server',
  'games.own.none':
    'Du sitzt hier an keinem Tisch. Eröffne einen mit `/spielen` oder suche einen zum Mitspielen.',
  'games.all.title': '## Tische auf diesem Server',
  'games.all.none': 'Auf diesem Server steht kein Tisch. Eröffne einen mit `/spielen`.',
  'games.page': '{{first}}–{{last}} von {{count}}',
  'games.elsewhere_one': 'Auf einem anderen Server sitzt du an einem weiteren Tisch; nimm `/partien` dort.',
  'games.elsewhere_other':
    'Auf anderen Servern sitzt du an {{count}} weiteren Tischen; nimm `/partien` dort.',
  'games.show-all': 'Alle auf diesem Server',
  'games.show-own': 'Nur meine',

  'games.line.yours': '- {{- link}} · **du bist am Zug**',
  'games.line.yours-until': '- {{- link}} · **du bist am Zug**, Frist {{- ends}}',
  'games.line.yours-extra': '- {{- link}} · **du bist am Zug**, Zeit um, Reserve endet {{- ends}}',
  'games.line.waits': '- {{- link}} · wartet auf {{- names}}',
  'games.line.waits-until': '- {{- link}} · wartet auf {{- names}}, Frist {{- ends}}',
  'games.line.waits-extra': '- {{- link}} · wartet auf {{- names}}, Zeit um, Reserve endet {{- ends}}',
  'games.line.paused': '- {{- link}} · pausiert',
  'games.line.out-of-reach':
    '- {{game}} mit {{- names}} · der Thread ist fort oder geschlossen, und die Partie wartet: `/tisch umziehen` bringt sie in einen neuen',
  'games.line.lobby':
    '- {{- link}} {{game}} · noch nicht gestartet, {{- host}} hat die Leitung; schließt {{- closes}}',
} as const;
