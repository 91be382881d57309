/** The part of gifenc that is used here; it brings no types. */
declare module 'gifenc' {
  /** Red, green and blue. */
  export type Colour = number[];

  export interface Frame {
    /** The global palette; with the first frame only. */
    readonly palette?: readonly Colour[];
    readonly delay: number;
    /** 0 repeats for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 leaves the frame where it is. */
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(indexes: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, most: number): Colour[];
}
