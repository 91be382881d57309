import { altOf } from '../../art/alt.js';
import { must } from '../../base/invariant.js';
import { type Card, cardNumber } from '../../games/before-the-birds/cards.js';
import {
  type BeforeTheBirdsMoment,
  bidsBy,
  BEFORE_THE_BIRDS_EXAMPLES as EXAMPLES,
} from '../../games/before-the-birds/examples.js';
import { type Landing, type TreeView, viewTree } from '../../games/before-the-birds/view.js';
import { atSeat, seatsOf } from '../../games/game-types.js';
import type { Words } from '../../words/words.js';
import { bandsPicture } from '../bands.js';
import { exampleAudience } from '../example-people.js';
import type { Audience, Lesson, LessonAnswer, Picture } from '../face.js';
import { capitalised } from '../plain.js';
import { titleBand } from '../title-band.js';
import { cardsSentence, treesAlt } from './alts.js';
import { bidsPicture } from './bids-picture.js';
import { landingWord, placeWord, worthNamed, writtenCard } from './card-words.js';
import { emojiOf, shownCard, shownCards } from './emoji-words.js';
import { handPictures } from './hand-picture.js';
import { storingPicture } from './rules-pictures.js';
import { acornsPicture, openBidsPicture } from './tour-pictures.js';
import { bareTreeBand, treeBand } from './tree-band.js';
import { planTree, stepsOf } from './tree-plan.js';

/** The rules as a walk: bidding, the Ground, storing, scoring, and what to wish for. */
export const beforeTheBirdsTour: readonly ((words: Words) => Lesson)[] = [
  acornsLesson,
  bidLesson,
  groundLesson,
  storingLesson,
  scoreLesson,
  choiceLesson,
];

function acornsLesson(words: Words): Lesson {
  const moment = EXAMPLES.hand();
  const situation = { ...moment.situation, moves: [], previews: { landings: [] } };
  return {
    text: words.text('lesson.before-the-birds.acorns'),
    pictures: [acornsPicture(situation, moment.seat, words)],
    exercise: null,
  };
}

/** Which acorn a bid takes. */
function bidLesson(words: Words): Lesson {
  const moment = EXAMPLES.bid();
  const opened = must(bidsBy(moment), 'The example opens the bids.');
  const audience = audienceOf(moment, words);
  const own = must(
    opened.collections.find(({ seat }) => seat === moment.seat),
    'The learner bids too.',
  );
  const others = opened.collections.filter((one) => one !== own).map(({ bid }) => bid);
  // Not in their own order, which is what is asked.
  const bySeat = opened.collections.toSorted((one, other) => one.seat - other.seat);
  const bids = shownCards(opened.ground, words);
  const answers = moment.situation.view.ground.map((card): LessonAnswer => {
    const isRight = card === own.collected;
    const why = isRight
      ? words.text('lesson.before-the-birds.bid.right', { bids })
      : words.text('lesson.before-the-birds.bid.wrong');
    return { label: writtenCard(card, words), emoji: emojiOf(card), isRight, why };
  });
  return {
    text: words.text('lesson.before-the-birds.bid'),
    pictures: [openBidsPicture(moment.situation.view, bySeat, audience)],
    exercise: {
      question: words.text('lesson.before-the-birds.bid.ask', {
        you: atSeat(audience.names, moment.seat),
        bid: shownCard(own.bid, words),
        others: shownCards(others, words),
        ground: shownCards(moment.situation.view.ground, words),
      }),
      answers,
      solved: bidsPicture(opened, { limit: null }, audience),
    },
  };
}

/** What lies on the Ground once the bids are open. */
function groundLesson(words: Words): Lesson {
  const moment = EXAMPLES.bid();
  const opened = must(bidsBy(moment), 'The example opens the bids.');
  const lowest = must(opened.ground[0], 'There are bids.');
  const before = moment.situation.view.ground;
  const offered = [...before.slice(0, 2), ...opened.ground.slice(0, 2)];
  const cards = [...new Set(offered)].toSorted((one, other) => cardNumber(one) - cardNumber(other));
  const whyOf = (card: Card) => (card === lowest ? 'right' : before.includes(card) ? 'taken' : 'bid');
  const answers = cards.map(
    (card): LessonAnswer => ({
      label: writtenCard(card, words),
      emoji: emojiOf(card),
      isRight: card === lowest,
      why: words.text(`lesson.before-the-birds.ground.${whyOf(card)}`),
    }),
  );
  return {
    text: words.text('lesson.before-the-birds.ground'),
    pictures: [bidsPicture(opened, { limit: null }, audienceOf(moment, words))],
    exercise: { question: words.text('lesson.before-the-birds.ground.ask'), answers, solved: null },
  };
}

/** Where an acorn is stored: one place for each acorn of the Ground, of which one is right. */
function storingLesson(words: Words): Lesson {
  const moment = EXAMPLES.storing();
  const { seat, situation } = moment;
  const { landings } = situation.previews;
  const tree = atSeat(situation.view.trees, seat);
  const asked = deepest(landings);
  const card = shownCard(asked.card, words);
  const way = passed(tree, asked);
  const right = words.text('lesson.before-the-birds.storing.right', {
    way: way
      .map((at) => words.plain(`lesson.before-the-birds.storing.step.${sideAt(at, asked.card)}`, { at }))
      .join(words.plain('table.list.separator')),
  });
  const answers = landings.map((landing): LessonAnswer => {
    const label = capitalised(placeWord(landing, words));
    const parting = way.find((at) => sideAt(at, landing.card) !== sideAt(at, asked.card));
    if (parting === undefined) return { label, isRight: true, why: right };
    const why = words.text('lesson.before-the-birds.storing.wrong', {
      at: shownCard(parting, words),
      card,
      side: words.plain(`lesson.before-the-birds.storing.side.${sideAt(parting, asked.card)}`),
    });
    return { label, isRight: false, why };
  });
  const stored = viewTree([...tree.cards.map((one) => one.card), asked.card]);
  const you = atSeat(audienceOf(moment, words).names, seat);
  return {
    text: words.text('lesson.before-the-birds.storing'),
    pictures: [storingPicture(words), treePicture(quiet(tree), you, words)],
    exercise: {
      question: words.text('lesson.before-the-birds.storing.ask', { card, you }),
      answers,
      solved: treePicture({ ...quiet(stored), newest: asked.card }, you, words),
    },
  };
}

/** What a tree scores. */
function scoreLesson(words: Words): Lesson {
  const moment = EXAMPLES.score();
  const { seat, situation } = moment;
  const tree = { ...atSeat(situation.view.trees, seat), newest: null };
  const you = atSeat(audienceOf(moment, words).names, seat);
  const right = words.text('lesson.before-the-birds.score.right', {
    worth: worthNamed(tree, words),
    path: (tree.longestPaths[0] ?? []).join(words.plain('before-the-birds.text.path-step')),
  });
  const wrong = words.text('lesson.before-the-birds.score.wrong');
  // Who counts only one of the two, or one of them wrongly, comes to one of these.
  const scores = new Set([tree.length, tree.colours.length, tree.score - 1, tree.score, tree.score + 1]);
  const answers = [...scores]
    .toSorted((one, other) => one - other)
    .map((score): LessonAnswer => {
      const isRight = score === tree.score;
      return { label: `${score}`, isRight, why: isRight ? right : wrong };
    });
  const size = 'medium';
  const title = words.plain('before-the-birds.picture.scores-title');
  const solved = bandsPicture({
    fileName: 'scores.png',
    alt: altOf(treesAlt({ title, trees: [tree], seats: seatsOf(1) }, { words, names: [you] })),
    bands: [
      titleBand(title, ''),
      treeBand(
        { plan: planTree(tree, size), step: stepsOf(size).most },
        words.plain('before-the-birds.picture.legend'),
        words,
      ),
    ],
  });
  return {
    text: words.text('lesson.before-the-birds.score'),
    pictures: [treePicture(quiet(tree), you, words)],
    exercise: { question: words.text('lesson.before-the-birds.score.ask', { you }), answers, solved },
  };
}

/** Which acorn of the Ground would cost least. */
function choiceLesson(words: Words): Lesson {
  const moment = EXAMPLES.choice();
  const { seat, situation } = moment;
  const audience = audienceOf(moment, words);
  const { landings } = situation.previews;
  const least = Math.min(...landings.map(({ score }) => score.after));
  const answers = landings.map(
    (landing): LessonAnswer => ({
      label: writtenCard(landing.card, words),
      emoji: emojiOf(landing.card),
      isRight: landing.score.after === least,
      why: words.plain('before-the-birds.alt.landing', { landing: landingWord(landing, words) }),
    }),
  );
  return {
    text: words.text('lesson.before-the-birds.choice'),
    pictures: handPictures(situation, seat, audience),
    exercise: {
      question: words.text('lesson.before-the-birds.choice.ask', { you: atSeat(audience.names, seat) }),
      answers,
      solved: null,
    },
  };
}

function deepest(landings: readonly Landing[]): Landing {
  const [found] = landings.toSorted((one, other) => other.depth - one.depth);
  return must(found, 'There is a Ground.');
}

/** The acorns that one passes on its way to its place, the root first. */
function passed({ cards }: TreeView, { parent }: Landing): readonly Card[] {
  const way: Card[] = [];
  for (let at = parent; at !== null; at = cards.find((one) => one.card === at)?.parent ?? null)
    way.unshift(at);
  return way;
}

function sideAt(at: Card, card: Card): 'left' | 'right' {
  return cardNumber(card) < cardNumber(at) ? 'left' : 'right';
}

/** A tree as it stands, and nothing of what it counts for. */
function treePicture(tree: TreeView, name: string, words: Words): Picture {
  const size = 'medium';
  const plan = planTree(tree, size);
  return bandsPicture({
    fileName: 'tree.png',
    alt: altOf(cardsSentence(tree, name, words)),
    bands: [bareTreeBand({ plan, step: stepsOf(size).most }, words)],
  });
}

/** Without its longest path, which would tell the length. */
function quiet(tree: TreeView): TreeView {
  return { ...tree, newest: null, cards: tree.cards.map((card) => ({ ...card, onLongestPath: false })) };
}

function audienceOf({ seat, situation: { view } }: BeforeTheBirdsMoment, words: Words): Audience {
  return exampleAudience(words, view.handSizes.length, seat);
}
