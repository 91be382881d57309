import { type Brush, SHEET_WIDTH } from './brush.js';
import { PALETTE } from './palette.js';
import { stamp } from './sprites.js';

/**
 * The forest floor that everything lies on: dark enough for a white page, light enough for a dark one. One
 * flat colour and few fronds, since every edge costs bytes.
 */
export function paintBackdrop(brush: Brush, height: number): void {
  stamp(
    brush,
    {
      key: `backdrop/${height}`,
      width: SHEET_WIDTH,
      height,
      opaque: true,
      paint: (floor) => paintFloor(floor, height),
    },
    { x: 0, y: 0 },
  );
}

function paintFloor(brush: Brush, height: number): void {
  brush.fillStyle = PALETTE.moss;
  brush.fillRect(0, 0, SHEET_WIDTH, height);
  brush.fillStyle = PALETTE.mossLight;
  brush.strokeStyle = PALETTE.mossLight;
  for (const frond of FRONDS) paintFrond(brush, { ...frond, x: frond.x * SHEET_WIDTH, y: frond.y * height });
}

interface Frond {
  /** Where the stem starts, in parts of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** In turns of a circle, 0 to the right, clockwise. */
  readonly direction: number;
  /** How far the stem turns on its way. */
  readonly bend: number;
}

const FRONDS: readonly Frond[] = [
  { x: -0.01, y: 1.02, length: 400, direction: -0.17, bend: 0.1 },
  { x: 0.05, y: 1.05, length: 280, direction: -0.1, bend: 0.08 },
  { x: 1.01, y: 1.02, length: 400, direction: -0.33, bend: -0.1 },
  { x: 0.95, y: 1.05, length: 280, direction: -0.4, bend: -0.08 },
];

const LEAFLET_PAIRS = 11;

function paintFrond(brush: Brush, { x, y, length, direction, bend }: Frond): void {
  let atX = x;
  let atY = y;
  brush.lineWidth = 4;
  for (let pair = 0; pair < LEAFLET_PAIRS; pair += 1) {
    const part = pair / LEAFLET_PAIRS;
    const angle = (direction + bend * part) * 2 * Math.PI;
    const nextX = atX + (Math.cos(angle) * length) / LEAFLET_PAIRS;
    const nextY = atY + (Math.sin(angle) * length) / LEAFLET_PAIRS;
    brush.beginPath();
    brush.moveTo(atX, atY);
    brush.lineTo(nextX, nextY);
    brush.stroke();
    const reach = length * 0.24 * Math.sin(Math.PI * (0.25 + 0.72 * part));
    for (const side of [-1, 1]) paintLeaflet(brush, { x: nextX, y: nextY, angle: angle + side * 1.1, reach });
    atX = nextX;
    atY = nextY;
  }
}

function paintLeaflet(
  brush: Brush,
  {
    x,
    y,
    angle,
    reach,
  }: { readonly x: number; readonly y: number; readonly angle: number; readonly reach: number },
): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(reach * 0.3, -reach * 0.2, reach * 0.8, -reach * 0.13, reach, 0);
  brush.bezierCurveTo(reach * 0.8, reach * 0.13, reach * 0.3, reach * 0.2, 0, 0);
  brush.fill();
  brush.restore();
}
