import { LOOKS, type Look } from './looks.js';

/** A page of a guided tour through a game's rules, which a button leads to. */
export interface LessonId {
  readonly kind: 'lesson';
  /** A game. */
  readonly topic: string;
  /** `null`: as whoever asks prefers it. */
  readonly look: Look | null;
  /** Counted from 0. */
  readonly page: number;
  /** The answer that was given there, counted from 0; `null` while none is. */
  readonly answer: number | null;
}

const TOPIC = /^[a-z0-9-]{1,40}$/;
const COUNT = /^\d{1,2}$/;
const NO_LOOK = '-';

/** The parts of a custom id; the inverse of `decodeLesson`. */
export function lessonParts({ kind, topic, look, page, answer }: LessonId): readonly (string | number)[] {
  return [kind, topic, look?.charAt(0) ?? NO_LOOK, page, ...(answer === null ? [] : [answer])];
}

export function decodeLesson([kind, ...rest]: readonly string[]): LessonId | undefined {
  const [topic = '', lookSign = '', page = '', answer, more] = rest;
  const look = lookSign === NO_LOOK ? null : LOOKS.get(lookSign);
  if (kind !== 'lesson' || look === undefined || more !== undefined) return undefined;
  if (!TOPIC.test(topic) || !COUNT.test(page) || !COUNT.test(answer ?? '0')) return undefined;
  return { kind, topic, look, page: Number(page), answer: answer === undefined ? null : Number(answer) };
}
