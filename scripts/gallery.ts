import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas, type Image, loadImage } from 'canvas';
import type { Picture } from '../src/art/picture.js';
import type { Audience, Scene } from '../src/faces/face.js';
import { woodlandTricksFace as face } from '../src/faces/woodland-tricks/face.js';
import { wordsFor } from '../src/words/words.js';
import { beforeTheBirdsExhibits } from './gallery-before-the-birds.js';
import { birdSheets, birdTrial } from './gallery-birds.js';
import { cardSheets } from './gallery-cards.js';
import { findPosition, type Position, seatDue } from './gallery-positions.js';
import { standingsExhibits } from './gallery-standings.js';
import { trickadeeExhibits } from './gallery-trickadee.js';

/** `npm run gallery`: every picture of every kind of moment, as people see it on dark and on light. */

const FOLDER = 'gallery';
const PHONE_WIDTH = 400;
/** Another seed makes another order of the birds on the trial sheets. */
const TRIAL_SEED = 'one';
const THEMES = { dark: '#313338', light: '#ffffff' } as const;

const words = wordsFor('en');
const audience: Audience = { words, names: ['Ana', 'Ben'] };
const longNames: Audience = {
  words,
  names: ['Alexandria Featherstonehaugh III', '🦔 Людмила Преображенская-Вознес'],
};

interface Exhibit {
  readonly name: string;
  readonly picture: Picture;
}

interface Shown extends Exhibit {
  readonly image: Image;
}

await main();

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shown: Shown[] = [];
  for (const exhibit of exhibits()) {
    const png = await exhibit.picture.render();
    writeFileSync(`${FOLDER}/${exhibit.name}.png`, png);
    const image = await loadImage(png);
    for (const [theme, colour] of Object.entries(THEMES))
      writeFileSync(`${FOLDER}/${exhibit.name}-400-${theme}.png`, onTheme(image, colour).toBuffer());
    process.stdout.write(
      `${exhibit.name}: ${image.width} × ${image.height}, ${Math.round(png.length / 1024)} KB, alt ${exhibit.picture.alt.length}\n`,
    );
    shown.push({ ...exhibit, image });
  }
  writeFileSync(`${FOLDER}/contact-sheet.png`, contactSheet(shown).toBuffer());
  hangSheets();
}

function hangSheets(): void {
  const trial = birdTrial(TRIAL_SEED);
  for (const { name, canvas } of [...birdSheets(), ...cardSheets(), ...trial.sheets])
    writeFileSync(`${FOLDER}/${name}.png`, canvas.toBuffer());
  // Apart from the sheets, so that one can be tried without the other.
  writeFileSync(`${FOLDER}/birds-trial-key.txt`, trial.key);
}

function exhibits(): readonly Exhibit[] {
  const named = (game: string, exhibits: readonly Exhibit[]) =>
    exhibits.map(({ name, picture }) => ({ name: `${game}-${name}`, picture }));
  return [
    ...liveExhibits(),
    ...handExhibits(),
    ...storyExhibits(),
    ...endExhibits(),
    ...named('trickadee', trickadeeExhibits()),
    ...named('before-the-birds', beforeTheBirdsExhibits()),
    ...standingsExhibits(),
  ];
}

function liveExhibits(): readonly Exhibit[] {
  const live = (name: string, position: Position, who = audience): Exhibit[] =>
    exhibit(name, face.live(position.situation('spectator'), who));
  const tableOf = (position: Position) => position.situation('spectator').view;
  return [
    ...live(
      'live-start',
      findPosition(() => true),
    ),
    ...live(
      'live-answer',
      findPosition((position) => {
        const { trick, trickNumber, round } = tableOf(position);
        return trick.length === 1 && trickNumber === 6 && round === 2;
      }),
    ),
    ...live(
      'live-swap',
      findPosition((position) => tableOf(position).phase === 'exchanging'),
    ),
    ...live(
      'live-put-back',
      findPosition(
        (position) => tableOf(position).phase === 'putting-back' && tableOf(position).trick.length === 2,
      ),
    ),
    ...live(
      'live-late-long-names',
      findPosition((position) => tableOf(position).trickNumber === 12 && tableOf(position).round === 4, {
        target: '21',
        suits: 'HDC',
      }),
      longNames,
    ),
    ...live(
      'live-over',
      findPosition((position) => position.outcome !== undefined),
    ),
  ];
}

function handExhibits(): readonly Exhibit[] {
  const hand = (name: string, position: Position, who = audience): Exhibit[] => {
    const panel = face.panel(position.situation(seatDue(position)), who);
    return panel.pictures.map((picture) => ({ name, picture }));
  };
  const own = (position: Position) => position.situation(seatDue(position));
  return [
    ...hand(
      'hand-lead',
      findPosition(() => true),
    ),
    ...hand(
      'hand-follow',
      findPosition((position) => {
        if (position.outcome !== undefined) return false;
        const { view, moves } = own(position);
        return view.trick.length === 1 && view.hand.length > 11 && moves.length > 2 && moves.length < 7;
      }),
    ),
    ...hand(
      'hand-swap',
      findPosition((position) => {
        const { phase, handSizes } = position.situation('spectator').view;
        return phase === 'exchanging' && Math.max(...handSizes) > 8;
      }),
      longNames,
    ),
    ...hand(
      'hand-put-back',
      findPosition(
        (position) => own0(position).phase === 'putting-back' && own(position).view.hand.length > 9,
      ),
    ),
    ...hand(
      'hand-seven',
      findPosition((position) => own0(position).trickNumber === 7, { target: '16', suits: 'SDC' }),
    ),
    ...hand(
      'hand-three',
      findPosition((position) => own0(position).trickNumber === 11),
    ),
  ];
}

function own0(position: Position) {
  return position.situation('spectator').view;
}

function storyExhibits(): readonly Exhibit[] {
  const trick = (
    name: string,
    wanted: (event: Extract<Position['events'][number], { kind: 'trick-taken' }>) => boolean,
    who = audience,
  ): Exhibit[] => {
    const position = findPosition(({ events }) =>
      events.some((event) => event.kind === 'trick-taken' && wanted(event)),
    );
    return exhibit(name, ...face.story(position.events, position.situation('spectator'), who).slice(0, 1));
  };
  const round = findPosition(({ events }) =>
    events.some((event) => event.kind === 'round-ended' && event.round === 2),
  );
  return [
    ...trick(
      'trick-plain',
      ({ plays, ambush }) => !ambush && plays.every(({ card }) => /^[2468]/.test(card)),
    ),
    ...trick('trick-ambush', ({ ambush }) => ambush),
    ...trick('trick-comeback', ({ comeback }) => comeback),
    ...trick('trick-sevens-long-names', ({ bonus }) => bonus > 0, longNames),
    ...swapExhibit(),
    ...exhibit('round', ...face.story(round.events, round.situation('spectator'), audience).slice(-1)),
    ...exhibit(
      'round-long-names',
      ...face.story(round.events, round.situation('spectator'), longNames).slice(-1),
    ),
  ];
}

function swapExhibit(): readonly Exhibit[] {
  const position = findPosition(({ events, situation }) => {
    const { exchanges } = situation('spectator').view;
    return events.some(
      (event) => event.kind === 'trick-taken' && event.number === exchanges.at(-1)?.trickNumber,
    );
  });
  return exhibit('trick-swap', ...face.story(position.events, position.situation('spectator'), audience));
}

function endExhibits(): readonly Exhibit[] {
  const end = findPosition(({ outcome }) => outcome !== undefined);
  const long = findPosition(({ outcome }) => (outcome?.rounds.length ?? 0) >= 5);
  const ending = ({ outcome, situation }: Position, who: Audience): Scene[] =>
    outcome === undefined ? [] : [face.end(outcome, situation('spectator'), who)];
  return [
    ...exhibit('end', ...ending(end, audience)),
    ...exhibit('end-long', ...ending(long, longNames)),
    ...exhibit('powers', ...face.rules(words).slice(-1)),
  ];
}

function exhibit(name: string, ...scenes: readonly Scene[]): Exhibit[] {
  return scenes.flatMap(({ picture }) => (picture === null ? [] : [{ name, picture }]));
}

/** As a phone shows it: 400 wide, with a little of the page around it. */
function onTheme(image: Image, colour: string): Canvas {
  const height = Math.round((image.height * PHONE_WIDTH) / image.width);
  const canvas = createCanvas(PHONE_WIDTH + 40, height + 40);
  const brush = canvas.getContext('2d');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.quality = 'best';
  brush.patternQuality = 'best';
  brush.drawImage(image, 20, 20, PHONE_WIDTH, height);
  return canvas;
}

function contactSheet(shown: readonly Shown[]): Canvas {
  const columns = 3;
  const rowHeight = 340;
  const canvas = createCanvas(columns * 440, Math.ceil(shown.length / columns) * rowHeight);
  const brush = canvas.getContext('2d');
  for (const [index, { image }] of shown.entries()) {
    const x = (index % columns) * 440;
    const y = Math.floor(index / columns) * rowHeight;
    const tile = onTheme(image, Math.floor(index / columns) % 2 === 0 ? THEMES.dark : THEMES.light);
    brush.drawImage(tile, x, y);
  }
  return canvas;
}
