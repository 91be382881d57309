import type { Brush } from './brush.js';

/** The shape of a suit. */
export type Pip = 'spade' | 'heart' | 'diamond' | 'club';

/** The four suits as characters in text. */
export const PIP_SIGNS: Readonly<Record<Pip, string>> = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };

export interface PipPlace {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** Paints a suit as a path of our own: no font is asked for it, so it is never a box. */
export function paintPip(brush: Brush, pip: Pip, { x, y, size, colour }: PipPlace): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = colour;
  brush.beginPath();
  PATHS[pip](brush);
  brush.fill();
  brush.restore();
}

/** Each in a square of 100 around the middle. */
const PATHS: Readonly<Record<Pip, (brush: Brush) => void>> = {
  heart(brush) {
    brush.moveTo(0, 46);
    brush.bezierCurveTo(-8, 32, -46, 12, -46, -16);
    brush.bezierCurveTo(-46, -36, -32, -46, -20, -46);
    brush.bezierCurveTo(-10, -46, -3, -40, 0, -30);
    brush.bezierCurveTo(3, -40, 10, -46, 20, -46);
    brush.bezierCurveTo(32, -46, 46, -36, 46, -16);
    brush.bezierCurveTo(46, 12, 8, 32, 0, 46);
  },
  spade(brush) {
    brush.moveTo(0, -48);
    brush.bezierCurveTo(6, -32, 46, -12, 46, 12);
    brush.bezierCurveTo(46, 28, 34, 36, 22, 34);
    brush.bezierCurveTo(15, 33, 9, 29, 5, 23);
    brush.bezierCurveTo(6, 34, 11, 43, 20, 48);
    brush.lineTo(-20, 48);
    brush.bezierCurveTo(-11, 43, -6, 34, -5, 23);
    brush.bezierCurveTo(-9, 29, -15, 33, -22, 34);
    brush.bezierCurveTo(-34, 36, -46, 28, -46, 12);
    brush.bezierCurveTo(-46, -12, -6, -32, 0, -48);
  },
  diamond(brush) {
    brush.moveTo(0, -50);
    brush.quadraticCurveTo(13, -22, 38, 0);
    brush.quadraticCurveTo(13, 22, 0, 50);
    brush.quadraticCurveTo(-13, 22, -38, 0);
    brush.quadraticCurveTo(-13, -22, 0, -50);
  },
  club(brush) {
    brush.arc(0, -24, 23, 0, 2 * Math.PI);
    brush.closePath();
    brush.moveTo(-1, 12);
    brush.arc(-24, 12, 23, 0, 2 * Math.PI);
    brush.closePath();
    brush.moveTo(47, 12);
    brush.arc(24, 12, 23, 0, 2 * Math.PI);
    brush.closePath();
    brush.moveTo(-6, -10);
    brush.lineTo(6, -10);
    brush.bezierCurveTo(4, 20, 8, 40, 20, 48);
    brush.lineTo(-20, 48);
    brush.bezierCurveTo(-8, 40, -4, 20, -6, -10);
  },
};
