/** The part of omggif that tests use; it brings no types. */
declare module 'omggif' {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** 0 repeats for ever, `null` not at all. */
    loopCount(): number | null;
    /** `delay` in hundredths of a second. */
    frameInfo(frame: number): { readonly delay: number; readonly transparent_index: number | null };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8ClampedArray): void;
  }
}
