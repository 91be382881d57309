import { pictureOf } from '../../src/art/sheet.js';
import type { AnyFace } from '../../src/discord/app.js';
import type { Control, Picture } from '../../src/faces/face.js';
import type { BySeat, Situation } from '../../src/games/game-types.js';
import { escapeMarkdown } from '../../src/words/words.js';
import { type ToyMove, type ToyPublicEvent, type ToyView, toyGame } from '../kit/toy-game.js';

type ToySituation = Situation<ToyView, ToyMove, null>;

/** A face of the toy game: all in words, and a story for the opened numbers and each stone. */
export const toyFace: AnyFace = {
  gameId: 'toy',
  lobby: (options) => `rounds ${String(options['rounds'])}`,
  banner: () => pictureOf({ fileName: 'toy.png', alt: 'A toy.', height: 40, paint: () => undefined }),
  live: (situation) => ({ text: `live ${viewOf(situation).phase}`, picture: null }),
  story: (events, _situation, { names }) =>
    (events as readonly ToyPublicEvent[]).flatMap((event) => storyOf(event, names)),
  panel: (situation) => ({
    pictures: [],
    sentence: `asked ${viewOf(situation).phase}`,
    controls: controlsOf(situation as ToySituation),
  }),
  hint: ({ decisions, viewer }) => {
    const kind = decisions.find(({ seat }) => seat === viewer)?.kind;
    return kind === undefined ? null : { step: kind, text: `First time to ${kind}.` };
  },
  asText: (situation) => `text ${JSON.stringify(viewOf(situation))}`,
  asked: ({ kind }) => `to ${kind}`,
  did: (move) => `You did ${toyGame.formatMove(move as ToyMove)}.`,
  explain: ({ reason }) => `Wrong: ${reason}.`,
  end: ({ places }) => ({ text: `places ${places.join(' ')}`, picture: null }),
  sights: [
    {
      id: 'stones',
      label: () => 'Stones',
      scenes: (situation, { names }, seat) => [
        {
          text: `stones of ${seat === null ? 'all' : names[seat]} in ${viewOf(situation).phase}`,
          picture: null,
        },
      ],
    },
  ],
  replay: {
    frames: ({ made, events }) => {
      if (made === null) return [{ kind: 'begins', event: null }];
      const opened = events.find(({ kind }) => kind === 'numbers-opened');
      if (opened !== undefined) return [{ kind: 'ends', event: opened }];
      return events.length === 0 ? [] : [{ kind: 'move', event: null }];
    },
    chapter: () => 'The toys',
    scenes: ({ kind }, { made, seats }, { names }) => [
      {
        text: `${kind} ${made === null ? 'deal' : `${escapeMarkdown(names[made.seat] ?? '')} ${toyGame.formatMove(made.move as ToyMove)}`} picks ${seats.map((own) => String(viewOf(own).ownPick)).join(' ')}`,
        picture: null,
      },
    ],
  },
  figures: ({ stones }) =>
    stones === undefined ? null : { lines: [`${stones} stones`], paint: () => undefined },
  tour: [
    () => ({ text: 'A toy.', pictures: [], exercise: null }),
    () => ({
      text: 'Picking.',
      pictures: [toyPicture('before.png')],
      exercise: {
        question: 'Which may you pick?',
        answers: [
          { label: 'One', isRight: true, why: 'It is free.' },
          { label: 'Nine', isRight: false, why: 'There is none.' },
        ],
        solved: toyPicture('after.png'),
      },
    }),
    () => ({ text: 'Placing.', pictures: [], exercise: null }),
  ],
  rules: () => [{ text: 'Pick and place.', picture: null }],
};

function toyPicture(fileName: string): Picture {
  return {
    fileName,
    height: 1,
    alt: `Seen: ${fileName}.`,
    paint: () => undefined,
    render: () => Promise.resolve(Buffer.from(fileName)),
  };
}

function viewOf(situation: Situation): ToyView {
  return (situation as ToySituation).view;
}

function storyOf(
  event: ToyPublicEvent,
  names: BySeat<string>,
): readonly { readonly text: string; readonly picture: null }[] {
  if (event.kind === 'numbers-opened')
    return [
      { text: `numbers ${event.numbers.join(' ')}`, picture: null },
      { text: 'stones next', picture: null },
    ];
  if (event.kind === 'stones-placed')
    return [{ text: `${escapeMarkdown(names[event.seat] ?? '')} placed ${event.stones}`, picture: null }];
  return [];
}

function controlsOf({ moves }: ToySituation): readonly Control[] {
  if (moves.length === 0) return [];
  const choices = moves.map((move) => ({ move: toyGame.formatMove(move), label: toyGame.formatMove(move) }));
  return [{ kind: 'buttons', choices }];
}
