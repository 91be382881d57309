import { type Box, coverOf, discCoverOf, type Ink, overlap, type Writing } from './ink.js';

/** Between letters and the edge of a sheet. */
const EDGE = 10;
/** Between letters and what they are not part of. */
const AIR = 6;
/** Between letters and a disc that they do not stand on. */
const DISC_AIR = 3;

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

/** The corners of a letter's box reach out of a disc that holds the letter. */
const MOSTLY = 0.9;

function laterThan({ on, after }: Writing): number {
  return on === null ? after : on + 1;
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
