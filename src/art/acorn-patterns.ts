import type { AcornColour } from './acorn-colours.js';
import type { Brush } from './brush.js';
import { trace } from './outline.js';

interface Inks {
  readonly ink: string;
}

/**
 * A pattern for the cap of each colour, which tells it to whoever sees no hue. Each is painted in the acorn's own
 * square of 100 around the middle and clipped to the cap, which reaches from -45, -40 to 45, 6.
 */
export const CAP_PATTERNS: Readonly<Record<AcornColour, (brush: Brush, inks: Inks) => void>> = {
  /** Scales. */
  red(brush, { ink }) {
    brush.strokeStyle = ink;
    brush.lineWidth = 4;
    for (const [row, y] of [-32, -18, -4].entries())
      for (let x = -54 + (row % 2) * 9; x <= 54; x += 18) {
        brush.beginPath();
        brush.arc(x, y - 4, 9, 0, Math.PI);
        brush.stroke();
      }
  },

  /** Ribs from the stem to the rim. */
  blue(brush, { ink }) {
    brush.strokeStyle = ink;
    brush.lineWidth = 5.5;
    for (const foot of [-36, -22, -7, 7, 22, 36]) {
      trace(brush, `${foot * 0.28},-42 ${foot * 0.85},-22 ${foot},8`, { closed: false });
      brush.stroke();
    }
  },

  /** Dots. */
  green(brush, { ink }) {
    brush.fillStyle = ink;
    for (const [row, y] of [-29, -15, -1].entries())
      for (let x = -42 + (row % 2) * 9; x <= 46; x += 18) {
        brush.beginPath();
        brush.arc(x, y, 5, 0, 2 * Math.PI);
        brush.fill();
      }
  },

  /** Rings around it. */
  orange(brush, { ink }) {
    brush.strokeStyle = ink;
    brush.lineWidth = 6;
    for (const y of [-29, -15, -1]) {
      trace(brush, `-48,${y - 5} -24,${y} 0,${y + 1.5} 24,${y} 48,${y - 5}`, { closed: false });
      brush.stroke();
    }
  },

  /** A lattice. */
  yellow(brush, { ink }) {
    brush.strokeStyle = ink;
    brush.lineWidth = 4;
    for (let x = -90; x <= 90; x += 20)
      for (const lean of [-46, 46]) {
        brush.beginPath();
        brush.moveTo(x, -40);
        brush.lineTo(x + lean, 6);
        brush.stroke();
      }
  },

  /** Zigzags. */
  purple(brush, { ink }) {
    brush.strokeStyle = ink;
    brush.lineWidth = 5.5;
    for (const y of [-22, -2]) {
      brush.beginPath();
      for (let tooth = 0; tooth <= 10; tooth += 1) brush.lineTo(-50 + tooth * 10, y + (tooth % 2 ? -12 : 0));
      brush.stroke();
    }
  },

  /** Smooth and pale, with a dark rim. */
  white(brush, { ink }) {
    brush.fillStyle = ink;
    trace(brush, '-44,-10! -46,-46! 46,-46! 44,-10! 22,-5 0,-4 -22,-5', { closed: true });
    brush.fill();
  },
};
