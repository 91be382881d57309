import { unreachable } from '../../base/invariant.js';
import { atSeat, type OptionValues, type Outcome, type Seat } from '../../games/game-types.js';
import type { RoundScore, WoodlandTricksPublicEvent } from '../../games/woodland-tricks/events.js';
import {
  suitsOfOption,
  TARGET_CHOICES,
  type WoodlandTricksOptions,
} from '../../games/woodland-tricks/options.js';
import { linked } from '../../words/lists.js';
import type { Words } from '../../words/words.js';
import type { Audience, Scene } from '../face.js';
import { pointsWord, tricksWord } from './card-words.js';
import { shownCard, shownSuit } from './emoji-words.js';
import { endPicture } from './end-picture.js';
import { livePicture } from './live-picture.js';
import { BAND, bandRange } from './points.js';
import { powersPicture } from './powers-picture.js';
import { roundPicture } from './round-picture.js';
import { decisionDue, otherOf, SEATS, type WoodlandTricksSituation } from './sight.js';
import { trickTold, trickToldAloud } from './story-words.js';
import { trickPicture } from './trick-picture.js';

/** How often one chooses in a match, on average. */
const TURNS: Readonly<Record<WoodlandTricksOptions['target'], number>> = { '21': 55, '16': 40 };

export function lobbyLines(options: OptionValues, words: Words): string {
  // The game itself has checked them before anyone is told.
  const { target, suits } = options as WoodlandTricksOptions;
  const played = linked(
    suitsOfOption(suits).map((suit) => shownSuit(suit, words)),
    'and',
    words,
  );
  return words.text('woodland-tricks.lobby', { target, suits: played, turns: TURNS[target] });
}

export function liveScene(situation: WoodlandTricksSituation, audience: Audience): Scene {
  const { view } = situation;
  const { words, names } = audience;
  const over = decisionDue(situation) === undefined;
  const swaps = view.exchanges.filter(({ trickNumber }) => trickNumber === view.trickNumber && !over);
  const lines = [
    words.text(over ? 'woodland-tricks.live.over' : 'woodland-tricks.live.text', {
      round: view.round,
      trick: view.trickNumber,
      trump: shownCard(view.trumpCard, words),
    }),
    ...view.trick
      .slice(0, 1)
      .map(({ seat, card }) =>
        words.text('woodland-tricks.live.led', { name: atSeat(names, seat), card: shownCard(card, words) }),
      ),
    ...swaps.map(({ seat, taken, laidDown }) =>
      words.text('woodland-tricks.live.swapped', {
        name: atSeat(names, seat),
        taken: shownCard(taken, words),
        laidDown: shownCard(laidDown, words),
      }),
    ),
  ];
  return { text: lines.join('\n'), picture: livePicture(situation, audience) };
}

/** One scene for each trick and each round that ended. */
export function storyScenes(
  events: readonly WoodlandTricksPublicEvent[],
  situation: WoodlandTricksSituation,
  audience: Audience,
): readonly Scene[] {
  return events.flatMap((event): readonly Scene[] => {
    switch (event.kind) {
      case 'trick-taken': {
        const exchanges = exchangesOfRound(situation, event.round);
        const told = trickTold(event, exchanges, audience);
        const toldAloud = trickToldAloud(event, exchanges, audience);
        const { round, number: trick } = event;
        const text = audience.words.text('woodland-tricks.story.trick', { round, trick, told });
        return [
          { text, picture: trickPicture({ trick: event, round, exchanges, told: toldAloud }, audience) },
        ];
      }
      case 'round-ended':
        return [
          {
            text: roundText(event, audience),
            picture: roundPicture({ ...event, target: situation.view.target }, audience),
          },
        ];
      case 'card-played':
      case 'trump-exchanged':
      case 'trump-kept':
      case 'card-drawn':
      case 'card-put-back':
      case 'round-started':
      case 'match-ended':
        return [];
      default:
        return unreachable(event);
    }
  });
}

export function endScene(outcome: Outcome, situation: WoodlandTricksSituation, audience: Audience): Scene {
  return { text: endText(outcome, situation, audience), picture: endPicture(outcome, audience) };
}

export function rulesScenes(words: Words): readonly Scene[] {
  const band = BAND.map((cell) =>
    words.text('woodland-tricks.rules.band-cell', { tricks: bandRange(cell), points: cell.points }),
  ).join(' · ');
  const targets = linked(TARGET_CHOICES, 'or', words);
  return [
    { text: words.text('woodland-tricks.rules.text', { band, targets }), picture: null },
    { text: words.text('woodland-tricks.rules.powers'), picture: powersPicture(words) },
  ];
}

// The step that ends a round also deals the next one, so its swaps are looked for in both.
function exchangesOfRound({ view }: WoodlandTricksSituation, round: number): typeof view.exchanges {
  return view.round === round ? view.exchanges : (view.lastRound?.exchanges ?? []);
}

function roundText(
  event: RoundScore & { readonly totals: readonly number[]; readonly tied: boolean },
  { words, names }: Audience,
): string {
  const [one, other] = SEATS.map((seat) =>
    words.text('woodland-tricks.round.seat', {
      name: atSeat(names, seat),
      tricks: tricksWord(atSeat(event.tricks, seat), words),
      points: pointsWord(atSeat(event.trickPoints, seat), words),
      bonus: bonusTold(atSeat(event.bonuses, seat), words),
      total: atSeat(event.totals, seat),
    }),
  );
  const text = words.text('woodland-tricks.round.text', {
    round: event.round,
    one: one ?? '',
    other: other ?? '',
  });
  return event.tied ? `${text} ${words.text('woodland-tricks.round.tied')}` : text;
}

// Else the points would not be those of the band.
function bonusTold(count: number, words: Words): string {
  return count === 0 ? '' : words.text('woodland-tricks.round.bonus', { count });
}

function endText(
  { places, totals }: Outcome,
  { view }: WoodlandTricksSituation,
  { words, names }: Audience,
): string {
  const [winner, runnerUp] = SEATS.filter((seat) => atSeat(places, seat) === 1);
  if (winner === undefined) return '';
  if (runnerUp !== undefined) return tieText({ one: winner, other: runnerUp }, totals, { words, names });
  const points = atSeat(totals, winner);
  const other = atSeat(totals, otherOf(winner));
  // A match that somebody resigned ends with any score.
  const key = view.phase === 'finished' ? 'woodland-tricks.end.won' : 'woodland-tricks.end.won-anyhow';
  const text = words.text(key, { name: atSeat(names, winner), points, other });
  return view.phase === 'finished' && points === other
    ? `${text} ${words.text('woodland-tricks.end.last-round')}`
    : text;
}

function tieText(
  { one, other }: { readonly one: Seat; readonly other: Seat },
  totals: readonly number[],
  { words, names }: Audience,
): string {
  return words.text('woodland-tricks.end.tied', {
    one: atSeat(names, one),
    other: atSeat(names, other),
    points: atSeat(totals, one),
    otherPoints: atSeat(totals, other),
  });
}
