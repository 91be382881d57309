/** A person's own settings. Keys start with `mine.`. */
export const SETTINGS_WORDS = {
  'mine.title': '## Deine Einstellungen\nSie gelten an allen deinen Tischen, auf jedem Server.',
  'mine.on': 'an',
  'mine.off': 'aus',
  'mine.back': 'Zurück zu meiner Hand',
  'mine.late': 'Das hat mir zu lange gedauert. Drücke bitte noch einmal.',

  'mine.reminders':
    '**Erinnerungen** kommen einmal für jeden Zug, wenn noch ein Viertel deiner Zeit übrig ist; bei Tempo *live* muss der Aufruf genügen.',
  'mine.reminders.placeholder': 'Wie du erinnert wirst',
  'mine.reminders.mention': 'Erinnere mich im Thread',
  'mine.reminders.mention.about': 'Der Tisch wird noch einmal gezeigt und erwähnt dich',
  'mine.reminders.dm': 'Erinnere mich per Direktnachricht',
  'mine.reminders.dm.about': 'Mit einem Link zum Tisch; sonst sieht sie niemand',
  'mine.reminders.off': 'Erinnere mich nicht',
  'mine.reminders.off.about': 'Du wirst trotzdem einmal erwähnt, wenn du am Zug bist',
  'mine.dm-closed':
    'Discord hat mich dir nicht schreiben lassen, darum kommen Erinnerungen im Thread. Erlaube Direktnachrichten von Mitgliedern eines gemeinsamen Servers und wähle dann noch einmal Direktnachrichten.',

  'mine.onDeck':
    '**Gleich dran** ({{state}}): eine Direktnachricht, wenn du nach dem laufenden Zug sicher an der Reihe bist.',
  'mine.onDeck.switch': 'Gleich dran: {{state}}',
  'mine.asText': '**In Worten** ({{state}}): Hände und Tische erscheinen als Text statt als Bilder.',
  'mine.asText.switch': 'In Worten: {{state}}',
  'mine.confirm': '**Nachfragen** ({{state}}): Jeder Zug wird noch einmal bestätigt, bevor er gilt.',
  'mine.confirm.switch': 'Nachfragen: {{state}}',

  'mine.quiet.none':
    '**Ruhezeit**: keine. In der Ruhezeit rufen dich deine Tische nicht; was wartet, erfährst du danach.',
  'mine.quiet.set':
    '**Ruhezeit**: von {{- from}} bis {{- to}}, {{zone}}. Dann rufen dich deine Tische nicht; was wartet, erfährst du danach.',
  'mine.quiet.change': 'Ruhezeit festlegen',
  'mine.quiet.again': 'Eingabe verbessern',
  'mine.quiet.off': 'Keine Ruhezeit',
  'mine.quiet.title': 'Ruhezeit',
  'mine.quiet.from': 'Von',
  'mine.quiet.from.about': 'Z. B. 22:00 oder 22 Uhr',
  'mine.quiet.to': 'Bis',
  'mine.quiet.to.about': 'Z. B. 7:30; liegt das vor „Von“, ist der nächste Morgen gemeint',
  'mine.quiet.zone': 'Wo du bist',
  'mine.quiet.zone.about': 'Eine große Stadt deiner Zeitzone (z. B. Wien oder New York) oder UTC+2',
  'mine.quiet.unclear': 'Nichts ist geändert:',
  'mine.quiet.problem.time': '- „{{typed}}“ ist keine Uhrzeit. Schreib sie wie 22:00, 7.30 oder 22 Uhr.',
  'mine.quiet.problem.zone':
    '- Die Zeitzone „{{typed}}“ kenne ich nicht. Nenne eine große Stadt darin (z. B. Berlin) oder schreib sie wie Europe/Berlin oder UTC+2.',
  'mine.quiet.problem.zone-near': '- Die Zeitzone „{{typed}}“ kenne ich nicht. Meinst du {{city}}?',
  'mine.quiet.problem.empty': '- Anfang und Ende wären beide um {{time}}. Lass sie eine Weile dauern.',

  'mine.vacation.none': '**Urlaub**: keiner. Im Urlaub steht deine Zeit still, höchstens {{most}} Tage lang.',
  'mine.vacation.set': '**Urlaub** bis {{- until}}. Bis dahin steht deine Zeit still.',
  'mine.vacation.choose': 'Ab jetzt in Urlaub gehen',
  'mine.vacation.change': 'Urlaubsende ändern',
  'mine.vacation.days_one': 'Einen Tag lang ab jetzt',
  'mine.vacation.days_other': '{{count}} Tage lang ab jetzt',
  'mine.vacation.over': 'Ich bin zurück',
  'mine.vacation.begun': 'Schöne Zeit!',
  'mine.vacation.ended': 'Willkommen zurück! Deine Zeit läuft wieder.',
} as const;
