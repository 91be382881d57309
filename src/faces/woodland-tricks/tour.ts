import { must } from '../../base/invariant.js';
import { atSeat } from '../../games/game-types.js';
import { type Card, rankOf } from '../../games/woodland-tricks/cards.js';
import type { FinishedTrick } from '../../games/woodland-tricks/events.js';
import {
  ambushOf,
  asksMore,
  comebackOf,
  WOODLAND_TRICKS_EXAMPLES as EXAMPLES,
  roundEndOf,
  trumpingOf,
  type WoodlandTricksMoment,
} from '../../games/woodland-tricks/examples.js';
import { TARGET_CHOICES } from '../../games/woodland-tricks/options.js';
import { linked } from '../../words/lists.js';
import type { Words } from '../../words/words.js';
import { exampleAudience } from '../example-people.js';
import type { Audience, Exercise, Lesson, LessonAnswer } from '../face.js';
import { POWER_RANKS, signOf } from './card-words.js';
import { emojiOf, shownCard, shownSuit } from './emoji-words.js';
import { explainIllegal } from './explain.js';
import { handPicture } from './hand-picture.js';
import { livePicture } from './live-picture.js';
import { BAND } from './points.js';
import { powersPicture } from './powers-picture.js';
import { roundPicture } from './round-picture.js';
import { otherOf, SEATS } from './sight.js';
import { trickTold, trickToldAloud } from './story-words.js';
import { trickPicture } from './trick-picture.js';

/** The rules as a walk: following, taking, scoring, and what the powers change. */
export const woodlandTricksTour: readonly ((words: Words) => Lesson)[] = [
  cardsLesson,
  (words) => playLesson('follow', words),
  takingLesson,
  pointsLesson,
  powersLesson,
  (words) => playLesson('jack', words),
  ambushLesson,
  comebackLesson,
];

function cardsLesson(words: Words): Lesson {
  const moment = EXAMPLES.lead();
  return {
    text: words.text('lesson.woodland-tricks.cards'),
    pictures: [quietHand(moment, audienceOf(moment, words))],
    exercise: null,
  };
}

/** Which cards may be played: each is tried. */
function playLesson(topic: 'follow' | 'jack', words: Words): Lesson {
  const moment = EXAMPLES[topic]();
  const { view } = moment.situation;
  const audience = audienceOf(moment, words);
  const answers = view.hand.map((card): LessonAnswer => {
    const tried = moment.attempt({ kind: 'play', card });
    const why = tried.ok
      ? words.text(`lesson.woodland-tricks.${topic}.right`)
      : explainIllegal(tried.error, words);
    return { label: signOf(card), emoji: emojiOf(card), isRight: tried.ok, why };
  });
  const question = words.text(`lesson.woodland-tricks.${topic}.ask`, {
    ...peopleOf(moment, audience),
    card: shownCard(leadOf(moment), words),
  });
  return {
    text: words.text(`lesson.woodland-tricks.${topic}`),
    pictures: [quietHand(moment, audience)],
    exercise: { question, answers, solved: handPicture(moment.situation, audience) },
  };
}

/** Which powers leave something to decide: each card is tried. */
function powersLesson(words: Words): Lesson {
  const moment = EXAMPLES.powers();
  const audience = audienceOf(moment, words);
  const answers = moment.situation.view.hand.map((card): LessonAnswer => {
    const isRight = asksMore(moment, card);
    const told = isRight ? [] : [words.text('lesson.woodland-tricks.powers.by-itself')];
    const rank = POWER_RANKS.find((one) => one === rankOf(card));
    const why =
      rank === undefined
        ? words.text('lesson.woodland-tricks.powers.plain')
        : [words.text(`woodland-tricks.power-text.${rank}`), ...told].join(' ');
    return { label: signOf(card), emoji: emojiOf(card), isRight, why };
  });
  return {
    text: words.text('lesson.woodland-tricks.powers'),
    pictures: [powersPicture(words)],
    exercise: {
      question: words.text('lesson.woodland-tricks.powers.ask', { you: peopleOf(moment, audience).you }),
      answers,
      solved: null,
    },
  };
}

function takingLesson(words: Words): Lesson {
  const moment = EXAMPLES.trump();
  const found = must(trumpingOf(moment), 'The example is one of trumping.');
  return trickLesson('taking', { moment, ...found, isOwn: found.trick.winner === moment.seat }, words);
}

function ambushLesson(words: Words): Lesson {
  const moment = EXAMPLES.ambush();
  const found = must(ambushOf(moment), 'The example is one of an ambush.');
  return trickLesson('ambush', { moment, ...found, isOwn: found.trick.winner === moment.seat }, words);
}

function comebackLesson(words: Words): Lesson {
  const moment = EXAMPLES.comeback();
  const found = must(comebackOf(moment), 'The example is one of a comeback.');
  return trickLesson('comeback', { moment, ...found, isOwn: found.trick.nextLeader === moment.seat }, words);
}

interface TrickAsked {
  readonly moment: WoodlandTricksMoment;
  readonly card: Card;
  readonly trick: FinishedTrick;
  /** Whether the learner is the right answer. */
  readonly isOwn: boolean;
}

/** Which of the two takes a trick or leads the next one. */
function trickLesson(
  topic: 'taking' | 'ambush' | 'comeback',
  { moment, card, trick, isOwn }: TrickAsked,
  words: Words,
): Lesson {
  const audience = audienceOf(moment, words);
  const people = peopleOf(moment, audience);
  const told = trickTold(trick, moment.situation.view.exchanges, audience);
  const answerOf = (isRight: boolean, label: string): LessonAnswer => {
    const rule = words.text(`lesson.woodland-tricks.${topic}.${isRight ? 'right' : 'wrong'}`);
    return { label, isRight, why: isRight ? `${told} ${rule}` : rule };
  };
  const exercise: Exercise = {
    question: words.text(`lesson.woodland-tricks.${topic}.ask`, {
      ...people,
      trump: shownSuit(trick.trump, words),
      lead: shownCard(leadOf(moment), words),
      card: shownCard(card, words),
    }),
    answers: [
      answerOf(isOwn, words.plain('lesson.you', { name: people.you })),
      answerOf(!isOwn, people.name),
    ],
    solved: solvedTrick(moment, trick, audience),
  };
  return {
    text: words.text(`lesson.woodland-tricks.${topic}`),
    pictures: [quietHand(moment, audience)],
    exercise,
  };
}

function solvedTrick(
  { situation: { view } }: WoodlandTricksMoment,
  trick: FinishedTrick,
  audience: Audience,
): Exercise['solved'] {
  const { round, exchanges } = view;
  const told = trickToldAloud(trick, exchanges, audience);
  return trickPicture({ trick, round, exchanges, told }, audience);
}

function pointsLesson(words: Words): Lesson {
  const moment = EXAMPLES.greed();
  const { situation } = moment;
  const end = must(roundEndOf(moment), 'The example ends a round.');
  const audience = audienceOf(moment, words);
  const greedy = must(
    SEATS.find((seat) => atSeat(end.tricks, seat) > 9),
    'Somebody is greedy.',
  );
  const right = atSeat(end.trickPoints, greedy);
  const told = {
    name: atSeat(audience.names, greedy),
    tricks: atSeat(end.tricks, greedy),
    other: atSeat(audience.names, otherOf(greedy)),
    points: atSeat(end.trickPoints, otherOf(greedy)),
    left: atSeat(end.tricks, otherOf(greedy)),
  };
  const values = [...new Set(BAND.map(({ points }) => points))].toSorted((one, other) => one - other);
  const answers = values.map((points): LessonAnswer => {
    const isRight = points === right;
    const why = words.text(`lesson.woodland-tricks.points.${isRight ? 'right' : 'wrong'}`, told);
    return { label: `${points}`, isRight, why };
  });
  return {
    text: words.text('lesson.woodland-tricks.points', {
      targets: linked(TARGET_CHOICES, 'or', words),
    }),
    pictures: [livePicture(situation, audience)],
    exercise: {
      question: words.text('lesson.woodland-tricks.points.ask', told),
      answers,
      solved: roundPicture({ ...end, target: situation.view.target }, audience),
    },
  };
}

/** The hand before it is known which cards may be chosen. */
function quietHand({ situation }: WoodlandTricksMoment, audience: Audience): Lesson['pictures'][number] {
  return handPicture({ ...situation, moves: [] }, audience);
}

function leadOf({ situation }: WoodlandTricksMoment): Card {
  return must(situation.view.trick[0], 'The example answers a card.').card;
}

function audienceOf({ seat }: WoodlandTricksMoment, words: Words): Audience {
  return exampleAudience(words, SEATS.length, seat);
}

function peopleOf(
  { seat }: WoodlandTricksMoment,
  { names }: Audience,
): { readonly you: string; readonly name: string } {
  return { you: atSeat(names, seat), name: atSeat(names, otherOf(seat)) };
}
