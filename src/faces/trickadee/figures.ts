import { type BirdKind, paintBirdClose } from '../../art/birds/birds.js';
import type { Brush } from '../../art/brush.js';
import type { Box } from '../../art/frames.js';
import { PALETTE } from '../../art/palette.js';
import { breakLines, writeText } from '../../art/text.js';
import type { Figures } from '../../games/game-types.js';
import { SPECIES, type Species } from '../../games/trickadee/cards.js';
import type { Words } from '../../words/words.js';
import type { FiguresScene } from '../face.js';
import { type Fact, paintFactList } from '../facts.js';
import { wholeSpecies } from './card-words.js';

/** The bird gathered most, and the best of flocks and rounds. */
export function figuresScene(figures: Figures, words: Words): FiguresScene | null {
  const birds = figures['birds'] ?? 0;
  if (birds === 0) return null;
  const favourite = favouriteIn(figures);
  const name = wholeSpecies(favourite, words);
  const count = figures[`species/${favourite}`] ?? 0;
  return {
    lines: [
      words.text('trickadee.figures.birds', {
        count: birds,
        rounds: words.text('trickadee.figures.rounds', { count: figures['rounds'] ?? 0 }),
      }),
      words.text('trickadee.figures.favourite-line', { name, count }),
      words.text('trickadee.figures.species', { list: speciesList(figures, words) }),
      words.text('trickadee.figures.rest', {
        flock: figures['best-flock'] ?? 0,
        round: figures['best-round'] ?? 0,
        seeds: figures['seeds-cached'] ?? 0,
        abilities: figures['abilities-used'] ?? 0,
      }),
    ],
    paint: (brush, box) => {
      paintPortrait(brush, favourite, box);
      const share = words.plain('trickadee.figures.share', { count, birds });
      paintFavourite(brush, { name, share, label: words.plain('trickadee.figures.favourite') }, box);
      const x = box.x + box.width - NUMBERS_WIDTH;
      paintFactList(brush, factsOf(figures, words), { x, y: box.y, width: NUMBERS_WIDTH });
    },
  };
}

/** Of equals the one that comes first in the order of the species. */
function favouriteIn(figures: Figures): Species {
  const count = (species: Species) => figures[`species/${species}`] ?? 0;
  return SPECIES.reduce((best, species) => (count(species) > count(best) ? species : best));
}

function speciesList(figures: Figures, words: Words): string {
  return SPECIES.map((species) =>
    words.text('trickadee.figures.one-species', {
      name: words.plain(`trickadee.species.${species}`),
      count: figures[`species/${species}`] ?? 0,
    }),
  ).join(', ');
}

function factsOf(figures: Figures, words: Words): readonly Fact[] {
  return (['best-flock', 'best-round', 'seeds-cached', 'abilities-used'] as const).map((name) => ({
    label: words.plain(`trickadee.figures.${name}`),
    value: `${figures[name] ?? 0}`,
  }));
}

const SKY = '#cfe0d4';
const NUMBERS_WIDTH = 360;
const GAP = 28;

function paintPortrait(brush: Brush, bird: BirdKind, { x, y, height }: Box): void {
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, height, height, 24);
  brush.fillStyle = SKY;
  brush.fill();
  brush.clip();
  brush.translate(x, y);
  paintBirdClose(brush, bird, { width: height, height });
  brush.restore();
}

interface Favourite {
  readonly label: string;
  readonly name: string;
  readonly share: string;
}

function paintFavourite(brush: Brush, { label, name, share }: Favourite, { x, y, width, height }: Box): void {
  const style = { x: x + height + GAP, widthMax: width - height - 3 * GAP - NUMBERS_WIDTH } as const;
  const soft = { ...style, typeface: 'text', size: 38, colour: PALETTE.inkSoft } as const;
  const type = { typeface: 'display', size: 46 } as const;
  const lines = breakLines(brush, name, { ...type, width: style.widthMax, linesMax: 2 });
  writeText(brush, label, { ...soft, y: y + 38 });
  for (const [index, line] of lines.entries())
    writeText(brush, line, { ...style, ...type, y: y + 88 + index * 48, colour: PALETTE.ink });
  writeText(brush, share, { ...soft, y: y + 88 + lines.length * 48 - 2 });
}
