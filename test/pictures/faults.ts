import {
  type Box,
  bodyOf,
  boxOf,
  coverOf,
  discCoverOf,
  type Frame,
  type Ink,
  isDiscCut,
  overlap,
  type Writing,
} from './ink.js';

/** Between letters and the edge of a sheet. */
const EDGE = 10;
/** Between letters and what they are not part of. */
const AIR = 6;
/** Between letters and a card, sign or ring that is put beside them afterwards. */
const THING_AIR = 4;
/** Between letters and a disc that they do not stand on. */
const DISC_AIR = 3;
/** Between the rim of a plot and what lies on it. */
const RIM = 4;

/** What is wrong with the letters of a picture, in words. */
export function faultsOf(
  ink: Ink,
  sheet: { readonly width: number; readonly height: number },
): readonly string[] {
  const visible = ink.writings.filter((writing) => !isHidden(writing, ink));
  return [
    ...visible.filter((writing) => !isWithin(writing, sheet)).map(({ text }) => `"${text}" touches the edge`),
    ...visible.flatMap((one, index) =>
      visible
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map(({ text }) => `"${one.text}" and "${text}" touch`),
    ),
    ...visible.filter((writing) => isCut(writing, ink)).map(({ text }) => `"${text}" is partly covered`),
    ...visible
      .filter((writing) => isAstride(writing, ink))
      .map(({ text }) => `"${text}" lies half on something`),
    ...visible.filter((writing) => isBesideDisc(writing, ink)).map(({ text }) => `"${text}" touches a disc`),
    ...visible.flatMap((writing) =>
      besideWhat(writing, ink).map(
        (box) => `"${writing.text}" ${spot(writing)} touches what lies at ${spot(box)}`,
      ),
    ),
    ...visible
      .filter((writing) => isOnCutDisc(writing, ink))
      .map(({ text }) => `the disc of "${text}" is cut`),
    ...rimsTouched(ink),
  ];
}

/** The lines that had to be shortened. */
export function shortenedIn({ writings }: Ink): readonly string[] {
  return writings.flatMap(({ text }) => (text.endsWith('…') ? [text.slice(0, -1).trimEnd()] : []));
}

function isWithin(
  { left, top, right, bottom }: Box,
  { width, height }: { readonly width: number; readonly height: number },
) {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

const WHOLE = 0.97;

/** What lies below something else altogether is no fault, such as what a pill takes the place of. */
function isHidden(writing: Writing, { things }: Ink): boolean {
  return things.slice(laterThan(writing)).some((thing) => coverOf(thing, writing) >= WHOLE);
}

function isCut(writing: Writing, { things }: Ink): boolean {
  return things.slice(laterThan(writing)).some((thing) => coverOf(thing, writing) > 0);
}

/** Whether letters on the sheet itself run into something that lay there before. */
function isAstride(writing: Writing, { things }: Ink): boolean {
  if (writing.on !== null) return false;
  return things.slice(0, writing.after).some((thing) => {
    const cover = coverOf(thing, grown(writing, AIR));
    return cover > 0 && cover < WHOLE;
  });
}

/** Whether letters of a card neither stand on a disc of it nor well apart. */
function isBesideDisc(writing: Writing, { discs }: Ink): boolean {
  return discs.some(
    (disc) =>
      disc.on !== null &&
      disc.on === writing.on &&
      discCoverOf(disc, writing) < MOSTLY &&
      discCoverOf(disc, grown(writing, DISC_AIR)) > 0,
  );
}

/** Whether letters on the sheet itself are neither within a frame nor well apart from it, and from what comes later. */
function besideWhat(writing: Writing, { frames, things }: Ink): readonly Box[] {
  if (writing.on !== null) return [];
  const around = grown(writing, AIR);
  return [
    ...frames
      .filter((frame) => {
        const inner = frame.line === null ? boxOf(frame) : grown(boxOf(frame), -frame.line);
        return !isInside(writing, inner) && overlap(around, boxOf(frame));
      })
      .map(boxOf),
    ...things.slice(writing.after).filter((thing) => coverOf(thing, grown(writing, THING_AIR)) > 0),
  ];
}

function isOnCutDisc(writing: Writing, { discs, things }: Ink): boolean {
  return discs.some((disc) => {
    const thing = disc.on === null || disc.on !== writing.on ? undefined : things[disc.on];
    if (thing === undefined || thing.right - thing.left < 3 * disc.radius) return false;
    return discCoverOf(disc, writing) >= MOSTLY && isDiscCut(disc, thing);
  });
}

/** Which cards and grounds touch the rim of a plot, or lie across it. */
function rimsTouched({ frames, things }: Ink): readonly string[] {
  const plots = frames.filter(isPlot).map(boxOf);
  const bodies = things.flatMap((thing) => bodyOf(thing) ?? []);
  const grounds = frames.filter(({ line }) => line === null).map(boxOf);
  return [...bodies, ...grounds].flatMap((body) => {
    const touched = plots.some(
      (plot) =>
        overlap(grown(body, RIM), plot) &&
        !isInside(body, grown(plot, -RIM)) &&
        !isInside(plot, grown(body, 3)),
    );
    return touched ? [`what lies at ${spot(body)} touches the rim of its plot`] : [];
  });
}

function spot({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}

/** As wide as a seat's ground and drawn with a thin line. */
function isPlot(frame: Frame): boolean {
  const { left, right, top, bottom } = boxOf(frame);
  return frame.line !== null && frame.line <= 2 && right - left > 130 && bottom - top > 130;
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** The corners of a letter's box reach out of a disc that holds the letter. */
const MOSTLY = 0.9;

function laterThan({ on, after }: Writing): number {
  return on === null ? after : on + 1;
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
