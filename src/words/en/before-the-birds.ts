/** Before The Birds. Keys start with `before-the-birds.`. */
export const BEFORE_THE_BIRDS_WORDS = {
  'before-the-birds.name': 'Before The Birds',
  'before-the-birds.banner':
    'Before The Birds: a jay above acorns of seven colours, before a full moon over the wood.',
  'before-the-birds.lobby':
    'Squirrels bid in secret for acorns: the shorter your tree and the fewer its colours, the better.\n3–7 players · about 8 turns each game, everybody at once\n{{- deck}} {{- limit}}',
  'before-the-birds.lobby.deck.full': 'All 70 acorns.',
  'before-the-birds.lobby.deck.trimmed': 'The lowest ten acorns for each player, so every one is in play.',
  'before-the-birds.lobby.one-game': 'One game.',
  'before-the-birds.lobby.limit': 'Games are played until somebody has more than {{limit}} points.',

  // Cards. `sign` stands on buttons and in lists, `written` in sentences.
  'before-the-birds.colour.red': 'Red',
  'before-the-birds.colour.blue': 'Blue',
  'before-the-birds.colour.green': 'Green',
  'before-the-birds.colour.orange': 'Orange',
  'before-the-birds.colour.yellow': 'Yellow',
  'before-the-birds.colour.purple': 'Purple',
  'before-the-birds.colour.white': 'White',
  'before-the-birds.letter.red': 'R',
  'before-the-birds.letter.blue': 'B',
  'before-the-birds.letter.green': 'G',
  'before-the-birds.letter.orange': 'O',
  'before-the-birds.letter.yellow': 'Y',
  'before-the-birds.letter.purple': 'P',
  'before-the-birds.letter.white': 'W',
  'before-the-birds.card.written': '{{number}} {{colour}}',
  'before-the-birds.card.sign': '{{number}}·{{letter}}',
  'before-the-birds.name-alone': '{{name}}',
  'before-the-birds.points_one': '{{count}} point',
  'before-the-birds.points_other': '{{count}} points',
  'before-the-birds.cards_one': '{{count}} acorn',
  'before-the-birds.cards_other': '{{count}} acorns',
  'before-the-birds.colours_one': '{{count}} colour',
  'before-the-birds.colours_other': '{{count}} colours',
  'before-the-birds.games_one': '{{count}} game',
  'before-the-birds.games_other': '{{count}} games',
  'before-the-birds.round': 'round {{round}}',
  'before-the-birds.round-of-game': 'game {{game}}, round {{round}}',
  'before-the-birds.place.root': 'as the root',
  'before-the-birds.place.left': 'left of {{parent}}',
  'before-the-birds.place.right': 'right of {{parent}}',
  'before-the-birds.change': 'from {{before}} to {{after}}',
  'before-the-birds.worth': 'length {{length}}, {{- colours}}',
  'before-the-birds.worth-named': '{{- worth}} ({{- colours}})',
  'before-the-birds.landing': '{{card}} would go {{place}}: {{- effects}}',
  'before-the-birds.landing.length': 'length {{- change}}',
  'before-the-birds.landing.length-same': 'length stays {{length}}',
  'before-the-birds.landing.colour': 'new colour {{colour}}',
  'before-the-birds.landing.no-colour': 'no new colour',
  'before-the-birds.landing.score': 'score {{- change}}',

  // What is asked.
  'before-the-birds.asked.bid': 'still to bid',
  'before-the-birds.asked.replace-bid': 'may replace the bid',
  'before-the-birds.ask.bid':
    'Round {{round}} of {{rounds}}: bid an acorn. The lowest bid takes {{lowest}}, the highest {{highest}}.',
  'before-the-birds.ask.replace': 'You bid {{bid}}. You can replace it until everyone has bid.',
  'before-the-birds.ask.last': 'Everybody else has bid, so your bid counts at once.',

  // What is asked, explained to whoever has never done it.
  'before-the-birds.hint.bid':
    'Nobody sees your bid until all have bid. The bids in between take the acorns in between, and all bids are the next Ground.',
  'before-the-birds.hint.replace-bid': 'Nobody learns whether you change your bid.',
  'before-the-birds.choice.replace': 'Bid another acorn instead',
  'before-the-birds.own-bid': 'You bid {{bid}}.',
  'before-the-birds.still': 'Still to bid: {{- whom}}.',
  'before-the-birds.news.round':
    'Round {{round}}: you bid {{bid}} and took {{collected}}. It lies {{place}}.',
  'before-the-birds.news.game':
    'Game {{game}} is over: your tree scored {{score}}, and you have {{total}} in all.',
  'before-the-birds.own': 'Your tree: {{- worth}}, score {{score}} so far.',
  'before-the-birds.own-empty': 'Your tree is empty: the first acorn you take is its root.',
  'before-the-birds.over': 'The match is over.',

  // What is wrong with a move.
  'before-the-birds.illegal.match-over': 'This match is over. A rematch starts a new one.',
  'before-the-birds.illegal.bid-already':
    'You have bid {{bid}} in this round. Choose another acorn to replace it, or leave it.',
  'before-the-birds.illegal.no-bid-yet': 'You have not bid yet. Choose an acorn to bid.',
  'before-the-birds.illegal.opened':
    'The bids of {{round}} lie open and cannot be changed any more. Choose an acorn to bid in this round.',
  'before-the-birds.illegal.same-bid': '{{bid}} is your bid already. Choose another acorn, or leave it.',
  'before-the-birds.illegal.card-not-held': "You don't hold {{card}}. Choose one of your acorns.",

  // The live table.
  'before-the-birds.live.title': '**Round {{round}} of {{rounds}}** · Ground: {{- ground}}',
  'before-the-birds.live.title-game':
    '**Game {{game}}, round {{round}} of {{rounds}}** · Ground: {{- ground}}',
  'before-the-birds.live.all': 'Everybody bids at once, in secret.',
  'before-the-birds.live.bid_one': '{{- names}} has bid.',
  'before-the-birds.live.bid_other': '{{- names}} have bid.',
  'before-the-birds.live.over': 'The match is over.',

  // What happened, in the thread.
  'before-the-birds.story.bids': '**{{round}}** · {{- bids}}.',
  'before-the-birds.story.forced': '**{{round}}**, the last acorns of all hands · {{- bids}}.',
  'before-the-birds.story.bid': "{{name}}'s {{bid}} takes {{collected}}",
  'before-the-birds.story.round': 'Round {{round}}',
  'before-the-birds.story.round-of-game': 'Game {{game}}, round {{round}}',
  'before-the-birds.story.game': '**Game {{game}} is over** · {{- seats}}. {{- lowest}}',
  'before-the-birds.story.game-seat': '{{name}} +{{score}}, now {{total}}',
  'before-the-birds.story.lowest': 'The best tree is that of {{- names}}.',
  'before-the-birds.story.lowest-shared': 'The best trees are those of {{- names}}.',
  'before-the-birds.story.game-begins': '**Game {{game}} begins** · Ground: {{- ground}}.',
  'before-the-birds.end.won': '**{{- winners}} wins** with {{points}}; the lowest score wins.',
  'before-the-birds.end.shared':
    '**{{- winners}} share the win** with {{points}} each; the lowest score wins.',
  'before-the-birds.end.won-games':
    '**{{- winners}} wins** with {{points}} after {{games}}; the lowest total wins.',
  'before-the-birds.end.shared-games':
    '**{{- winners}} share the win** with {{points}} each after {{games}}; the lowest total wins.',
  'before-the-birds.end.other': '{{name}} {{total}}',
  'before-the-birds.end.others': '{{- told}} {{- others}}.',

  // Trees.
  'before-the-birds.sight.trees': 'All trees',
  'before-the-birds.trees.text': '**{{- title}}**: {{- seats}}.',
  'before-the-birds.trees.seat': '{{name}} {{score}} ({{- worth}})',
  'before-the-birds.trees.seat-empty': '{{name}} 0',

  // Words in pictures.
  'before-the-birds.picture.seat': 'Player {{number}}',
  'before-the-birds.picture.round': 'Round {{round}} of {{rounds}}',
  'before-the-birds.picture.over': 'The end',
  'before-the-birds.picture.ground': 'Ground',
  'before-the-birds.picture.ground-of-game': 'Game {{game}} · Ground',
  'before-the-birds.picture.left-over': 'Left over',
  'before-the-birds.picture.legend': 'length + colours = score',
  'before-the-birds.picture.legend-total': 'length + colours = score · Σ of all games',
  'before-the-birds.picture.total': 'Σ {{total}}',
  'before-the-birds.picture.bids': 'Round {{round}}: the bids',
  'before-the-birds.picture.bids-of-game': 'Game {{game}}, round {{round}}: the bids',
  'before-the-birds.picture.new-ground': 'They are the new Ground.',
  'before-the-birds.picture.forced': 'The last acorns, bid automatically.',
  'before-the-birds.picture.trees': 'Trees in round {{round}}',
  'before-the-birds.picture.trees-of-game': 'Trees of game {{game}}',
  'before-the-birds.picture.trees-over': 'The trees',
  'before-the-birds.picture.your-bid': 'bid',
  'before-the-birds.picture.your-tree': 'Your tree',
  'before-the-birds.picture.if-you-take': 'With each acorn',
  'before-the-birds.picture.grows': 'gold: more than now',
  'before-the-birds.picture.newest': 'newest',
  'before-the-birds.picture.game-over': 'Game {{game}} is over',
  'before-the-birds.picture.row.colours': 'Colours',
  'before-the-birds.picture.row.sum': 'Score',
  'before-the-birds.picture.row.game': 'Game {{game}}',
  'before-the-birds.picture.row.earlier': '1–{{last}}',
  'before-the-birds.picture.row.total': 'Total',
  'before-the-birds.picture.wins': '{{name}} wins',
  'before-the-birds.picture.shared': 'A shared win',
  'before-the-birds.picture.round-title': 'One round: four bids',
  'before-the-birds.picture.storing-title': 'Where does 26 go?',
  'before-the-birds.picture.storing.larger': '26 is larger than 25: look to the right.',
  'before-the-birds.picture.storing.smaller': '26 is smaller than 44: look to the left.',
  'before-the-birds.picture.storing.lies': 'Nothing lies there: that is its place.',
  'before-the-birds.picture.scores-title': 'What a tree scores',

  // Alt texts of pictures.
  'before-the-birds.alt.table': 'Before The Birds, round {{round}} of {{rounds}}.',
  'before-the-birds.alt.table-game': 'Before The Birds, game {{game}}, round {{round}} of {{rounds}}.',
  'before-the-birds.alt.over': 'Before The Birds, the match is over.',
  'before-the-birds.alt.ground': 'Ground: {{ground}}.',
  'before-the-birds.alt.left-over': 'Left over on the Ground: {{ground}}.',
  'before-the-birds.alt.still': 'Still to bid: {{whom}}.',
  'before-the-birds.alt.trees-title': '{{title}}.',
  'before-the-birds.alt.tree': "{{name}}'s tree, score {{score}}, {{worth}}: {{cards}}.",
  'before-the-birds.alt.tree-cards': "{{name}}'s tree: {{cards}}.",
  'before-the-birds.alt.tree-empty': "{{name}}'s tree is empty.",
  'before-the-birds.alt.tree-score': '{{name}}: score {{score}}, {{worth}}.',
  'before-the-birds.alt.placed': '{{card}} {{place}}',
  'before-the-birds.alt.bids': 'Before The Birds, the bids of {{round}}, the lowest first.',
  'before-the-birds.alt.bids-forced':
    'Before The Birds, the bids of {{round}}, the last acorns of all hands, the lowest first.',
  'before-the-birds.alt.bid': '{{name}} bids {{bid}} and stores {{collected}} {{place}}.',
  'before-the-birds.alt.bid-open': '{{name}} bids {{bid}}.',
  'before-the-birds.alt.hand_one': 'Your hand, {{count}} acorn: {{cards}}.',
  'before-the-birds.alt.hand_other': 'Your hand, {{count}} acorns: {{cards}}.',
  'before-the-birds.alt.no-hand': 'Your hand is empty.',
  'before-the-birds.alt.bid-own': 'Your bid: {{bid}}.',
  'before-the-birds.alt.landing': '{{landing}}.',
  'before-the-birds.alt.own-tree': 'Your tree, score {{score}}, {{worth}}: {{cards}}.',
  'before-the-birds.alt.own-empty': 'Your tree is empty.',
  'before-the-birds.alt.game': 'Before The Birds, game {{game}} is over.',
  'before-the-birds.alt.game-seat': '{{name}}: {{score}} in this game, {{worth}}; {{total}} in all.',
  'before-the-birds.alt.end-seat': '{{name}}: place {{place}}, score {{total}}, {{worth}}.',
  'before-the-birds.alt.end-seat-early': '{{name}}: place {{place}}, {{total}} in all.',
  'before-the-birds.alt.end-seat-games': '{{name}}: place {{place}}, {{total}} in all; by game {{games}}.',
  'before-the-birds.alt.round-example':
    'A round of four. On the Ground lie {{ground}}. The bids follow, the lowest first.',
  'before-the-birds.alt.round-bid': '{{bid}} takes {{collected}}.',
  'before-the-birds.alt.round-new': 'The bids are the new Ground.',
  'before-the-birds.alt.storing':
    '26 is stored in a tree of 25 with 44 to its right. 26 is larger than 25, so it goes right, to 44. It is smaller than 44, so it goes left, and stays on the lower left corner of 44.',
  'before-the-birds.alt.scoring':
    'A tree of nine acorns, score {{score}}: {{- worth}}. Its acorns are {{cards}}.',
  'before-the-birds.alt.all-empty': 'All trees are empty.',

  // The table as text.
  'before-the-birds.text.title': '### Before The Birds, round {{round}} of {{rounds}}',
  'before-the-birds.text.title-game': '### Before The Birds, game {{game}}, round {{round}} of {{rounds}}',
  'before-the-birds.text.title-over': '### Before The Birds: the match is over',
  'before-the-birds.text.limit': 'The match ends after the game that leaves a total above {{limit}}.',
  'before-the-birds.text.hand': '**Your hand**: {{- cards}}',
  'before-the-birds.text.bid': 'Your bid: {{bid}}',
  'before-the-birds.text.ground': '**Ground**: {{- cards}}',
  'before-the-birds.text.left-over': '**Left over**: {{- cards}}',
  'before-the-birds.text.landings': '**In your tree**',
  'before-the-birds.text.trees': '**Trees** (left is smaller, right is larger)',
  'before-the-birds.text.tree': '{{mark}} **{{name}}**: {{- worth}}, score {{score}}{{- facts}}',
  'before-the-birds.text.tree-empty': '{{mark}} **{{name}}**: no acorns{{- facts}}',
  'before-the-birds.text.in-hand': ', {{cards}} in hand',
  'before-the-birds.text.in-games': ', {{points}} in finished games',
  'before-the-birds.text.has-bid': ', has bid',
  'before-the-birds.text.root': '{{indent}}root {{card}}{{- newest}}',
  'before-the-birds.text.left': '{{indent}}left {{card}}{{- newest}}',
  'before-the-birds.text.right': '{{indent}}right {{card}}{{- newest}}',
  'before-the-birds.text.newest': ' (newest)',
  'before-the-birds.text.longest': '  Longest path: {{- paths}}',
  'before-the-birds.text.path-step': ' to ',
  'before-the-birds.text.rounds': '**Rounds of this game**, the bids from lowest to highest',
  'before-the-birds.text.rounds-of': '**Rounds of game {{game}}**, the bids from lowest to highest',
  'before-the-birds.text.round': '{{round}}: {{- bids}}',
  'before-the-birds.text.taken': '{{mark}} {{bid}} took {{collected}}',
  'before-the-birds.text.last-game': '**Trees of game {{game}}**',
  'before-the-birds.text.scores': '**Games**',
  'before-the-birds.text.score': 'Game {{game}}: {{- points}}',
  'before-the-birds.text.totals': 'In all: {{- points}}',

  // The rules in short.
  'before-the-birds.rules.text': `### Before The Birds
For three to seven. The squirrels want the acorns before the birds come: everybody bids in secret for what lies on the **Ground**, and each acorn has one place only in the tree of whoever gets it. **Low scores win**: a short tree of few colours.

**Acorns.** 70, numbered 00 to 69. The remainder of a number divided by 7 is its colour: 0 Red, 1 Blue, 2 Green, 3 Orange, 4 Yellow, 5 Purple, 6 White. Each player holds nine; one more for each player lies on the Ground, in order.

**A round.** All bid an acorn of their hands at the same time, unseen. You can replace your bid until everyone has bid. Then the lowest bid takes the lowest acorn of the Ground, the next bid the next acorn, and so on. **The bids are the new Ground.** A game has nine rounds; the last acorn of each hand is bid automatically.`,
  'before-the-birds.rules.storing': `**Storing.** Your first acorn is the root of your tree. Every other one starts at the root: at a larger acorn it goes left, at a smaller one right, until a corner is free. There it stays. So 26 goes right at 25, then left at 44.`,
  'before-the-birds.rules.scores': `**Score** = length (acorns on the longest path from the root down) + colours (different ones in the whole tree). The lowest score wins; equal scores share it. With a **limit**, games are played and added up until somebody's total is above it.

**For the curious.** This is a *binary search tree*, with which computers keep things in order: whatever is sought is found by turning left or right at each step. Nobody balances yours, so the order in which acorns come decides how deep it grows.`,

  // What somebody's matches come to.
  'before-the-birds.figures.trees_one': 'Grew {{count}} tree.',
  'before-the-birds.figures.trees_other': 'Grew {{count}} trees.',
  'before-the-birds.figures.best':
    'Shortest tree: {{shortest}}; fewest colours: {{fewest}}; best tree: {{best}}; colours of a tree on average: {{colours}}.',
  'before-the-birds.figures.colours': 'Trees with each colour: {{- list}}.',
  'before-the-birds.figures.one-colour': '{{name}} {{count}}',
  'before-the-birds.figures.share_one': 'Share of {{count}} tree with each colour',
  'before-the-birds.figures.share_other': 'Share of {{count}} trees with each colour',
  'before-the-birds.figures.shortest-tree': 'Shortest tree',
  'before-the-birds.figures.fewest-colours': 'Fewest colours',
  'before-the-birds.figures.best-tree': 'Best tree',
  'before-the-birds.figures.colours-each': 'Colours per tree',
} as const;
