import { type Canvas, createCanvas, loadImage } from 'canvas';
import type { Picture } from '../../src/art/picture.js';
import { must } from '../../src/base/invariant.js';
import { handPicture } from '../../src/faces/woodland-tricks/hand-picture.js';
import type { WoodlandTricksSituation } from '../../src/faces/woodland-tricks/sight.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { type DuelSamples, interleave, ratiosOf, spreadOf } from '../samples.js';
import { AUDIENCE, fullHands } from './hands.js';

const MATCHES = 12;
const REPEATS = 8;

/** A hand picture painted and encoded, beside node-canvas encoding the finished canvas as it does by default. */
export const pictures: Measurement = { name: 'pictures', run: measurePictures };

interface Subject {
  readonly picture: Picture;
  /** The finished picture on a canvas of the same kind, to be encoded and nothing else. */
  readonly finished: Canvas;
  readonly bytes: number;
}

async function measurePictures(): Promise<readonly Finding[]> {
  const subjects = await Promise.all(fullHands(MATCHES).map(finishedSubject));
  const whole = await comparison(subjects, wholeTime);
  const blocked = await comparison(subjects, blockedTime);
  const bytes = Math.max(...subjects.map((subject) => subject.bytes));
  return [
    {
      what: 'a hand painted and encoded, to the default encoding of the finished canvas',
      ratio: spreadOf(ratiosOf(whole)),
      required: { kind: 'at-most', value: 0.5 },
      figures: `${figuresOf(whole)}; the largest of ${subjects.length} hands is ${digits(bytes / 1024)} KiB`,
    },
    {
      what: 'event loop busy with a hand, to the same default encoding',
      ratio: spreadOf(ratiosOf(blocked)),
      required: { kind: 'at-most', value: 0.1 },
      figures: figuresOf(blocked),
    },
  ];
}

async function finishedSubject(situation: WoodlandTricksSituation): Promise<Subject> {
  const picture = handPicture(situation, AUDIENCE);
  const png = await picture.render();
  const image = await loadImage(png);
  const finished = createCanvas(image.width, image.height);
  finished.getContext('2d', { pixelFormat: 'RGB24', alpha: false }).drawImage(image, 0, 0);
  return { picture, finished, bytes: png.length };
}

/** Each sample is one hand on either side, the hands taken in turn. */
function comparison(
  subjects: readonly Subject[],
  time: (subject: Subject) => Promise<number>,
): Promise<DuelSamples> {
  let turn = 0;
  const next = () => must(subjects[turn % subjects.length], 'There are hands to draw.');
  return interleave({
    ours: () => time(next()),
    theirs: () => {
      const { finished } = next();
      turn += 1;
      const start = performance.now();
      finished.toBuffer();
      return performance.now() - start;
    },
    repeats: REPEATS * subjects.length,
    warmUps: subjects.length,
  });
}

async function wholeTime({ picture }: Subject): Promise<number> {
  const start = performance.now();
  await picture.render();
  return performance.now() - start;
}

// The event loop is idle only while it has nothing to do but wait for the encoding in the thread pool.
async function blockedTime({ picture }: Subject): Promise<number> {
  const before = performance.eventLoopUtilization();
  await picture.render();
  return performance.eventLoopUtilization(before).active;
}

function figuresOf(samples: DuelSamples): string {
  const [ours, theirs] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return `${digits(ours)} ms against ${digits(theirs)} ms`;
}
