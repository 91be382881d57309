/** What `/help` says of where it is asked. Keys start with `help.`. */
export const HELP_WORDS = {
  'help.here': '## Hier und jetzt',
  'help.here.your-turn':
    '**Du bist am Zug.** **Meine Hand** zeigt deine Karten und was du tun darfst; ein Tippen spielt. Kannst du eine Weile nicht weiterspielen, schlägt `/tisch pause` eine Pause vor.',
  'help.here.waiting':
    'Du spielst hier mit, und gerade wird nichts von dir verlangt; sonst wirst du erwähnt. **Meine Hand** zeigt deine Karten trotzdem.',
  'help.here.watching':
    'Du schaust dieser Partie zu. Die letzte Nachricht in diesem Thread ist der Tisch, wie ihn alle sehen; `/tisch text` erzählt ihn in Worten.',
  'help.here.over':
    'Diese Partie ist vorbei. Unter ihrem Ende eröffnet **{{rematch}}** einen neuen Tisch, und **{{replay}}** geht sie mit offenen Händen durch.',
  'help.here.channel':
    'Hier kannst du einen Tisch eröffnen. Andere kommen dazu, und du drückst **{{start}}**.\n{{- plays}}',
  'help.here.lobbies_one':
    'Ein Tisch in diesem Kanal sucht noch Leute: Drücke darunter **{{join}}**. Oder eröffne einen eigenen:\n{{- plays}}',
  'help.here.lobbies_other':
    '{{count}} Tische in diesem Kanal suchen noch Leute: Drücke unter einem **{{join}}**. Oder eröffne einen eigenen:\n{{- plays}}',
  'help.here.direct':
    'Tische stehen auf Servern: Dort eröffnet `/spielen` einen, und `/hilfe` sagt alles Übrige. Diese Spiele gibt es:\n{{- games}}',
  'help.game': '- **{{game}}** · {{about}}',
  'help.play': '- {{- command}} · {{about}}',
  'help.tours': '**Wie geht das?** Ein kurzer Rundgang mit Aufgaben zum Probieren, für dich allein:',
  'help.tables': '**Deine Tische**',
  'help.more_one': '… und noch einer: `/partien`.',
  'help.more_other': '… und {{count}} weitere: `/partien`.',
  'help.more-direct_one': '… und noch einer: `/partien` auf seinem Server.',
  'help.more-direct_other': '… und {{count}} weitere: `/partien` auf ihren Servern.',
} as const;
