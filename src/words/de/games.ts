/** What the commands say of each game and its options. Keys start with `game.` and the game's id. */
export const GAME_WORDS = {
  'game.woodland-tricks.about': 'Ein Duell in dreizehn Stichen: nimm viele, aber nicht zu viele (2 Personen)',
  'game.woodland-tricks.option.target.name': 'ziel',
  'game.woodland-tricks.option.target': 'Mit wie vielen Punkten die Partie endet (ohne Angabe 21)',
  'game.woodland-tricks.option.target.21': '21 Punkte',
  'game.woodland-tricks.option.target.16': '16 Punkte, eine kürzere Partie',
  'game.woodland-tricks.option.suits.name': 'farben',
  'game.woodland-tricks.option.suits': 'Mit welchen drei Farben ihr spielt (ohne Angabe ♠ ♥ ♦)',
  'game.woodland-tricks.option.suits.SHD': '♠ ♥ ♦',
  'game.woodland-tricks.option.suits.SHC': '♠ ♥ ♣',
  'game.woodland-tricks.option.suits.SDC': '♠ ♦ ♣',
  'game.woodland-tricks.option.suits.HDC': '♥ ♦ ♣',

  'game.trickadee.about':
    'Vögel, Stiche und Schwärme: erst wählen die Sieger, die Verlierer bekommen Körner (3–5 Personen)',
  'game.trickadee.option.lifer-counts.name': 'lifer-zählt',
  'game.trickadee.option.lifer-counts':
    'Ob die Trumpfvögel (Lifer) bei der Stärke ihrer Farbe mitzählen (ohne Angabe ja)',
  'game.trickadee.option.lifer-counts.yes': 'Ja, wie alle anderen ihrer Farbe',
  'game.trickadee.option.lifer-counts.no': 'Nein, sie kommen nur selbst zuerst',

  'game.before-the-birds.about':
    'Geheime Gebote auf Eicheln für deinen Baum: kurz und mit wenigen Farben (3–7 Personen)',
  'game.before-the-birds.option.deck.name': 'eicheln',
  'game.before-the-birds.option.deck': 'Mit welchen Eicheln ihr spielt (ohne Angabe mit allen)',
  'game.before-the-birds.option.deck.full': 'Alle 70 Eicheln',
  'game.before-the-birds.option.deck.trimmed': 'Die untersten zehn je Person, sodass jede mitspielt',
  'game.before-the-birds.option.limit.name': 'limit',
  'game.before-the-birds.option.limit':
    'Spielt, bis jemand mehr Punkte als das hat (25 füllt einen Abend; ohne Angabe ein Spiel)',
} as const;
