/** What is kept of people, and what they can do about it. */
export const PRIVACY_WORDS = {
  'command.privacy.name': 'datenschutz',
  'command.privacy.about': 'Was über dich gespeichert ist',
  'command.privacy.show.name': 'zeigen',
  'command.privacy.show.about': 'Was über dich gespeichert ist, wie lange und wer es sehen kann',
  'command.privacy.export.name': 'export',
  'command.privacy.export.about': 'Alles, was über dich gespeichert ist, als Datei nur für dich',
  'command.privacy.delete.name': 'löschen',
  'command.privacy.delete.about': 'Deine Daten auf allen Servern löschen lassen',

  'privacy.show.title': '## Was ich über dich weiß',
  'privacy.show.nothing': 'Noch nichts. Sobald du dich an einen Tisch setzt, merke ich mir das:',
  'privacy.show.account': '- **Wer du bist**: die Nummer deines Discord-Kontos und wie du heißt.',
  'privacy.show.names_one':
    '- **Wer du bist**: die Nummer deines Discord-Kontos und wie du auf einem Server heißt.',
  'privacy.show.names_other':
    '- **Wer du bist**: die Nummer deines Discord-Kontos und wie du auf {{count}} Servern heißt.',
  'privacy.show.tables':
    '- **Tische** mit jedem deiner Züge und wann er war: {{lobby}} noch nicht begonnen, {{playing}} laufend, {{finished}} zu Ende gespielt, {{abandoned}} ohne Ergebnis beendet.',
  'privacy.show.results':
    '- **Ergebnisse** von Partien, aus denen Wertungen und Ranglisten folgen: {{count}}.',
  'privacy.show.settings':
    '- **Einstellungen** aus `/einstellungen meine` und welche Erklärungen du zu den Spielen nicht mehr brauchst: {{state}}.',
  'privacy.show.settings.kept': 'gespeichert',
  'privacy.show.settings.none': 'noch nichts',
  'privacy.show.never':
    'Sonst nichts: keine Nachrichten von dir, keine Mitgliederliste, nichts darüber, wer du außerhalb der Spiele bist.',
  'privacy.show.who':
    '**Wer es sehen kann**: Was offen gespielt wird, steht im Thread, für alle, die ihn lesen können; deine Karten siehst nur du, solange die Partie läuft, und danach der ganze Server. Ranglisten und Ergebnisse sind für den Server, auf dem du gespielt hast. Wer diesen Bot betreibt, kann seine Datenbank lesen.',
  'privacy.show.how-long':
    '**Wie lange**: bis du es löschen lässt oder bis {{days}} Tage, nachdem ich von einem Server entfernt wurde.',
  'privacy.show.do':
    '**Was du tun kannst**: dir mit `/datenschutz export` eine Kopie geben lassen oder mit `/datenschutz löschen` alles löschen lassen.',
  'privacy.show.contact': '**Wen du fragen kannst**: {{- contact}}',
  'privacy.show.export': 'Gib mir eine Kopie',
  'privacy.show.delete': 'Löschen …',

  'privacy.export.text': 'Alles, was ich über dich weiß, auf allen Servern. Diese Nachricht siehst nur du.',
  'privacy.export.packed': 'Es ist so viel, dass die Datei gepackt ist (gzip).',
  'privacy.export.about': 'Alles, was über dich gespeichert ist, als JSON',

  'privacy.delete.title': '## Deine Daten löschen lassen?',
  'privacy.delete.nothing': 'Es gibt nichts zu löschen: Ich habe nichts über dich.',
  'privacy.delete.first':
    '**Zuerst** verlässt du alle deine Tische, auf allen Servern: {{lobby}} noch nicht begonnene und {{playing}} laufende Partien, die du aufgibst wie mit `/aufgeben`.',
  'privacy.delete.goes':
    '**Dann verschwinden** die Nummer deines Kontos, deine Namen und deine Einstellungen.',
  'privacy.delete.stays':
    '**Was bleibt**, ohne dass etwas zu dir führt: Züge und Ergebnisse von Partien, unter „{{former}}“, denn es sind auch die Ergebnisse und Wertungen der anderen.',
  'privacy.delete.discord':
    '**Was ich nicht löschen kann**: Nachrichten und Bilder in Threads liegen bei Discord. Wer dort Nachrichten verwalten darf, kann sie löschen.',
  'privacy.delete.minutes': 'Diese Frage gilt {{count}} Minuten lang.',
  'privacy.delete.yes': 'Meine Daten löschen',
  'privacy.delete.no': 'Nein, behalten',
  'privacy.delete.sure': 'Bist du sicher? **Es lässt sich nicht rückgängig machen**, von niemandem.',
  'privacy.delete.really': 'Ja, endgültig löschen',
  'privacy.delete.too-late':
    'Diese Frage ist zu alt, und nichts wurde gelöscht. Nimm `/datenschutz löschen`, um neu gefragt zu werden.',
  'privacy.delete.done': 'Deine Daten sind gelöscht. Spielst du wieder, fängst du von vorn an.',
  'privacy.delete.soon':
    'Deine Daten werden gleich gelöscht: An einem deiner Tische tut gerade jemand etwas. Du brauchst nichts mehr zu tun.',
  'privacy.delete.kept': 'Nichts wurde gelöscht.',
} as const;
