import { type Told, toldIn } from './sentences.js';

export type RefusalReason =
  | 'bad-request'
  | 'no-such-user'
  | 'no-such-guild'
  | 'no-such-channel'
  | 'no-such-message'
  | 'no-such-component'
  | 'no-such-command'
  | 'no-such-interaction'
  | 'no-access'
  | 'archived'
  | 'locked'
  | 'disabled'
  | 'bad-value'
  | 'missing-value'
  | 'not-a-text-channel'
  | 'still-thinking'
  | 'no-answer';

const STATUS: Readonly<Partial<Record<RefusalReason, 403 | 404 | 504>>> = {
  'no-such-user': 404,
  'no-such-guild': 404,
  'no-such-channel': 404,
  'no-such-message': 404,
  'no-such-component': 404,
  'no-such-command': 404,
  'no-such-interaction': 404,
  'no-access': 403,
  archived: 403,
  locked: 403,
  'no-answer': 504,
};

/** Why the page, or a test, may not do something; the sentence is for a person to read. */
export class PageRefusal extends Error {
  readonly reason: RefusalReason;
  readonly #told: Told;

  constructor(reason: RefusalReason, sentence: string | Told) {
    const told = typeof sentence === 'string' ? { en: sentence, de: sentence } : sentence;
    super(told.en);
    this.reason = reason;
    this.#told = told;
  }

  /** The sentence for somebody whose client speaks this language. */
  in(locale: string | undefined): string {
    return toldIn(locale, this.#told);
  }

  get status(): 400 | 403 | 404 | 504 {
    return STATUS[this.reason] ?? 400;
  }
}
