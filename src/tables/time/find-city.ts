import { CITIES } from './cities.js';

/** The zone of a city or country that no zone is named by, whatever its accents are written as. */
export function zoneOfKnownCity(text: string): string | undefined {
  return ZONES.get(folded(text));
}

/** Letters without their accents, and hyphens and dots as spaces: "Zürich" is "zurich". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();
}

/** The name that a text differs from by least, if that may be a slip of the finger; the first of several. */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  const wanted = folded(text);
  if (wanted.length < NAME_LENGTH_MIN) return undefined;
  let nearest: string | undefined;
  let least = wanted.length < SHORT_LENGTH ? 2 : 3;
  for (const name of [...CITIES.keys(), ...names]) {
    if (Math.abs(name.length - text.length) >= least + 1) continue;
    const distance = distanceBetween(wanted, folded(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Anything is near to what is shorter. */
const NAME_LENGTH_MIN = 4;

/** Of so short a name one letter may be wrong, of a longer one two. */
const SHORT_LENGTH = 6;

// Umlauts are written with an e where a keyboard has none.
const ZONES: ReadonlyMap<string, string> = new Map(
  [...CITIES].flatMap(([name, zone]) =>
    [name, withLetterE(name)].map((written) => [folded(written), zone] as const),
  ),
);

function withLetterE(name: string): string {
  return name.replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter}e`);
}

/** How many letters have to be put in, left out, changed or swapped with the next. */
function distanceBetween(one: string, other: string): number {
  let rows: Rows = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) rows = [rows[1], nextRow(rows, one.slice(0, row), other)];
  return rows[1][other.length] ?? 0;
}

/** The two rows last counted: how far the beginnings of one name are from those of the other. */
type Rows = readonly [before: readonly number[], last: readonly number[]];

function nextRow([before, last]: Rows, begun: string, other: string): readonly number[] {
  const [earlier, letter] = [begun.at(-2), begun.at(-1)];
  const next = [begun.length];
  for (let column = 1; column <= other.length; column += 1) {
    const swapped = letter === other[column - 2] && earlier === other[column - 1];
    next.push(
      Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return next;
}
