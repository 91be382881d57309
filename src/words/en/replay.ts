/** Matches that are over, looked back on with all hands open. Keys start with `replay.`. */
export const REPLAY_WORDS = {
  'command.replay.name': 'replay',
  'command.replay.about': 'See a finished match once more, all hands open',
  'replay.button': 'Replay',
  'replay.place': '-# {{number}} of {{count}} · {{chapter}}',
  'replay.title': '{{game}}: {{- names}}',
  'replay.first': 'First',
  'replay.back': '◀ Back',
  'replay.next': 'Next ▶',
  'replay.fast-forward': 'Fast-forward ▶▶',
  'replay.last': 'Last',
  'replay.chapters': 'Go to …',
  'replay.chapter-end': 'The end',
  'replay.as-text': 'As text',
  'replay.as-picture': 'As pictures',
  'replay.film': 'As film',
  'replay.record': 'Record',

  // The film and the record.
  'replay.film.text': '{{title}}, as a film of {{count}} pictures.',
  'replay.film.thinned': 'It shows what each trick and each round came to; single choices would be too many.',
  'replay.film.alt': '{{game}}, {{names}}: the match as a film of {{count}} pictures, all hands open.',
  'replay.film.making':
    '{{title}}: the film is being made, {{count}} pictures one after another. That takes up to half a minute.',
  'replay.film.person': 'Player {{number}}',
  'replay.film.busy': 'Several films are being made just now. Please press again in a minute.',
  'replay.record.text':
    'The record of this match, which tells every card and every move, to keep and to check.',
  'replay.record.linked':
    '`docs/record.md` in [the source of this bot]({{- source}}) explains it, and how to check it: `npm run verify-match FILE`.',
  'replay.record.asking':
    'Whoever runs this bot can tell you how it is read, and work the match out anew from it.',

  // The list.
  'replay.list': '**Finished matches of this server.** Which one would you like to see again?',
  'replay.list.none': 'No match has been finished on this server yet.',
  'replay.list.placeholder': 'Choose a match',
  'replay.list.won': '{{winners}} won · {{day}}',
  'replay.list.older': 'Older ▶',
  'replay.list.newest': '◀ Newest',

  // What cannot be replayed.
  'replay.refusal.no-such-table': 'I know no such match on this server.',
  'replay.refusal.other-rules':
    'This match was played by rules that have changed since, so I cannot show it as it was.',
  'replay.refusal.lobby': 'This match has not begun yet. It can be replayed once it is over.',
  'replay.refusal.playing':
    'This match is not over yet, so its hands stay closed to everybody. It can be replayed once it is.',
  'replay.refusal.abandoned': 'This table was ended without a result, so there is nothing to replay.',

  // Woodland Tricks.
  'replay.woodland-tricks.chapter': 'Round {{round}}',
  'replay.woodland-tricks.begins':
    '**Round {{round}}** · {{dealer}} has dealt, {{leader}} leads. Trump card: {{card}}.',
  'replay.woodland-tricks.led': '{{name}} leads the {{card}}.',
  'replay.woodland-tricks.answered': '{{name}} answers with the {{card}}.',
  'replay.woodland-tricks.drew': 'The 5 draws the {{card}}.',
  'replay.woodland-tricks.kept': '{{name}} leaves the trump card where it is.',
  'replay.woodland-tricks.put-back': '{{name}} puts the {{card}} at the bottom of the pile.',
  'replay.woodland-tricks.alt': 'Woodland Tricks, round {{round}}, trick {{trick}}, all hands open.',
  'replay.woodland-tricks.alt.hand': '{{name}} holds {{cards}}.',
  'replay.woodland-tricks.alt.seat': '{{name}}: {{points}}, {{tricks}} in this round, {{bonus}}.',
  'replay.woodland-tricks.alt.takes': '{{name}} takes it.',
  'replay.woodland-tricks.pile': 'Pile {{count}}',

  // Trickadee.
  'replay.trickadee.chapter': 'Round {{round}}',
  'replay.trickadee.begins': '**Round {{round}}** · {{name}} leads the first trick. Lifer: {{lifer}}.',
  'replay.trickadee.line': '**Round {{round}}, trick {{trick}}** · {{- told}}',
  'replay.trickadee.led': '{{name}} leads {{card}}.',
  'replay.trickadee.played': '{{name}} plays {{card}}.',
  'replay.trickadee.took': '{{name}} takes {{card}} into {{to}}.',
  'replay.trickadee.passed': '{{name}} uses no ability.',
  'replay.trickadee.passed-round': '{{name}} uses no ability any more in this round.',
  'replay.trickadee.drew': '{{name}} draws {{cards}} with ability {{ability}}.',
  'replay.trickadee.discarded': '{{name}} discards {{cards}}.',
  'replay.trickadee.alt': 'Trickadee, round {{round}}, trick {{trick}} of {{tricks}}, all hands open.',
  'replay.trickadee.alt.seat': '{{name}}: {{points}}, {{seeds}}, flocks worth {{worth}}.',
  'replay.trickadee.alt.hand': '{{name}} holds {{birds}}.',

  // Before The Birds.
  'replay.before-the-birds.chapter': 'Round {{round}}',
  'replay.before-the-birds.chapter-of-game': 'Game {{game}}, round {{round}}',
  'replay.before-the-birds.begins': '**{{chapter}}** · the Ground is {{ground}}.',
  'replay.before-the-birds.bid': '**{{chapter}}** · {{name}} bids {{card}}.',
  'replay.before-the-birds.alt': 'Before The Birds, {{chapter}}, all hands open.',
  'replay.before-the-birds.alt.ground': 'Ground: {{ground}}.',
  'replay.before-the-birds.alt.hand': '{{name}} holds {{cards}}.',
  'replay.before-the-birds.alt.bid': '{{name}} bids {{bid}} and holds {{cards}}.',
} as const;
