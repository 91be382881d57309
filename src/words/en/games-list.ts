/** Lists of tables. Keys start with `games.`. */
export const GAMES_LIST_WORDS = {
  'command.games.name': 'games',
  'command.games.about': 'Your tables on this server, first those that wait for you',
  'command.games.all.name': 'all',
  'command.games.all.about': 'Everybody’s tables on this server, not only yours',

  'games.own.title': '## Your tables on this server',
  'games.own.none': 'You sit at no table here. Open one with `/play`, or look for one to join.',
  'games.all.title': '## Tables on this server',
  'games.all.none': 'No table is open on this server. Open one with `/play`.',
  'games.page': '{{first}}–{{last}} of {{count}}',
  'games.elsewhere_one': 'You sit at one more table on another server; use `/games` there.',
  'games.elsewhere_other': 'You sit at {{count}} more tables on other servers; use `/games` there.',
  'games.show-all': 'All on this server',
  'games.show-own': 'Only mine',

  'games.line.yours': '- {{- link}} · **your turn**',
  'games.line.yours-until': '- {{- link}} · **your turn**, deadline {{- ends}}',
  'games.line.yours-extra': '- {{- link}} · **your turn**, time is up, extra time ends {{- ends}}',
  'games.line.waits': '- {{- link}} · waits for {{- names}}',
  'games.line.waits-until': '- {{- link}} · waits for {{- names}}, deadline {{- ends}}',
  'games.line.waits-extra': '- {{- link}} · waits for {{- names}}, time is up, extra time ends {{- ends}}',
  'games.line.paused': '- {{- link}} · paused',
  'games.line.out-of-reach':
    '- {{game}} with {{- names}} · its thread is gone or closed, and the match waits: `/table move` carries it into a new one',
  'games.line.lobby': '- {{- link}} {{game}} · not started, {{- host}} is the host; closes {{- closes}}',
} as const;
