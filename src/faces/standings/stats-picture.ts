import { type Brush, SHEET_WIDTH } from '../../art/brush.js';
import { paintPaperSheet } from '../../art/frames.js';
import { paintOrderToken } from '../../art/order-tokens.js';
import { PALETTE } from '../../art/palette.js';
import type { Picture } from '../../art/picture.js';
import { measure, writeText } from '../../art/text.js';
import type { Stats } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { type Band, bandsPicture } from '../bands.js';
import type { FiguresScene } from '../face.js';
import { FACTS_HEIGHT, type Fact, paintFacts } from '../facts.js';
import { MARGIN, titleBand } from '../title-band.js';
import { paintHeadToHead } from './head-to-head-art.js';
import { pictureName } from './names.js';
import { paintRating } from './rating-art.js';
import { type StatsShown, statsAlt } from './stats-words.js';
import { hundredthsText, numberText, percentText } from './values.js';

/** What somebody's matches of one game come to: numbers, places, the way of the rating, opponents, and the game's own. */
export function statsPicture(shown: StatsShown, words: Words): Picture {
  const { name, game, stats, figures } = shown;
  return bandsPicture({
    fileName: 'stats.png',
    alt: statsAlt(shown, words),
    bands: [
      titleBand(pictureName(name, words), game),
      factsBand(factsOf(stats, words)),
      placesBand(stats, words),
      sheetsBand(stats, words),
      ...(figures === null ? [] : [figuresBand(figures)]),
    ],
  });
}

function factsBand(facts: readonly Fact[]): Band {
  return {
    height: FACTS_HEIGHT + 10,
    paint: (brush, y) =>
      paintFacts(brush, facts, { x: MARGIN, y, width: SHEET_WIDTH - 2 * MARGIN, onPaper: false }),
  };
}

function factsOf({ matches, wins, winRate, streak, best, average }: Stats, words: Words): readonly Fact[] {
  const fact = (what: 'win-rate' | 'streak' | 'best' | 'average', value: string): Fact => ({
    label: words.plain(`standings.stats.${what}`),
    value,
  });
  const counted = (what: 'matches' | 'wins', count: number): Fact => ({
    label: words.plain(`standings.stats.${what}`, { count }),
    value: numberText(count, words),
  });
  return [
    counted('matches', matches),
    counted('wins', wins),
    fact('win-rate', percentText(winRate ?? 0, words)),
    fact('streak', numberText(streak.longest, words)),
    ...(best === null ? [] : [fact('best', numberText(best, words))]),
    ...(average === null ? [] : [fact('average', hundredthsText(average, words))]),
  ];
}

const TOKEN_SIZE = 54;
const PLACES_WIDTH = SHEET_WIDTH - 2 * MARGIN;

/** How often each place was reached; where there is room a word for it, and how many wins the latest matches are. */
function placesBand({ places, streak }: Stats, words: Words): Band {
  return {
    height: 68,
    paint: (brush, y) => {
      const shown = placesOf(brush, places, words);
      const streakText = words.plain('standings.stats.streak-now', { count: streak.current });
      const noteType = { typeface: 'strong', size: 38, colour: PALETTE.lantern } as const;
      const noteWidth = measure(brush, streakText, noteType);
      const isNoted = streak.current >= 2 && shown.width + noteWidth <= PLACES_WIDTH;
      const label = words.plain('standings.stats.places');
      const labelType = { typeface: 'text', size: 36, colour: PALETTE.creamSoft } as const;
      const labelWidth = measure(brush, label, labelType) + 24;
      const isLabelled = labelWidth + shown.width + (isNoted ? noteWidth : 0) <= PLACES_WIDTH;
      if (isLabelled) writeText(brush, label, { ...labelType, x: MARGIN, y: y + 43 });
      paintPlaces(brush, shown, { x: isLabelled ? MARGIN + labelWidth : MARGIN, y: y + 30 });
      if (!isNoted) return;
      writeText(brush, streakText, { ...noteType, x: SHEET_WIDTH - MARGIN, y: y + 44, align: 'right' });
    },
  };
}

const TIMES_TYPE = { typeface: 'display', size: 42 } as const;

interface Places {
  /** From the first place on: how often it was reached, and how wide that is. */
  readonly each: readonly { readonly text: string; readonly width: number }[];
  readonly gap: number;
  /** Of all, a gap behind the last one included. */
  readonly width: number;
}

// Closer together where large numbers of many places would not fit otherwise.
function placesOf(brush: Brush, places: readonly number[], words: Words): Places {
  const each = places.map((times) => {
    const text = numberText(times, words);
    return { text, width: TOKEN_SIZE + 10 + measure(brush, text, TIMES_TYPE) };
  });
  const all = each.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.min(34, (PLACES_WIDTH - all) / places.length);
  return { each, gap, width: all + gap * places.length };
}

function paintPlaces(
  brush: Brush,
  { each, gap }: Places,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  let left = x;
  for (const [index, { text, width }] of each.entries()) {
    paintOrderToken(brush, index + 1, { x: left + TOKEN_SIZE / 2, y, size: TOKEN_SIZE });
    writeText(brush, text, { ...TIMES_TYPE, x: left + TOKEN_SIZE + 10, y: y + 15, colour: PALETTE.cream });
    left += width + gap;
  }
}

const SHEETS_HEIGHT = 316;
const RATING_WIDTH = 660;
const GAP = 16;

function sheetsBand(stats: Stats, words: Words): Band {
  return {
    height: SHEETS_HEIGHT + 14,
    paint: (brush, y) => {
      const left = { x: MARGIN, y, width: RATING_WIDTH, height: SHEETS_HEIGHT };
      const x = MARGIN + RATING_WIDTH + GAP;
      const right = { x, y, width: SHEET_WIDTH - MARGIN - x, height: SHEETS_HEIGHT };
      for (const sheet of [left, right]) paintPaperSheet(brush, sheet);
      paintRating(brush, stats, { box: left, words });
      paintHeadToHead(brush, stats.headToHead, { box: right, words });
    },
  };
}

const FIGURES_HEIGHT = 282;
const PADDING = 28;

function figuresBand({ paint }: FiguresScene): Band {
  return {
    height: FIGURES_HEIGHT + 8,
    paint: (brush: Brush, y) => {
      const sheet = { x: MARGIN, y, width: SHEET_WIDTH - 2 * MARGIN, height: FIGURES_HEIGHT };
      paintPaperSheet(brush, sheet);
      paint(brush, {
        x: sheet.x + PADDING,
        y: sheet.y + PADDING,
        width: sheet.width - 2 * PADDING,
        height: sheet.height - 2 * PADDING,
      });
    },
  };
}
