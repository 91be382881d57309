/** What whoever manages a server sets for all its tables, and what comes of it. Keys start with `server.`. */
export const SERVER_WORDS = {
  'command.settings.server.name': 'server',
  'command.settings.server.about':
    'Einstellungen für alle Tische dieses Servers (nur mit „Server verwalten“)',

  'server.title':
    '## Einstellungen dieses Servers\nSie gelten für alle Tische hier, auch für laufende Partien; das übliche Tempo gilt nur für neue.',
  'server.pace': '**Übliches Tempo** für Tische, bei denen `/spielen` keines nennt.',
  'server.pace.placeholder': 'Das übliche Tempo',
  'server.channels.all': '**Tische** dürfen in jedem Textkanal stehen.',
  'server.channels.some':
    '**Tische** dürfen in {{- channels}} stehen. An anderen, die es schon gibt, wird weitergespielt.',
  'server.channels.placeholder': 'Überall; oder wähle Kanäle für Tische',
  'server.archive':
    '**Threads beendeter Partien** werden archiviert, wenn so lange niemand mehr geschrieben hat.',
  'server.archive.placeholder': 'Wann beendete Threads archiviert werden',
  'server.archive.left': 'Gar nicht',
  'server.archive.left.about': 'Discord archiviert einen Thread selbst, meist nach einer Woche',
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
    '**Erwähnungen** ({{state}}): Wer an der Reihe ist, wird erwähnt. Sind sie aus, steht nur der Name da; gewünschte Direktnachrichten kommen trotzdem.',
  'server.mentions.switch': 'Erwähnungen: {{state}}',
  'server.language':
    '**Sprache** der Texte, die alle lesen. Was nur eine Person sieht, steht in ihrer eigenen Sprache.',
  'server.language.placeholder': 'Die Sprache der Tische',
  'server.language.own': 'Wie der Server eingestellt ist: {{language}}',

  'server.result': '**{{game}}** in {{- thread}}: {{- outcome}}',
  'server.refusal.not-manager':
    'Das entscheidet nur, wer diesen Server verwalten darf. `/einstellungen meine` ist für alle.',
  'server.in-direct':
    'Diese Einstellungen gehören zu einem Server: Nutze `/einstellungen server` in einem seiner Kanäle. `/einstellungen meine` gehört zu dir und geht auch hier.',
  'server.refusal.other-channels': 'Auf diesem Server stehen Tische in {{- channels}}. Nimm `/spielen` dort.',
} as const;
