import type { Disk } from './disk.js';

/** Documents of one kind, held in memory and written through to the disk. */
export class Collection<Document> {
  readonly #disk: Disk;
  readonly #name: string;
  readonly #documents = new Map<string, Document>();

  constructor(disk: Disk, name: string) {
    this.#disk = disk;
    this.#name = name;
    for (const [key, body] of disk.load(name)) this.#documents.set(key, body as Document);
  }

  get(key: string): Document | undefined {
    return this.#documents.get(key);
  }

  /** In the order they were first put. */
  all(): readonly Document[] {
    return [...this.#documents.values()];
  }

  keys(): readonly string[] {
    return [...this.#documents.keys()];
  }

  put(key: string, document: Document): Document {
    this.#documents.set(key, document);
    this.#disk.put(this.#name, key, document);
    return document;
  }

  delete(key: string): void {
    if (this.#documents.delete(key)) this.#disk.delete(this.#name, key);
  }
}
