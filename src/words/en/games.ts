/** What the commands say of each game and its options. Keys start with `game.` and the game's id. */
export const GAME_WORDS = {
  'game.woodland-tricks.about': 'A duel in thirteen tricks: take many, but not too many (2 players)',
  'game.woodland-tricks.option.target': 'How many points end the match (21 unless you say otherwise)',
  'game.woodland-tricks.option.target.21': '21 points',
  'game.woodland-tricks.option.target.16': '16 points, a shorter match',
  'game.woodland-tricks.option.suits': 'Which three suits to play with (♠ ♥ ♦ unless you say otherwise)',
  'game.woodland-tricks.option.suits.SHD': '♠ ♥ ♦',
  'game.woodland-tricks.option.suits.SHC': '♠ ♥ ♣',
  'game.woodland-tricks.option.suits.SDC': '♠ ♦ ♣',
  'game.woodland-tricks.option.suits.HDC': '♥ ♦ ♣',
} as const;
