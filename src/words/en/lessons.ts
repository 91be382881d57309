/** The guided tours through the rules. Keys start with `lesson.`, and then with the game. */
export const LESSON_WORDS = {
  'lesson.page': '-# Page {{page}} of {{pages}}',
  'lesson.back': '◀ Back',
  'lesson.next': 'Next ▶',
  'lesson.whole': 'All rules',
  'lesson.tour': 'Guided tour',
  'lesson.try': '**Try it.** {{- question}}',
  'lesson.right': '✅ Right: **{{answer}}**. {{- why}}',
  'lesson.wrong': '❌ Not **{{answer}}**. {{- why}}',
  'lesson.again': 'Try another one.',
  'lesson.you': '{{name}} (you)',
  'lesson.done': 'Enough to begin with: {{- command}} opens a table.',

  // Who plays in the examples; the learner is the first.
  'lesson.person.0': 'Ana',
  'lesson.person.1': 'Ben',
  'lesson.person.2': 'Cleo',
  'lesson.person.3': 'Dev',

  'lesson.woodland-tricks.cards':
    '### Thirteen tricks, but not too many\nA duel for two. Each of you holds 13 of 33 cards: three suits, from the Ace (low) over 2 to 10 to the Jack (high). One more card is turned up, and its suit is **trumps**. A trick is one card from each of you; thirteen of them make a round.',
  'lesson.woodland-tricks.follow':
    '### Follow suit\nWhoever leads plays any card. The other one has to play **the suit that was led**, and only without it any card.',
  'lesson.woodland-tricks.follow.ask':
    'You are {{you}}. {{name}} led the {{card}}: which of these cards may you play?',
  'lesson.woodland-tricks.follow.right': 'It is of the suit that was led.',
  'lesson.woodland-tricks.taking':
    '### Who takes the trick\nThe **higher trump** takes it. Without trumps it is the **higher card of the suit that was led**. Whoever takes a trick leads the next one.',
  'lesson.woodland-tricks.taking.ask':
    'Trumps are {{trump}}. {{name}} led the {{lead}}; you, {{you}}, hold none of that suit and play the {{card}}. Who takes the trick?',
  'lesson.woodland-tricks.taking.right': 'A trump, however low, beats every card of another suit.',
  'lesson.woodland-tricks.taking.wrong': 'Look at the suit of your card: it is trumps.',
  'lesson.woodland-tricks.points':
    '### Greed is punished\nAfter thirteen tricks the band below says what yours are worth: **few or many are good, too many bring nothing**. A match goes to {{- targets}} points, as you choose; the round that leads there is the last.',
  'lesson.woodland-tricks.points.ask':
    'Two tricks are still to be played, and {{name}} will have taken {{tricks}} in the end. How many points do {{tricks}} tricks bring?',
  'lesson.woodland-tricks.points.right':
    'Ten tricks or more are greedy and bring nothing; {{other}} gets {{points}} points for {{left}}.',
  'lesson.woodland-tricks.points.wrong':
    'Find {{tricks}} in the upper row of the band: the points stand below.',
  'lesson.woodland-tricks.powers':
    '### Six powers\nThe Ace, 3, 5, 7, 9 and Jack can do something **when they are played**. Each carries its sign, and your hand asks what there is to decide.',
  'lesson.woodland-tricks.powers.ask':
    'You, {{you}}, lead one of these. After which does your hand ask you something more?',
  'lesson.woodland-tricks.powers.by-itself': 'There is nothing for you to decide.',
  'lesson.woodland-tricks.powers.plain': 'It carries no sign, so it has no power.',
  'lesson.woodland-tricks.jack':
    '### The Jack commands\nA **Jack** that is led asks for still more: whoever holds cards of its suit has to answer with the **Ace** or the **highest card** of that suit.',
  'lesson.woodland-tricks.jack.ask': 'You are {{you}}, and {{name}} led the {{card}}. Which may you play?',
  'lesson.woodland-tricks.jack.right': 'The Ace or the highest card of that suit: both obey the Jack.',
  'lesson.woodland-tricks.ambush':
    '### The 9 in ambush\nThe **only 9** in a trick counts as a trump when the trick is judged. For following suit it stays what is printed on it.',
  'lesson.woodland-tricks.ambush.ask':
    'Trumps are {{trump}}. {{name}} led the {{lead}}; you, {{you}}, hold none of that suit and play the {{card}}. Who takes the trick?',
  'lesson.woodland-tricks.ambush.right': 'The only 9 counts as a trump.',
  'lesson.woodland-tricks.ambush.wrong': 'There is one 9 in this trick, so it counts as a trump.',
  'lesson.woodland-tricks.comeback':
    '### Losing with the Ace\nWhoever takes a trick leads the next one, unless the loser played an **Ace**. Then the loser leads.',
  'lesson.woodland-tricks.comeback.ask':
    'Trumps are {{trump}}. {{name}} led the {{lead}}, and you, {{you}}, play the {{card}}, which loses. Who leads the next trick?',
  'lesson.woodland-tricks.comeback.right': 'So you give away a trick and keep the lead.',
  'lesson.woodland-tricks.comeback.wrong': 'The card that loses is an Ace.',

  'lesson.trickadee.cards':
    '### Birds for your flocks\nThree rounds, of 6, 7 and 8 tricks. You begin each with one bird, your first **flock**. In each trick everybody plays one bird, and then everybody **takes** one of them into a flock. Flocks score after each round; the highest total wins. There are eleven species in five suits. In Purple the rank of a bird is the number of its species; in Blue it is 1 more, in Green 2, in Yellow 3, in Red 4.',
  'lesson.trickadee.follow':
    '### Follow what lies on the table\nThe first bird is free. Everybody else plays **any suit that lies on the table**, or a bird of the **Lifer** (★), the trumps of this round. Without such a suit play any bird.',
  'lesson.trickadee.follow.ask':
    'You are {{you}}. On the table: {{- plays}}. The Lifer is the {{species}}. Which of these may you play?',
  'lesson.trickadee.follow.right.suit': 'Its suit lies on the table.',
  'lesson.trickadee.follow.right.lifer': 'It is a bird of the Lifer, which may always be played.',
  'lesson.trickadee.order':
    '### Who comes first\nBirds of the Lifer come first. Then it is the suit that counts: **more birds of it in the trick** make it stronger; on a tie, the larger sum of ranks. Within a suit the higher rank comes first.',
  'lesson.trickadee.order.ask':
    'You, {{you}}, play {{card}}, and the Lifer is the {{species}}. Which bird is 1st?',
  'lesson.trickadee.order.right': 'Lifer birds first, then the stronger suit: {{- order}}.',
  'lesson.trickadee.order.wrong':
    'Look for birds of the Lifer first, then for the suit of which most birds lie there.',
  'lesson.trickadee.seeds':
    '### Losing pays\nIn order of place everybody takes a bird; whoever is last takes what is left. But the **last gets 2 seeds**, the 1st none and all others 1. Seeds buy abilities, and at the end of the match every three of them are worth a point.',
  'lesson.trickadee.seeds.ask':
    'You, {{you}}, play {{card}}, and the Lifer is the {{species}}. How many seeds do you get?',
  'lesson.trickadee.seeds.right': 'You are last: the order is {{- order}}.',
  'lesson.trickadee.seeds.wrong': 'Find out which place you have. The 1st gets no seed, the last gets two.',
  'lesson.trickadee.flocks':
    '### What a flock scores\nThe **number of its birds** times what **all of them have in common**: a sequence of ranks, one suit and one species count 1 each, one rank counts 2. A single bird scores nothing.',
  'lesson.trickadee.flocks.ask': 'How many points does the last flock score?',
  'lesson.trickadee.flocks.right': '{{birds}} × {{multiplier}}: {{- categories}}.',
  'lesson.trickadee.flocks.wrong':
    'There are {{birds}}. Multiply them by what all of them have in common, each thing counted.',
  'lesson.trickadee.into':
    '### Where it goes\nWhoever takes a bird puts it into one of their flocks, or begins a new one with it. There it stays, unless an ability moves it: one bird that does not fit costs a flock its points.',
  'lesson.trickadee.into.ask': 'You, {{you}}, took {{card}}. Where does it bring you the most now?',
  'lesson.trickadee.into.why': 'All your flocks together: {{before}} points before, {{after}} after.',
  'lesson.trickadee.ability':
    '### Seeds buy abilities\nThree of nine abilities are on offer in each round, for 1, 2 and 3 seeds. After each trick you may use **one** that you can pay, or pass and keep your seeds.',
  'lesson.trickadee.ability.ask': 'You, {{you}}, hold {{seeds}}. Which of these could you use?',
  'lesson.trickadee.ability.answer': '{{- ability}}: {{cost}}',
  'lesson.trickadee.ability.right': 'It costs {{cost}}. {{- text}}',

  'lesson.before-the-birds.acorns':
    '### A small tree of few colours\nEverybody grows a tree of nine acorns, and the **lowest score wins**. Acorns are numbered 00 to 69, in seven colours by turns: 00 Red, 01 Blue, 02 Green, 03 Orange, 04 Yellow, 05 Purple, 06 White, 07 Red again, and so on. You hold nine; as many as there are players lie on the **Ground**, in order.',
  'lesson.before-the-birds.bid':
    '### Everybody bids at once\nEach of you bids one acorn, unseen. Then the **lowest bid takes the lowest acorn** of the Ground, the next bid the next one, and so on.',
  'lesson.before-the-birds.bid.ask':
    'You, {{you}}, bid {{bid}}; the others bid {{- others}}. On the Ground lie {{- ground}}. Which one do you take?',
  'lesson.before-the-birds.bid.right':
    'In order the bids are {{- bids}}, and each takes the acorn at its place.',
  'lesson.before-the-birds.bid.wrong': 'Put the four bids in order. Yours takes the acorn at the same place.',
  'lesson.before-the-birds.ground':
    '### Bids are the next Ground\nThe acorns that were bid stay on the table: **they are the new Ground**. So a bid decides twice, what you take now and what all of you can take next.',
  'lesson.before-the-birds.ground.ask':
    'These bids are open, and everybody has taken their acorn. Which is the lowest acorn on the Ground now?',
  'lesson.before-the-birds.ground.right': 'It was the lowest bid.',
  'lesson.before-the-birds.ground.taken': 'That one has been taken from the Ground.',
  'lesson.before-the-birds.ground.bid': 'That one was bid and lies on the Ground, but a lower one does too.',
  'lesson.before-the-birds.storing':
    '### One place for each\nThe first acorn is the root. Every other one starts there and goes **left at a larger** acorn and **right at a smaller** one, until there is room. There is nothing to choose.',
  'lesson.before-the-birds.storing.ask': 'Where does {{card}} go?',
  'lesson.before-the-birds.storing.right': 'Its way from the root: {{- way}}.',
  'lesson.before-the-birds.storing.wrong':
    'Follow it down from the root: at {{at}}, {{card}} goes to the {{side}}.',
  'lesson.before-the-birds.storing.side.left': 'left',
  'lesson.before-the-birds.storing.side.right': 'right',
  'lesson.before-the-birds.storing.step.left': 'left at {{at}}',
  'lesson.before-the-birds.storing.step.right': 'right at {{at}}',
  'lesson.before-the-birds.score':
    '### What a tree scores\nIts **length**, which is the number of acorns on the longest path from the root down, plus its number of different **colours**. Low is good.',
  'lesson.before-the-birds.score.ask': 'What does the tree of {{you}} score?',
  'lesson.before-the-birds.score.right': 'It has {{- worth}}; a longest path is {{- path}}.',
  'lesson.before-the-birds.score.wrong':
    'Count the acorns on the longest path down, and add the number of colours in the whole tree.',
  'lesson.before-the-birds.choice':
    '### Which one do you want?\nYour hand shows what each acorn of the Ground would cost you. Your bid aims at one; which you take depends on all bids.',
  'lesson.before-the-birds.choice.ask': 'You are {{you}}. Which acorn of the Ground would cost you least?',
} as const;
