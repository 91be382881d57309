import { altOf } from '../../art/alt.js';
import type { Picture } from '../../art/picture.js';
import { atSeat, type BySeat, type Seat, seatsOf } from '../../games/game-types.js';
import type { FlockScore } from '../../games/trickadee/events.js';
import { type Band, bandsPicture, sheetsOf } from '../bands.js';
import type { Audience } from '../face.js';
import { joined } from '../lists.js';
import { titleBand } from '../title-band.js';
import { flocksAlt } from './alts.js';
import { pointsWord } from './card-words.js';
import { flockBands, flockRows, sumWord } from './flock-art.js';
import { seatBand } from './seat-art.js';
import { worthTogether } from './situation.js';

export interface FlocksShown {
  readonly title: string;
  readonly fileName: string;
  readonly flocks: BySeat<readonly FlockScore[]>;
  readonly seeds: BySeat<number>;
  /** Whose flocks are shown; all of them where it is `null`. */
  readonly seat: Seat | null;
}

/** A picture, and whose flocks are on it. */
export interface FlocksPicture {
  readonly picture: Picture;
  readonly seats: readonly Seat[];
}

/** The flocks of each seat with how their points come about, on as many pictures as they need. */
export function flocksPictures(shown: FlocksShown, audience: Audience): readonly FlocksPicture[] {
  const seats = shown.seat === null ? seatsOf(shown.flocks.length) : [shown.seat];
  const blocks = seats.map((seat) => ({ seat, bands: seatBands(seat, shown, audience) }));
  const sheets = sheetsOf(
    blocks.map(({ bands }) => bands),
    [titleBand(shown.title, '')],
  );
  return sheets.map((bands) => {
    const on = blocks
      .filter((block) => block.bands.some((band) => bands.includes(band)))
      .map(({ seat }) => seat);
    const alt = altOf([
      audience.words.plain('trickadee.alt.flocks', { title: shown.title }),
      ...pointsAlt(on, shown, audience),
      ...on.map((seat) => seatAlt(seat, shown, audience)),
    ]);
    return { picture: bandsPicture({ fileName: shown.fileName, alt, bands }), seats: on };
  });
}

function seatBands(
  seat: Seat,
  { flocks, seeds, seat: alone }: FlocksShown,
  audience: Audience,
): readonly Band[] {
  const { words } = audience;
  const own = atSeat(flocks, seat);
  const note = pointsWord(worthTogether(own), words);
  return [
    seatBand(seat, { seeds: atSeat(seeds, seat), note }, audience),
    ...(seat === alone
      ? flockRows(own, { words })
      : flockBands(own, { words, caption: (flock) => sumWord(flock, words) })),
  ];
}

// Of several the points come first, since their birds may be more than an alt text holds.
function pointsAlt(
  seats: readonly Seat[],
  { flocks }: FlocksShown,
  { words, names }: Audience,
): readonly string[] {
  if (seats.length === 1) return [];
  const told = seats.map((seat) =>
    words.plain('trickadee.flocks.seat', {
      name: atSeat(names, seat),
      points: worthTogether(atSeat(flocks, seat)),
    }),
  );
  return [words.plain('trickadee.alt.flocks-points', { seats: joined(told, 'and', words) })];
}

function seatAlt(seat: Seat, { flocks }: FlocksShown, { words, names }: Audience): string {
  const own = atSeat(flocks, seat);
  return words.plain('trickadee.alt.flocks-of', {
    name: atSeat(names, seat),
    points: pointsWord(worthTogether(own), words),
    flocks: flocksAlt(own, words),
  });
}
