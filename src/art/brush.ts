import type { CanvasRenderingContext2D } from 'canvas';

/** What paints: a canvas's context. Only this folder knows where it comes from. */
export type Brush = CanvasRenderingContext2D;

/** Every picture is this wide; Discord shows it about 300 px wide on a phone. */
export const SHEET_WIDTH = 1200;
export const SHEET_HEIGHT_MAX = 900;
