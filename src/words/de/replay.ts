/** Matches that are over, looked back on with all hands open. Keys start with `replay.`. */
export const REPLAY_WORDS = {
  'command.replay.name': 'rückblick',
  'command.replay.about': 'Eine beendete Partie noch einmal ansehen, mit allen Händen offen',
  'replay.button': 'Rückblick',
  'replay.place': '-# {{number}} von {{count}} · {{chapter}}',
  'replay.title': '{{game}}: {{- names}}',
  'replay.first': 'Anfang',
  'replay.back': '◀ Zurück',
  'replay.next': 'Weiter ▶',
  'replay.fast-forward': 'Vorspulen ▶▶',
  'replay.last': 'Ende',
  'replay.chapters': 'Gehe zu …',
  'replay.chapter-end': 'Das Ende',
  'replay.as-text': 'Als Text',
  'replay.as-picture': 'Als Bilder',
  'replay.film': 'Als Film',
  'replay.record': 'Protokoll',

  // The film and the record.
  'replay.film.text': '{{title}}, als Film aus {{count}} Bildern.',
  'replay.film.thinned':
    'Er zeigt, was jeder Stich und jede Runde ergab; einzelne Entscheidungen wären zu viele.',
  'replay.film.alt':
    '{{game}}, {{names}}: die Partie als Film aus {{count}} Bildern, mit allen Händen offen.',
  'replay.film.making':
    '{{title}}: Der Film entsteht, {{count}} Bilder nacheinander. Das dauert bis zu einer halben Minute.',
  'replay.film.person': 'Platz {{number}}',
  'replay.film.busy': 'Gerade entstehen mehrere Filme. Drücke bitte in einer Minute noch einmal.',
  'replay.record.text':
    'Das Protokoll dieser Partie, mit jeder Karte und jedem Zug, zum Aufheben und Prüfen.',
  'replay.record.linked':
    '`docs/record.md` im [Quelltext dieses Bots]({{- source}}) erklärt es (auf Englisch) und sagt, wie es sich prüfen lässt: `npm run verify-match FILE`.',
  'replay.record.asking':
    'Wer diesen Bot betreibt, kann dir sagen, wie es zu lesen ist, und die Partie daraus nachrechnen.',

  // The list.
  'replay.list': '**Beendete Partien dieses Servers.** Welche möchtest du noch einmal sehen?',
  'replay.list.none': 'Auf diesem Server wurde noch keine Partie zu Ende gespielt.',
  'replay.list.placeholder': 'Wähle eine Partie',
  'replay.list.won': 'Sieg für {{winners}} · {{day}}',
  'replay.list.older': 'Ältere ▶',
  'replay.list.newest': '◀ Neueste',

  // What cannot be replayed.
  'replay.refusal.no-such-table': 'Eine solche Partie kenne ich auf diesem Server nicht.',
  'replay.refusal.other-rules':
    'Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben; darum kann ich sie nicht zeigen, wie sie war.',
  'replay.refusal.lobby': 'Diese Partie hat noch nicht begonnen. Ansehen kannst du sie, wenn sie vorbei ist.',
  'replay.refusal.playing':
    'Diese Partie ist noch nicht vorbei, darum bleiben ihre Hände allen verborgen. Ansehen kannst du sie danach.',
  'replay.refusal.abandoned': 'Dieser Tisch endete ohne Ergebnis, darum gibt es nichts anzusehen.',

  // Woodland Tricks.
  'replay.woodland-tricks.chapter': 'Runde {{round}}',
  'replay.woodland-tricks.begins':
    '**Runde {{round}}** · {{dealer}} hat gegeben, {{leader}} spielt an. Trumpfkarte: {{card}}.',
  'replay.woodland-tricks.led': '{{name}} spielt {{card}} an.',
  'replay.woodland-tricks.answered': '{{name}} antwortet mit {{card}}.',
  'replay.woodland-tricks.drew': 'Die 5 zieht {{card}}.',
  'replay.woodland-tricks.kept': '{{name}} lässt die Trumpfkarte liegen.',
  'replay.woodland-tricks.put-back': '{{name}} legt {{card}} unter den Stapel.',
  'replay.woodland-tricks.alt': 'Woodland Tricks, Runde {{round}}, Stich {{trick}}, alle Hände offen.',
  'replay.woodland-tricks.alt.hand': '{{name}} hält {{cards}}.',
  'replay.woodland-tricks.alt.seat': '{{name}}: {{points}}, {{tricks}} in dieser Runde, {{bonus}}.',
  'replay.woodland-tricks.alt.takes': '{{name}} nimmt ihn.',
  'replay.woodland-tricks.pile': 'Stapel {{count}}',

  // Trickadee.
  'replay.trickadee.chapter': 'Runde {{round}}',
  'replay.trickadee.begins': '**Runde {{round}}** · {{name}} spielt zum ersten Stich an. Lifer: {{lifer}}.',
  'replay.trickadee.line': '**Runde {{round}}, Stich {{trick}}** · {{- told}}',
  'replay.trickadee.led': '{{name}} spielt {{card}} an.',
  'replay.trickadee.played': '{{name}} spielt {{card}}.',
  'replay.trickadee.took': '{{name}} nimmt {{card}} in {{to}}.',
  'replay.trickadee.passed': '{{name}} nutzt keine Fähigkeit.',
  'replay.trickadee.passed-round': '{{name}} nutzt in dieser Runde keine Fähigkeit mehr.',
  'replay.trickadee.drew': '{{name}} zieht mit Fähigkeit {{ability}}: {{cards}}.',
  'replay.trickadee.discarded': '{{name}} wirft {{cards}} ab.',
  'replay.trickadee.alt': 'Trickadee, Runde {{round}}, Stich {{trick}} von {{tricks}}, alle Hände offen.',
  'replay.trickadee.alt.seat': '{{name}}: {{points}}, {{seeds}}, die Schwärme bringen {{worth}}.',
  'replay.trickadee.alt.hand': '{{name}} hält {{birds}}.',

  // Before The Birds.
  'replay.before-the-birds.chapter': 'Runde {{round}}',
  'replay.before-the-birds.chapter-of-game': 'Spiel {{game}}, Runde {{round}}',
  'replay.before-the-birds.begins': '**{{chapter}}** · am Boden liegen {{ground}}.',
  'replay.before-the-birds.bid': '**{{chapter}}** · {{name}} bietet {{card}}.',
  'replay.before-the-birds.alt': 'Before The Birds, {{chapter}}, alle Hände offen.',
  'replay.before-the-birds.alt.ground': 'Boden: {{ground}}.',
  'replay.before-the-birds.alt.hand': '{{name}} hält {{cards}}.',
  'replay.before-the-birds.alt.bid': '{{name}} bietet {{bid}} und hält {{cards}}.',
} as const;
