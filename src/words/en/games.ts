/**
 * What the commands say of each game and its options. Keys start with `game.` and the game's id. The names of options
 * are those that the games themselves know them by.
 */
export const GAME_WORDS = {
  'game.woodland-tricks.about': 'A duel in thirteen tricks: take many, but not too many (2 players)',
  'game.woodland-tricks.option.target.name': 'target',
  'game.woodland-tricks.option.target': 'How many points end the match (21 unless you say otherwise)',
  'game.woodland-tricks.option.target.21': '21 points',
  'game.woodland-tricks.option.target.16': '16 points, a shorter match',
  'game.woodland-tricks.option.suits.name': 'suits',
  'game.woodland-tricks.option.suits': 'Which three suits to play with (♠ ♥ ♦ unless you say otherwise)',
  'game.woodland-tricks.option.suits.SHD': '♠ ♥ ♦',
  'game.woodland-tricks.option.suits.SHC': '♠ ♥ ♣',
  'game.woodland-tricks.option.suits.SDC': '♠ ♦ ♣',
  'game.woodland-tricks.option.suits.HDC': '♥ ♦ ♣',

  'game.trickadee.about':
    'Birds, tricks and flocks: who wins a trick picks first, who loses it is paid (3–5 players)',
  'game.trickadee.option.lifer-counts.name': 'lifer-counts',
  'game.trickadee.option.lifer-counts':
    'Whether the trump birds (Lifers) add to the strength of their suit (yes unless you say otherwise)',
  'game.trickadee.option.lifer-counts.yes': 'Yes, they count like all others of their suit',
  'game.trickadee.option.lifer-counts.no': 'No, they only come first themselves',

  'game.before-the-birds.about':
    'Secret bids for acorns that grow into trees: short and of few colours is best (3–7 players)',
  'game.before-the-birds.option.deck.name': 'deck',
  'game.before-the-birds.option.deck': 'Which acorns to play with (all unless you say otherwise)',
  'game.before-the-birds.option.deck.full': 'All 70 acorns',
  'game.before-the-birds.option.deck.trimmed': 'The lowest ten for each player, so every one is in play',
  'game.before-the-birds.option.limit.name': 'limit',
  'game.before-the-birds.option.limit':
    'Play games until somebody has more points than this (25 fills an evening; empty: one game)',
} as const;
