import { digits, type Finding, type Measurement } from '../finding.js';
import { ratiosOf, spreadOf } from '../samples.js';
import { fullFlocks } from './full-flocks.js';
import { fullTrees } from './full-trees.js';
import { trickadeeHands, woodlandHands } from './hands.js';
import { largestFlocks, lookAround } from './largest-flocks.js';
import {
  besideDefaultEncoding,
  blockedTime,
  type Composing,
  figuresOf,
  type Subject,
  subjectOf,
  wholeTime,
} from './subject.js';

const MATCHES = 12;
const REPEATS = 8;
/** Looks in one sample. */
const LOOKS = 5;

/** Pictures drawn and encoded, beside node-canvas encoding the finished canvas as it does by default. */
export const pictures: Measurement = {
  name: 'pictures',
  run: async () => [
    ...(await measureHands()),
    await measureFull('54 birds in the flocks of five seats', fullFlocks(MATCHES)),
    await measureFull('seven trees of nine cards', fullTrees(MATCHES)),
    await measureLooks(),
  ],
};

async function measureHands(): Promise<readonly Finding[]> {
  const subjects = await Promise.all(woodlandHands(MATCHES).map(subjectOf));
  const whole = await besideDefaultEncoding(subjects, { ours: wholeTime, repeats: REPEATS });
  const blocked = await besideDefaultEncoding(subjects, { ours: blockedTime, repeats: REPEATS });
  return [
    {
      what: 'a hand of 13 cards drawn and encoded, to the default encoding of the finished canvas',
      ratio: spreadOf(ratiosOf(whole)),
      required: { kind: 'at-most', value: 0.5 },
      figures: `${figuresOf(whole)}; the largest of ${subjects.length} is ${kibibytes(subjects)}`,
    },
    {
      what: 'event loop busy with such a hand, to the same default encoding',
      ratio: spreadOf(ratiosOf(blocked)),
      required: { kind: 'at-most', value: 0.1 },
      figures: figuresOf(blocked),
    },
  ];
}

/** The fullest picture of a kind, which may take as long as its default encoding. */
async function measureFull(what: string, fullest: readonly Composing[]): Promise<Finding> {
  const subjects = await Promise.all(fullest.map(subjectOf));
  const whole = await besideDefaultEncoding(subjects, { ours: wholeTime, repeats: REPEATS / 2 });
  const sheets = spreadOf(subjects.map(({ finished }) => finished.length));
  const count = sheets.least === sheets.most ? `${sheets.least}` : `${sheets.least} to ${sheets.most}`;
  return {
    what: `${what} drawn and encoded, to the default encoding of the finished canvases`,
    ratio: spreadOf(ratiosOf(whole)),
    required: { kind: 'at-most', value: 1 },
    figures: `${figuresOf(whole)}; pictures: ${count}; the largest of ${subjects.length} is ${kibibytes(subjects)}`,
  };
}

async function measureLooks(): Promise<Finding> {
  const subjects = await Promise.all(trickadeeHands(MATCHES).map(subjectOf));
  const largest = largestFlocks();
  const looks = await besideDefaultEncoding(subjects, {
    ours: async () => {
      const start = performance.now();
      for (let look = 0; look < LOOKS; look += 1) lookAround(largest);
      return (performance.now() - start) / LOOKS;
    },
    repeats: REPEATS,
  });
  return {
    what: 'legal moves and scores of 17 birds in 8 flocks with 8 wild aspects, to the default encoding of a Trickadee hand',
    ratio: spreadOf(ratiosOf(looks)),
    required: { kind: 'at-most', value: 0.05 },
    figures: figuresOf(looks),
  };
}

function kibibytes(subjects: readonly Subject[]): string {
  return `${digits(Math.max(...subjects.map(({ bytes }) => bytes)) / 1024)} KiB`;
}
