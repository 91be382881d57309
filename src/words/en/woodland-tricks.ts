/** Woodland Tricks. Keys start with `woodland-tricks.`. */
export const WOODLAND_TRICKS_WORDS = {
  'woodland-tricks.name': 'Woodland Tricks',
  'woodland-tricks.banner': 'Woodland Tricks: four cards in a fan before a full moon over the wood.',
  'woodland-tricks.lobby':
    'A duel in thirteen tricks: take many, but not too many.\n2 players · about {{turns}} turns each\nTo {{target}} points, with {{suits}}.',

  // Cards. `card` is an Ace or Jack spelled out; `card-numbered` is one with a number.
  'woodland-tricks.card': '{{rank}} of {{suit}}',
  'woodland-tricks.rank.A': 'Ace',
  'woodland-tricks.rank.J': 'Jack',
  'woodland-tricks.suit.S': 'Spades',
  'woodland-tricks.suit.H': 'Hearts',
  'woodland-tricks.suit.D': 'Diamonds',
  'woodland-tricks.suit.C': 'Clubs',
  'woodland-tricks.one-of-suit.S': 'Spade',
  'woodland-tricks.one-of-suit.H': 'Heart',
  'woodland-tricks.one-of-suit.D': 'Diamond',
  'woodland-tricks.one-of-suit.C': 'Club',
  'woodland-tricks.letter.S': 'S',
  'woodland-tricks.letter.H': 'H',
  'woodland-tricks.letter.D': 'D',
  'woodland-tricks.letter.C': 'C',
  'woodland-tricks.list-of-suit': '{{suit}}: {{ranks}}',
  'woodland-tricks.no-cards': 'none',
  'woodland-tricks.points_one': '{{count}} point',
  'woodland-tricks.points_other': '{{count}} points',
  'woodland-tricks.tricks_one': '{{count}} trick',
  'woodland-tricks.tricks_other': '{{count}} tricks',
  'woodland-tricks.cards_one': '{{count}} card',
  'woodland-tricks.cards_other': '{{count}} cards',
  'woodland-tricks.bonus_one': '{{count}} bonus point',
  'woodland-tricks.bonus_other': '{{count}} bonus points',
  'woodland-tricks.range': '{{from}} to {{to}}',
  'woodland-tricks.range-open': '{{from}} or more',

  // The six powers.
  'woodland-tricks.power.A': 'Comeback',
  'woodland-tricks.power.3': 'Trump swap',
  'woodland-tricks.power.5': 'Draw',
  'woodland-tricks.power.7': 'Bonus',
  'woodland-tricks.power.9': 'Ambush',
  'woodland-tricks.power.J': 'Command',
  'woodland-tricks.power-text.A': 'If you lose the trick with it, you lead the next one.',
  'woodland-tricks.power-text.3': 'You may swap the trump card for a card of your hand, at once.',
  'woodland-tricks.power-text.5': 'Draw a card, then put any card of your hand at the bottom of the pile.',
  'woodland-tricks.power-text.7': 'Whoever takes the trick scores 1 point for each 7 in it.',
  'woodland-tricks.power-text.9': 'The only 9 in a trick counts as a trump when it is judged.',
  'woodland-tricks.power-text.J': 'Led, it calls for the Ace or the highest card of its suit.',

  // What is asked.
  'woodland-tricks.asked.play': 'to play',
  'woodland-tricks.asked.exchange': 'to swap or keep the trump card',
  'woodland-tricks.asked.put-back': 'to put a card back',
  'woodland-tricks.ask.lead': 'You lead trick {{trick}}: play any card.',
  'woodland-tricks.ask.lead-first': 'You lead the first trick of round {{round}}: play any card.',
  'woodland-tricks.ask.lead-again': 'Your Ace lost, so you lead trick {{trick}}: play any card.',
  'woodland-tricks.ask.follow': '{{name}} led the {{card}}: follow with a {{suit}}.',
  'woodland-tricks.ask.void': '{{name}} led the {{card}} and you hold no {{suits}}: play any card.',
  'woodland-tricks.ask.jack': '{{name}} led the {{card}}: answer with your Ace or your highest {{suit}}.',
  'woodland-tricks.ask.jack-ace':
    '{{name}} led the {{card}}: the Ace is the only {{suit}} you hold, so it has to answer.',
  'woodland-tricks.ask.jack-highest': '{{name}} led the {{card}}: answer with your highest {{suit}}.',
  'woodland-tricks.ask.exchange':
    'With your 3 you may swap the trump card ({{trump}}): choose a card to lay down for it, or keep it.',
  'woodland-tricks.ask.put-back':
    'Your 5 drew the {{drawn}}. Which card do you put at the bottom of the pile?',

  // What is asked, explained to whoever has never done it.
  'woodland-tricks.hint.lead': 'The other has to follow the suit you lead, as long as they hold it.',
  'woodland-tricks.hint.follow':
    'The higher card of the suit that was led takes the trick, unless a trump is played.',
  'woodland-tricks.hint.exchange':
    'The suit of the trump card beats the others. Lay down another card, and its suit does from now on.',
  'woodland-tricks.hint.put-back': 'Nobody else sees it, and it may be the very card you drew.',
  'woodland-tricks.wait.play': 'Waiting for {{name}} to play.',
  'woodland-tricks.wait.exchange': 'Waiting for {{name}} to swap or keep the trump card.',
  'woodland-tricks.wait.put-back': 'Waiting for {{name}} to put a card back.',
  'woodland-tricks.wait.over': 'The match is over.',
  'woodland-tricks.news.took': "You took trick {{trick}}: your {{own}} against {{name}}'s {{other}}.",
  'woodland-tricks.news.took-comeback':
    "You took trick {{trick}}: your {{own}} against {{name}}'s {{other}}. The Ace lost, so {{name}} leads next.",
  'woodland-tricks.news.lost': "{{name}} took trick {{trick}}: {{name}}'s {{other}} against your {{own}}.",
  'woodland-tricks.news.ambush': 'The only 9 counts as a trump.',
  'woodland-tricks.news.last': 'The last cards were played automatically.',
  'woodland-tricks.news.bonus_one': ' ({{count}} of it for a seven)',
  'woodland-tricks.news.bonus_other': ' ({{count}} of it for sevens)',
  'woodland-tricks.news.round':
    'Round {{round}} is over: you scored {{own}}{{- ownBonus}}, {{name}} {{other}}{{- otherBonus}}. It stands at {{total}} to {{otherTotal}}.',
  'woodland-tricks.last-draw': 'With your last 5 you saw the {{card}}; it went to the bottom.',
  'woodland-tricks.choice.keep': 'Keep {{card}}',
  'woodland-tricks.choice.drawn': '{{card}} · drawn',

  // What one's own move did.
  'woodland-tricks.did.play': 'You played the {{card}}.',
  'woodland-tricks.did.exchange': 'You laid down the {{card}} as the new trump card.',
  'woodland-tricks.did.keep': 'You left the trump card where it is.',
  'woodland-tricks.did.put-back': 'You put the {{card}} at the bottom of the pile.',

  // What is wrong with a move.
  'woodland-tricks.illegal.match-over': 'This match is over. A rematch starts a new one.',
  'woodland-tricks.illegal.not-your-turn': "It isn't your turn. You'll be told when it is.",
  'woodland-tricks.illegal.asked-play': 'That choice has been made. Now play a card.',
  'woodland-tricks.illegal.asked-exchange': 'First say whether you swap the trump card or keep it.',
  'woodland-tricks.illegal.asked-put-back':
    'You drew with your 5: first put one card at the bottom of the pile.',
  'woodland-tricks.illegal.card-not-held':
    "You don't hold the {{card}}. Choose one of the cards in your hand.",
  'woodland-tricks.illegal.must-follow-suit':
    'You hold {{suits}}, and whoever holds the suit that was led has to follow it. You may play the {{legal}}.',
  'woodland-tricks.illegal.must-answer-jack':
    'A Jack that is led calls for the Ace or the highest card of its suit. You may play the {{legal}}.',

  // The live table.
  'woodland-tricks.live.text': '**Round {{round}}, trick {{trick}}** · trump card {{trump}}',
  'woodland-tricks.live.led': '{{name}} led the {{card}}.',
  'woodland-tricks.live.swapped': '{{name}} swapped the trump card: {{taken}} taken, {{laidDown}} laid down.',
  'woodland-tricks.live.over': '**Round {{round}}** · the match is over',

  // A finished trick.
  'woodland-tricks.story.trick': '**Round {{round}}, trick {{trick}}** · {{- told}}',
  'woodland-tricks.story.takes': "{{winner}}'s {{card}} takes {{loser}}'s {{other}}.",
  'woodland-tricks.story.ambush': "{{winner}}'s {{card}} ambushes {{loser}}'s {{other}}.",
  'woodland-tricks.story.swapped': '{{name}} swapped the trump card, {{taken}} for {{laidDown}}.',
  'woodland-tricks.story.drew': '{{name}} drew with the 5.',
  'woodland-tricks.story.drew-both': 'Both drew with their 5s.',
  'woodland-tricks.story.command-ace': 'Called by the Jack, {{name}} gave the Ace.',
  'woodland-tricks.story.command-highest': 'Called by the Jack, {{name}} gave the highest {{suit}} in hand.',
  'woodland-tricks.story.bonus_one': 'The 7 brings {{name}} {{count}} point.',
  'woodland-tricks.story.bonus_other': 'The 7s bring {{name}} {{count}} points.',
  'woodland-tricks.story.comeback': '{{name}} lost with the Ace and leads again.',
  'woodland-tricks.story.comeback-answered': '{{name}} lost with the Ace and leads next.',

  // The end of a round and of a match.
  'woodland-tricks.round.text': '**Round {{round}} is over** · {{- one}} {{- other}}',
  'woodland-tricks.round.seat': '{{name}} took {{tricks}}: {{points}}{{- bonus}}, now {{total}}.',
  'woodland-tricks.round.bonus_one': ', {{count}} for a seven',
  'woodland-tricks.round.bonus_other': ', {{count}} for sevens',
  'woodland-tricks.round.tied': 'Equal in everything: one more round decides.',
  'woodland-tricks.end.won': '**{{name}} wins** {{points}} to {{other}}.',
  'woodland-tricks.end.won-anyhow': '**{{name}} wins.** The score stood at {{points}} to {{other}}.',
  'woodland-tricks.end.tied': '**{{one}} and {{other}} share the match**, {{points}} to {{otherPoints}}.',
  'woodland-tricks.end.last-round': 'Equal totals, so the last round decides.',

  // Words in pictures.
  'woodland-tricks.picture.round': 'Round {{round}}',
  'woodland-tricks.picture.over': 'The end',
  'woodland-tricks.picture.trick-short': 'Trick {{trick}}',
  'woodland-tricks.picture.round-and-trick': 'Round {{round}} · Trick {{trick}}',
  'woodland-tricks.picture.trumps': 'Trumps',
  'woodland-tricks.picture.to-target': 'to {{target}}',
  'woodland-tricks.picture.of-target': 'of {{target}}',
  'woodland-tricks.picture.tricks_one': 'trick',
  'woodland-tricks.picture.tricks_other': 'tricks',
  'woodland-tricks.picture.bonus': '+{{bonus}}',
  'woodland-tricks.picture.turn-play': 'to play',
  'woodland-tricks.picture.turn-exchange': 'swap?',
  'woodland-tricks.picture.turn-put-back': 'puts back',
  'woodland-tricks.picture.led': 'led',
  'woodland-tricks.picture.answered': 'answered',
  'woodland-tricks.picture.takes': 'takes it',
  'woodland-tricks.picture.leads-next': 'leads next',
  'woodland-tricks.picture.swapped': '{{taken}} → {{laidDown}}',
  'woodland-tricks.picture.drew': 'drew a card',
  'woodland-tricks.picture.tricks-band': 'tricks',
  'woodland-tricks.picture.points-band': 'points',
  'woodland-tricks.picture.empty-hand': 'No cards left',
  'woodland-tricks.picture.to-answer': '{{name}} led',
  'woodland-tricks.picture.you': 'you',
  'woodland-tricks.picture.you-led': 'You led',
  'woodland-tricks.picture.you-lead': 'You lead',
  'woodland-tricks.picture.seat': 'Player {{number}}',
  'woodland-tricks.picture.scores-title': 'Round {{round}} is over',
  'woodland-tricks.picture.row.tricks': 'Tricks',
  'woodland-tricks.picture.row.trick-points': 'Points',
  'woodland-tricks.picture.row.sevens': 'Sevens',
  'woodland-tricks.picture.row.round': 'Round',
  'woodland-tricks.picture.row.total': 'Total',
  'woodland-tricks.picture.wins': '{{name}} wins',
  'woodland-tricks.picture.shared': 'A shared win',
  'woodland-tricks.picture.powers-title': 'The six powers',

  // Alt texts of pictures.
  'woodland-tricks.alt.table': 'Woodland Tricks, round {{round}}, trick {{trick}} of {{tricks}}.',
  'woodland-tricks.alt.over': 'Woodland Tricks, the match is over.',
  'woodland-tricks.alt.trump': 'Trump card: {{card}}.',
  'woodland-tricks.alt.pile': 'Draw pile: {{cards}}.',
  'woodland-tricks.alt.seat':
    '{{name}}: {{points}}; {{tricks}} in this round, worth {{worth}} now; {{bonus}}; {{cards}} in hand.',
  'woodland-tricks.alt.on-table': 'On the table: {{plays}}.',
  'woodland-tricks.alt.nothing-on-table': 'No card on the table.',
  'woodland-tricks.alt.play': '{{name}} played the {{card}}',
  'woodland-tricks.alt.turn': "It is {{name}}'s turn {{asked}}.",
  'woodland-tricks.alt.band': 'Points for tricks: {{band}}.',
  'woodland-tricks.alt.band-cell': '{{points}} for {{tricks}}',
  'woodland-tricks.alt.trick':
    'Woodland Tricks, round {{round}}, trick {{trick}}: {{plays}}. Trumps: {{trump}}.',
  'woodland-tricks.alt.leads-next': '{{name}} leads next.',
  'woodland-tricks.alt.hand_one': 'Your hand, {{count}} card. {{suits}}.',
  'woodland-tricks.alt.hand_other': 'Your hand, {{count}} cards. {{suits}}.',
  'woodland-tricks.alt.no-hand': 'Your hand is empty.',
  'woodland-tricks.alt.lit': 'You may choose: {{cards}}.',
  'woodland-tricks.alt.lit-all': 'You may choose any of them.',
  'woodland-tricks.alt.taken': '{{name}} has taken {{tricks}} in this round.',
  'woodland-tricks.alt.own-taken': 'You have taken {{tricks}} in this round.',
  'woodland-tricks.alt.drawn': 'You drew the {{card}}.',
  'woodland-tricks.alt.round': 'Woodland Tricks, round {{round}} is over.',
  'woodland-tricks.alt.round-seat':
    '{{name}}: {{points}} in this round, {{total}} in all; for {{tricks}} {{trickPoints}}, for sevens {{bonus}}.',
  'woodland-tricks.alt.end-seat': '{{name}}: place {{place}}, {{total}}; by round {{rounds}}.',
  'woodland-tricks.alt.end-seat-early': '{{name}}: place {{place}}, {{total}}.',
  'woodland-tricks.alt.powers': 'The six powers.',
  'woodland-tricks.alt.power': '{{rank}}: {{power}}. {{text}}',
  'woodland-tricks.alt.target': 'The match goes to {{target}} points.',

  // The table as text.
  'woodland-tricks.text.title': '### Woodland Tricks, round {{round}}, trick {{trick}} of {{tricks}}',
  'woodland-tricks.text.title-over': '### Woodland Tricks, round {{round}}: the match is over',
  'woodland-tricks.text.match': 'To {{target}} points, with {{suits}}. {{dealer}} dealt.',
  'woodland-tricks.text.leads': '{{name}} leads this trick.',
  'woodland-tricks.text.trump': 'Trump card: {{trump}} ({{sign}}). Draw pile: {{cards}}.',
  'woodland-tricks.text.seat':
    '{{mark}} **{{name}}**: {{points}}; {{tricks}} in this round, worth {{worth}} now; {{bonus}}; {{cards}} in hand',
  'woodland-tricks.text.table': 'On the table: {{plays}}.',
  'woodland-tricks.text.turn': "It is {{name}}'s turn {{asked}}.",
  'woodland-tricks.text.tricks': '**Tricks of this round**',
  'woodland-tricks.text.last-tricks': '**Tricks of round {{round}}**',
  'woodland-tricks.text.trick': '{{number}}: {{plays}}; trumps {{trump}}; {{winner}} takes it',
  'woodland-tricks.text.swap':
    'Swap in trick {{trick}}: {{mark}} took the {{taken}} and laid down the {{laidDown}}',
  'woodland-tricks.text.scores': '**Rounds**',
  'woodland-tricks.text.score': 'Round {{round}}: {{points}}',
  'woodland-tricks.text.score-total': 'In all: {{points}}',
  'woodland-tricks.text.hand': '**Your hand**',
  'woodland-tricks.text.may': 'You may choose: {{cards}}',
  'woodland-tricks.text.drawn': 'You drew the {{card}} with your 5.',
  'woodland-tricks.text.draws': 'Your 5s: {{draws}}',
  'woodland-tricks.text.draw': 'drew the {{drew}}, put back the {{putBack}}',

  // The rules in short.
  'woodland-tricks.rules.text': `### Woodland Tricks
A duel for two. Each round you get 13 of 33 cards: three suits, from the Ace (low) over 2 to 10 to the Jack (high). One more card is turned up; its suit is **trumps**. Six cards stay face down as the draw pile.

**A trick.** One leads any card, the other answers in the same suit if possible, else with any card. The higher trump takes the trick; without trumps, the higher card of the suit that was led. Who takes it leads next. Whoever did not deal leads the first trick of a round, and the deal alternates.

**Points.** After 13 tricks you score by how many you took. Greed is punished:
{{- band}}
The match goes to {{- targets}} points and ends with a round. If both get there, the higher total wins; if equal, the better last round; if still equal, one more round decides.`,
  'woodland-tricks.rules.band-cell': '{{tricks}} tricks: {{points}}',
  'woodland-tricks.rules.powers': `**The six powers** work when the card is played:
**A** If you lose the trick with it, you lead the next one.
**3** You may swap the trump card for a card of your hand, at once. The new suit is trumps, in this trick too.
**5** You must draw the top card of the pile, then put any card of your hand at the bottom.
**7** Whoever takes the trick gets 1 point for each 7 in it, even where the tricks of the round are worth nothing.
**9** If it is the only 9 in the trick, it counts as a trump when the trick is judged. For following it keeps its own suit.
**J** When led: whoever holds its suit must answer with the Ace or with the highest card of that suit.

As your last card, a 3 or a 5 changes nothing. You follow with what you hold when you play: a card drawn or taken afterwards changes nothing.`,

  // What somebody's matches come to.
  'woodland-tricks.figures.rounds_one': 'Played {{count}} round to its end.',
  'woodland-tricks.figures.rounds_other': 'Played {{count}} rounds to their ends.',
  'woodland-tricks.figures.kinds': 'Rounds by tricks taken: {{- kinds}}.',
  'woodland-tricks.figures.kinds.humble': '{{rounds}} humble (0 to 3)',
  'woodland-tricks.figures.kinds.middling': '{{rounds}} middling (4 to 6)',
  'woodland-tricks.figures.kinds.victorious': '{{rounds}} victorious (7 to 9)',
  'woodland-tricks.figures.kinds.greedy': '{{rounds}} greedy (10 or more)',
  'woodland-tricks.figures.rest':
    'Best round: {{best}}; points for sevens: {{bonus}}; tricks taken by a lone nine: {{ambushes}}.',
  'woodland-tricks.figures.by-tricks': 'Rounds by tricks taken',
  'woodland-tricks.figures.humble': 'Humble',
  'woodland-tricks.figures.middling': 'Middling',
  'woodland-tricks.figures.victorious': 'Victorious',
  'woodland-tricks.figures.greedy': 'Greedy',
  'woodland-tricks.figures.best-round': 'Best round',
  'woodland-tricks.figures.bonus-points': 'Points for sevens',
  'woodland-tricks.figures.ambushes': 'Ambushes',
} as const;
