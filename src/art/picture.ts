/** A picture and its words. Nothing is drawn until somebody asks for the bytes. */
export interface Picture {
  /** Fixed per kind of picture, such as `hand.png`; never tells what is in it. */
  readonly fileName: string;
  /** At most 1,024 characters, for screen readers; the whole is in a text view. */
  readonly alt: string;
  /** PNG bytes. Drawing is synchronous and short; encoding runs off the main thread. */
  render(): Promise<Buffer>;
}
