import type { Brush } from './brush.js';

/** Something to be shown, and its words. Nothing is drawn until somebody asks for the bytes. */
export interface Image {
  /** Fixed per kind of image, such as `hand.png`; never tells what is in it. */
  readonly fileName: string;
  /** All that it shows in words, a sentence a line, the most important first; however long. */
  readonly alt: string;
  /** The bytes of the file. Drawing is synchronous and short; encoding runs off the main thread, or in small parts. */
  render(): Promise<Buffer>;
}

/** A still image, as PNG. */
export interface Picture extends Image {
  readonly height: number;
  /** Paints it once more, on a forest floor that is there already. */
  paint(brush: Brush): void;
}
