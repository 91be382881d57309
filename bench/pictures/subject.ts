import { type Canvas, createCanvas, loadImage } from 'canvas';
import type { Picture } from '../../src/art/picture.js';
import { must } from '../../src/base/invariant.js';
import type { Audience } from '../../src/faces/face.js';
import { wordsFor } from '../../src/words/words.js';
import { digits } from '../finding.js';
import { type DuelSamples, interleave, spreadOf } from '../samples.js';

export const AUDIENCE: Audience = {
  words: wordsFor('en'),
  names: ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'],
};

/** What one person is shown at once, which may be several pictures. */
export type Composing = () => readonly Picture[];

export interface Subject {
  readonly compose: Composing;
  /** The finished pictures on canvases of the same kind, to be encoded and nothing else. */
  readonly finished: readonly Canvas[];
  /** Of all its pictures together. */
  readonly bytes: number;
}

export async function subjectOf(compose: Composing): Promise<Subject> {
  const finished: Canvas[] = [];
  let bytes = 0;
  for (const picture of compose()) {
    const png = await picture.render();
    finished.push(await onCanvas(png));
    bytes += png.length;
  }
  return { compose, finished, bytes };
}

async function onCanvas(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d', { pixelFormat: 'RGB24', alpha: false }).drawImage(image, 0, 0);
  return canvas;
}

/** Each sample is one subject on either side, the subjects taken in turn. */
export function besideDefaultEncoding(
  subjects: readonly Subject[],
  { ours, repeats }: { readonly ours: (subject: Subject) => Promise<number>; readonly repeats: number },
): Promise<DuelSamples> {
  let turn = 0;
  const next = () => must(subjects[turn % subjects.length], 'There is something to draw.');
  return interleave({
    ours: () => ours(next()),
    theirs: () => {
      const { finished } = next();
      turn += 1;
      const start = performance.now();
      for (const canvas of finished) canvas.toBuffer();
      return performance.now() - start;
    },
    repeats: repeats * subjects.length,
    warmUps: subjects.length,
  });
}

/** Milliseconds from the situation to the finished bytes, one picture after the other, as messages are made. */
export async function wholeTime({ compose }: Subject): Promise<number> {
  const start = performance.now();
  for (const picture of compose()) await picture.render();
  return performance.now() - start;
}

/** Of these, the milliseconds in which the event loop can do nothing else. */
export async function blockedTime(subject: Subject): Promise<number> {
  // It is idle only while it has nothing to do but wait for the encoding in the thread pool.
  const before = performance.eventLoopUtilization();
  await wholeTime(subject);
  return performance.eventLoopUtilization(before).active;
}

export function figuresOf(samples: DuelSamples): string {
  const [ours, theirs] = [spreadOf(samples.ours).median, spreadOf(samples.theirs).median];
  return `${digits(ours)} ms against ${digits(theirs)} ms`;
}
