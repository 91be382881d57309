import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { must } from '../../base/invariant.js';
import { atSeat, type Seat } from '../../games/game-types.js';
import { type Card, speciesOf } from '../../games/trickadee/cards.js';
import type { PlacedTrick } from '../../games/trickadee/events.js';
import {
  TRICKADEE_EXAMPLES as EXAMPLES,
  flockOf,
  placingOf,
  type TrickadeeMoment,
} from '../../games/trickadee/examples.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import { exampleAudience } from '../example-people.js';
import type { Audience, Lesson, LessonAnswer } from '../face.js';
import { joined, listOf } from '../lists.js';
import { capitalised } from '../plain.js';
import { abilityNamed, abilityText, displayWords } from './ability-words.js';
import { birdsWord, destinationWord, seedsWord, signOf, writtenBird } from './card-words.js';
import { emojiOf, shownCard, shownSign, shownSpecies } from './emoji-words.js';
import { explainIllegal } from './explain.js';
import { cardBands } from './hand-art.js';
import { handPictures } from './hand-picture.js';
import { livePicture } from './live-picture.js';
import { cardsPicture, scoresPicture } from './rules-pictures.js';
import { seatBand } from './seat-art.js';
import { movesOf, ownFlocks, previewOf, worthTogether } from './situation.js';
import { ABILITIES_HEIGHT, paintAbilities } from './table-art.js';

/** The rules as a walk: following, placing, seeds, flocks, and what seeds buy. */
export const trickadeeTour: readonly ((words: Words) => Lesson)[] = [
  (words) => ({
    text: words.text('lesson.trickadee.cards'),
    pictures: [cardsPicture(words)],
    exercise: null,
  }),
  followLesson,
  orderLesson,
  seedsLesson,
  flocksLesson,
  intoLesson,
  abilityLesson,
];

/** Which birds may be played: each is tried. */
function followLesson(words: Words): Lesson {
  const moment = EXAMPLES.follow();
  const { view } = moment.situation;
  const audience = audienceOf(moment, words);
  const answers = view.hand.map((card): LessonAnswer => {
    const tried = moment.attempt({ kind: 'play', card });
    const rule = speciesOf(card) === view.liferSpecies ? 'lifer' : 'suit';
    const why = tried.ok
      ? words.text(`lesson.trickadee.follow.right.${rule}`)
      : explainIllegal(tried.error, words);
    return { label: signOf(card, words), emoji: emojiOf(card), isRight: tried.ok, why };
  });
  return {
    text: words.text('lesson.trickadee.follow'),
    pictures: quietHand(moment, audience),
    exercise: {
      question: words.text('lesson.trickadee.follow.ask', trickWords(moment, audience)),
      answers,
      solved: handPictures(moment.situation, moment.seat, audience)[0] ?? null,
    },
  };
}

/** Which bird of a trick comes first. */
function orderLesson(words: Words): Lesson {
  const { moment, placed, audience, question, solved } = placing('order', words);
  const first = must(placed.order[0], 'A trick has a first place.');
  const right = words.text('lesson.trickadee.order.right', { order: orderWords(placed, words) });
  const wrong = words.text('lesson.trickadee.order.wrong');
  const answers = placed.plays.map(({ seat, card }): LessonAnswer => {
    const isRight = seat === first;
    return { label: signOf(card, words), emoji: emojiOf(card), isRight, why: isRight ? right : wrong };
  });
  return {
    text: words.text('lesson.trickadee.order'),
    pictures: [livePicture(moment.situation, audience)],
    exercise: { question, answers, solved },
  };
}

/** How many seeds a place brings. */
function seedsLesson(words: Words): Lesson {
  const { moment, placed, audience, question, solved } = placing('seeds', words);
  const paid = atSeat(placed.paid, moment.seat);
  const right = words.text('lesson.trickadee.seeds.right', { order: orderWords(placed, words) });
  const wrong = words.text('lesson.trickadee.seeds.wrong');
  const answers = [0, 1, 2].map((count): LessonAnswer => {
    const isRight = count === paid;
    return { label: seedsWord(count, words), isRight, why: isRight ? right : wrong };
  });
  return {
    text: words.text('lesson.trickadee.seeds'),
    pictures: [livePicture(moment.situation, audience)],
    exercise: { question, answers, solved },
  };
}

/** The trick of an example, as it is before the learner's own bird and after it. */
function placing(topic: 'order' | 'seeds', words: Words) {
  const moment = EXAMPLES[topic]();
  const placed = must(placingOf(moment), 'The example completes a trick.');
  const audience = audienceOf(moment, words);
  const own = must(cardIn(placed, moment.seat), 'The learner plays too.');
  const question = words.text(`lesson.trickadee.${topic}.ask`, {
    ...trickWords(moment, audience),
    card: shownCard(own, words),
  });
  const tried = moment.attempt({ kind: 'play', card: own });
  const solved = tried.ok ? livePicture(tried.value.situation, audience) : null;
  return { moment, placed, audience, question, solved };
}

/** What a flock is worth. */
function flocksLesson(words: Words): Lesson {
  const { birds, worth } = must(flockOf(EXAMPLES.flock()), 'The example has such a flock.');
  const spoken = joined(
    birds.map((bird) => writtenBird(bird, words)),
    'and',
    words,
  );
  const told = { birds: birdsWord(birds.length, words), multiplier: worth.multiplier };
  const categories = worth.categories.map((category) => words.plain(`trickadee.category.${category}`));
  const right = words.text('lesson.trickadee.flocks.right', {
    ...told,
    categories: listOf(categories, words),
  });
  const wrong = words.text('lesson.trickadee.flocks.wrong', told);
  // Four stand beside each other on a phone.
  const answers = [0, 1, 2, 3].map((multiplier): LessonAnswer => {
    const points = birds.length * multiplier;
    const isRight = points === worth.points;
    return { label: `${points}`, isRight, why: isRight ? right : wrong };
  });
  const shown = birds.map(({ card }) => ({ card, look: 'plain', lifer: false }) as const);
  const flock = bandsPicture({
    fileName: 'flock.png',
    alt: altOf([words.plain('trickadee.alt.flock-alone', { birds: spoken })]),
    bands: cardBands(shown, words),
  });
  return {
    text: words.text('lesson.trickadee.flocks'),
    pictures: [scoresPicture(words), flock],
    exercise: {
      question: words.text('lesson.trickadee.flocks.ask'),
      answers,
      solved: null,
    },
  };
}

/** To which flock a bird brings most. */
function intoLesson(words: Words): Lesson {
  const moment = EXAMPLES.into();
  const { situation, seat } = moment;
  const audience = audienceOf(moment, words);
  const before = worthTogether(ownFlocks(situation.view, seat));
  const options = movesOf(situation, 'into').flatMap((move) => {
    const points = previewOf(situation, move)?.points;
    return points === undefined ? [] : [{ flock: move.flock, after: points.after }];
  });
  const most = Math.max(...options.map(({ after }) => after));
  const answers = options.map(
    ({ flock, after }): LessonAnswer => ({
      label: capitalised(destinationWord(flock, words)),
      isRight: after === most,
      why: words.text('lesson.trickadee.into.why', { before, after }),
    }),
  );
  const taken = must(situation.view.taken, 'The example has taken a bird.');
  return {
    text: words.text('lesson.trickadee.into'),
    pictures: quietHand(moment, audience),
    exercise: {
      question: words.text('lesson.trickadee.into.ask', {
        you: atSeat(audience.names, seat),
        card: shownCard(taken, words),
      }),
      answers,
      solved: handPictures(situation, seat, audience)[0] ?? null,
    },
  };
}

/** Which ability could be used: each is tried. */
function abilityLesson(words: Words): Lesson {
  const moment = EXAMPLES.ability();
  const { view } = moment.situation;
  const audience = audienceOf(moment, words);
  const answers = view.abilities.map(({ ability, cost }): LessonAnswer => {
    const tried = moment.attempt({ kind: 'use', ability });
    const right = {
      cost: seedsWord(cost, words),
      text: words.text('trickadee.name-alone', { name: abilityText(ability, words) }),
    };
    const why = tried.ok
      ? words.text('lesson.trickadee.ability.right', right)
      : explainIllegal(tried.error, words);
    const label = words.plain('lesson.trickadee.ability.answer', {
      ability: abilityNamed(ability, words),
      cost: seedsWord(cost, words),
    });
    return { label, isRight: tried.ok, why };
  });
  return {
    text: words.text('lesson.trickadee.ability'),
    pictures: [offerPicture(moment, audience)],
    exercise: {
      question: words.text('lesson.trickadee.ability.ask', {
        you: atSeat(audience.names, moment.seat),
        seeds: seedsWord(atSeat(view.seeds, moment.seat), words),
      }),
      answers,
      solved: null,
    },
  };
}

/** The abilities on display with their prices, and the seeds to pay them with. */
function offerPicture({ seat, situation: { view } }: TrickadeeMoment, audience: Audience): Picture {
  const { words } = audience;
  const seeds = atSeat(view.seeds, seat);
  return bandsPicture({
    fileName: 'offer.png',
    alt: altOf([
      words.plain('trickadee.alt.abilities', { abilities: displayWords(view.abilities, words) }),
      words.plain('trickadee.alt.own-seeds', { seeds: seedsWord(seeds, words) }),
    ]),
    bands: [
      seatBand(seat, { seeds, note: '' }, audience),
      {
        height: ABILITIES_HEIGHT + 14,
        paint: (brush, y) => paintAbilities(brush, view.abilities, { y: y + 6, words }),
      },
    ],
  });
}

/** The hand before it is known what may be chosen, and what it would bring. */
function quietHand({ situation, seat }: TrickadeeMoment, audience: Audience): Lesson['pictures'] {
  return handPictures({ ...situation, moves: [] }, seat, audience);
}

function trickWords({ situation: { view }, seat }: TrickadeeMoment, { words, names }: Audience) {
  const plays = view.trick.map((play) =>
    words.text('trickadee.story.took', { name: atSeat(names, play.seat), card: shownSign(play.card, words) }),
  );
  return {
    you: atSeat(names, seat),
    plays: listOf(plays, words),
    species: shownSpecies(view.liferSpecies, words),
  };
}

/** "G9 Nuthatch, G5 Chickadee, …", the first place first. */
function orderWords(placed: PlacedTrick, words: Words): string {
  const signs = placed.order.flatMap((seat) => {
    const card = cardIn(placed, seat);
    return card === undefined ? [] : [shownSign(card, words)];
  });
  return words.text('trickadee.name-alone', { name: listOf(signs, words) });
}

function cardIn({ plays }: PlacedTrick, seat: Seat): Card | undefined {
  return plays.find((play) => play.seat === seat)?.card;
}

function audienceOf({ seat, situation: { view } }: TrickadeeMoment, words: Words): Audience {
  return exampleAudience(words, view.handSizes.length, seat);
}
