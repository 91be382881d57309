/** What whoever manages a server sets for all its tables, and what comes of it. Keys start with `server.`. */
export const SERVER_WORDS = {
  'command.settings.server.name': 'server',
  'command.settings.server.about': 'Settings for all tables of this server (whoever may manage the server)',

  'server.title':
    '## Settings of this server\nThey apply to all its tables, running ones too; the usual pace to new ones only.',
  'server.pace': '**Usual pace** of tables for which `/play` names none.',
  'server.pace.placeholder': 'The usual pace',
  'server.channels.all': '**Tables** may be opened in every text channel.',
  'server.channels.some':
    '**Tables** may be opened in {{- channels}}. Those that stand elsewhere are played on.',
  'server.channels.placeholder': 'Everywhere; or choose channels for tables',
  'server.archive': '**Finished threads** are archived once nobody has written for this long.',
  'server.archive.placeholder': 'When to archive finished threads',
  'server.archive.left': 'As they are',
  'server.archive.left.about': 'Discord archives a thread by itself, usually after a week',
  'server.archive.hours_one': 'After one hour',
  'server.archive.hours_other': 'After {{count}} hours',
  'server.archive.days_one': 'After one day',
  'server.archive.days_other': 'After {{count}} days',
  'server.results.nowhere': '**Results** are announced only in their threads.',
  'server.results.somewhere': '**Results** are announced in {{- channel}} too.',
  'server.results.missing':
    'But I need {{- permissions}} there. Until I have that, results wait for a day, and are then left out.',
  'server.results.placeholder': 'Nowhere; or choose a channel for results',
  'server.mentions':
    '**Mentions** ({{state}}): whoever a table waits for is notified. If off, they are only named; direct messages that people have asked for still come.',
  'server.mentions.switch': 'Mentions: {{state}}',
  'server.language':
    '**Language** of what everybody reads. What is for one person alone is in that person’s own.',
  'server.language.placeholder': 'The language of tables',
  'server.language.own': 'As the server is set: {{language}}',

  'server.result': '**{{game}}** in {{- thread}}: {{- outcome}}',
  'server.refusal.not-manager':
    'Only whoever may manage this server decides that. `/settings me` is for everybody.',
  'server.in-direct':
    'Those settings are about one server: use `/settings server` in one of its channels. `/settings me` is about you, and works here too.',
  'server.refusal.other-channels': 'On this server tables are opened in {{- channels}}. Use `/play` there.',
} as const;
