/** What whoever manages a server sets for all its tables, and what comes of it. Keys start with `server.`. */
export const SERVER_WORDS = {
  'command.settings.server.name': 'server',
  'command.settings.server.about': 'Was dieser Server sich für alle seine Tische wünscht (Serververwaltung)',

  'server.title':
    '## Einstellungen dieses Servers\nSie gelten für alle Tische hier, auch für laufende Partien.',
  'server.pace': '**Übliches Tempo** für Tische, bei denen `/spielen` keines nennt.',
  'server.pace.placeholder': 'Das übliche Tempo',
  'server.channels.all': '**Tische** dürfen in jedem Textkanal stehen.',
  'server.channels.some':
    '**Tische** dürfen in {{- channels}} stehen. An anderen, die es schon gibt, wird weitergespielt.',
  'server.channels.placeholder': 'Überall; oder wähle Kanäle für Tische',
  'server.archive':
    '**Threads beendeter Partien** werden weggeräumt, wenn so lange niemand mehr geschrieben hat.',
  'server.archive.placeholder': 'Wann beendete Threads weggeräumt werden',
  'server.archive.left': 'Gar nicht',
  'server.archive.left.about': 'Discord räumt einen Thread selbst weg, meist nach einer Woche',
  'server.archive.hours_one': 'Nach einer Stunde',
  'server.archive.hours_other': 'Nach {{count}} Stunden',
  'server.archive.days_one': 'Nach einem Tag',
  'server.archive.days_other': 'Nach {{count}} Tagen',
  'server.results.nowhere': '**Ergebnisse** stehen nur in den Threads.',
  'server.results.somewhere': '**Ergebnisse** werden auch in {{- channel}} bekannt gegeben.',
  'server.results.missing':
    'Dort brauche ich aber {{- permissions}}. Bis dahin warten Ergebnisse einen Tag und fallen dann weg.',
  'server.results.placeholder': 'Nirgends; oder wähle einen Kanal für Ergebnisse',
  'server.mentions':
    '**Erwähnungen** ({{state}}): Auf wen ein Tisch wartet, wird gerufen. Sind sie aus, wird nur der Name genannt; gewünschte Direktnachrichten kommen trotzdem.',
  'server.mentions.switch': 'Erwähnungen: {{state}}',
  'server.language':
    '**Sprache** von allem, was alle lesen. Was nur für eine Person ist, steht in ihrer eigenen.',
  'server.language.placeholder': 'Die Sprache der Tische',
  'server.language.own': 'Wie der Server eingestellt ist: {{language}}',

  'server.result': '**{{game}}** in {{- thread}}: {{- outcome}}',
  'server.refusal.not-manager':
    'Das entscheidet nur, wer diesen Server verwalten darf. `/einstellungen meine` ist für alle.',
  'server.refusal.other-channels': 'Auf diesem Server stehen Tische in {{- channels}}. Nimm `/spielen` dort.',
} as const;
