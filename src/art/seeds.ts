import type { Brush } from './brush.js';
import { trace } from './outline.js';
import { PALETTE } from './palette.js';
import { stamp } from './sprites.js';

interface Place {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A sunflower seed, striped. */
export function paintSeed(brush: Brush, { x, y, size }: Place): void {
  const paint = (seed: Brush) => {
    seed.translate(size / 2, size / 2);
    seed.scale(size / 100, size / 100);
    paintHusk(seed);
  };
  stampMiddle(brush, `seed/${size}`, { x, y, size, paint });
}

/** A seed that lies on something and makes it wild: it can stand for anything, as an asterisk does. */
export function paintWildSeed(brush: Brush, { x, y, size }: Place): void {
  const paint = (seed: Brush) => {
    seed.translate(size / 2, size / 2);
    seed.scale(size / 100, size / 100);
    paintDisc(seed, PALETTE.lantern);
    seed.save();
    seed.translate(-13, 6);
    seed.scale(0.68, 0.68);
    paintHusk(seed);
    seed.restore();
    paintAsterisk(seed, { x: 21, y: -11, radius: 15 });
  };
  stampMiddle(brush, `wild-seed/${size}`, { x, y, size, paint });
}

/** A star on bark, as the star behind such a bird's name on a button: a bird that everybody looks for. */
export function paintLiferMark(brush: Brush, { x, y, size }: Place): void {
  const paint = (mark: Brush) => {
    mark.translate(size / 2, size / 2);
    mark.scale(size / 100, size / 100);
    paintDisc(mark, PALETTE.bark);
    paintStar(mark);
  };
  stampMiddle(brush, `lifer/${size}`, { x, y, size, paint });
}

function stampMiddle(
  brush: Brush,
  key: string,
  { x, y, size, paint }: Place & { readonly paint: (brush: Brush) => void },
): void {
  stamp(brush, { key, width: size, height: size, margin: 2, paint }, { x: x - size / 2, y: y - size / 2 });
}

function paintDisc(brush: Brush, colour: string): void {
  brush.fillStyle = colour;
  brush.strokeStyle = PALETTE.barkDeep;
  brush.lineWidth = 6;
  brush.beginPath();
  brush.arc(0, 0, 47, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
}

const HUSK = '0,-48! 16,-24 25,8 20,34 0,47 -20,34 -25,8 -16,-24';

function paintHusk(brush: Brush): void {
  brush.save();
  brush.rotate(0.35);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.fillStyle = '#2a2622';
  trace(brush, HUSK, { closed: true });
  brush.fill();
  brush.clip();
  brush.strokeStyle = '#efe6d2';
  brush.lineWidth = 5.5;
  for (const stripe of ['-2,-44 -12,-10 -12,36', '2,-44 12,-10 12,36']) {
    trace(brush, stripe, { closed: false });
    brush.stroke();
  }
  brush.restore();
  brush.save();
  brush.rotate(0.35);
  brush.strokeStyle = '#efe6d2';
  brush.lineWidth = 4;
  trace(brush, HUSK, { closed: true });
  brush.stroke();
  brush.restore();
}

function paintAsterisk(
  brush: Brush,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  brush.strokeStyle = PALETTE.barkDeep;
  brush.lineCap = 'round';
  brush.lineWidth = 8;
  for (let ray = 0; ray < 3; ray += 1) {
    const angle = (ray / 3 + 1 / 6) * Math.PI;
    brush.beginPath();
    brush.moveTo(x - radius * Math.cos(angle), y - radius * Math.sin(angle));
    brush.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    brush.stroke();
  }
}

function paintStar(brush: Brush): void {
  brush.fillStyle = PALETTE.lanternSoft;
  brush.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = (point / 5) * Math.PI - Math.PI / 2;
    const reach = point % 2 === 0 ? 38 : 16;
    brush.lineTo(reach * Math.cos(angle), 3 + reach * Math.sin(angle));
  }
  brush.closePath();
  brush.fill();
}
