import {
  Chart,
  type ChartConfiguration,
  type ChartDataset,
  Decimation,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import type { Brush } from '../../art/brush.js';
import { familyOf, TYPE_MIN } from '../../art/fonts.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { newScratch } from '../../art/sheet.js';
import type { RatingPoint } from '../../standings/types.js';
import type { Words } from '../../words/words.js';
import { numberText } from './values.js';

Chart.register(LineController, LineElement, PointElement, LinearScale, Filler, Decimation);

/** How a rating went from match to match, as a curve over its points. */
export function paintRatingChart(
  brush: Brush,
  history: readonly RatingPoint[],
  { box, words }: { readonly box: Box; readonly words: Words },
): void {
  const scratch = newScratch(box);
  const chart = new Chart(scratch, chartOf(history, words));
  // Before it is destroyed, which wipes its canvas.
  brush.drawImage(scratch.canvas, box.x, box.y);
  chart.destroy();
}

type Point = { readonly x: number; readonly y: number };

/** So that a rating that has hardly moved does not look like a storm. */
const RANGE_MIN = 120;
/** More points than the curve is wide would only take time. */
const SAMPLES = 240;
const LINE = '#3f6b3a';
const GROUND = 'rgba(124, 154, 106, 0.28)';

function chartOf(history: readonly RatingPoint[], words: Words): ChartConfiguration<'line', Point[]> {
  const data = history.map(({ points }, match) => ({ x: match, y: points }));
  return {
    type: 'line',
    data: { datasets: [curveThrough(data)] },
    options: {
      responsive: false,
      animation: false,
      devicePixelRatio: 1,
      events: [],
      normalized: true,
      parsing: false,
      layout: { padding: { top: 16, right: 18, bottom: 8 } },
      plugins: {
        decimation: { enabled: true, algorithm: 'lttb', samples: SAMPLES, threshold: SAMPLES },
      },
      scales: {
        x: { type: 'linear', display: false, min: 0, max: Math.max(1, data.length - 1) },
        y: { type: 'linear', ...rangeOf(history), ...pointsAxis(words) },
      },
    },
  };
}

function curveThrough(data: Point[]): ChartDataset<'line', Point[]> {
  return {
    data,
    borderColor: LINE,
    borderWidth: 6,
    borderJoinStyle: 'round',
    cubicInterpolationMode: 'monotone',
    fill: 'start',
    backgroundColor: GROUND,
    // Only the latest, which reaches beyond the field of the curve.
    pointRadius: ({ dataIndex, dataset }) => (dataIndex === dataset.data.length - 1 ? 11 : 0),
    clip: 14,
    pointBackgroundColor: PALETTE.lantern,
    pointBorderColor: LINE,
    pointBorderWidth: 5,
  };
}

function pointsAxis(words: Words) {
  return {
    border: { display: false },
    grid: { color: PALETTE.paperEdge, lineWidth: 2, drawTicks: false },
    ticks: {
      color: PALETTE.inkSoft,
      font: { family: familyOf('text'), size: TYPE_MIN, lineHeight: 1 },
      padding: 12,
      maxTicksLimit: 5,
      includeBounds: false,
      precision: 0,
      callback: (value: string | number) => numberText(Number(value), words),
    },
  } as const;
}

function rangeOf(history: readonly RatingPoint[]): { readonly min: number; readonly max: number } {
  const all = history.map(({ points }) => points);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const spare = Math.max(high - low, RANGE_MIN) * 0.1 + Math.max(0, RANGE_MIN - (high - low)) / 2;
  return { min: low - spare, max: high + spare };
}
