import type { Spread } from './samples.js';

/** One ratio, and what is asked of it. */
export interface Finding {
  /** What is compared with what, as a phrase. */
  readonly what: string;
  readonly ratio: Spread;
  /** `null` for a ratio that is told for its own sake. */
  readonly required: Bound | null;
  /** The figures behind the ratio, with their units. */
  readonly figures: string;
}

export type Bound =
  | { readonly kind: 'at-least'; readonly value: number }
  | { readonly kind: 'at-most'; readonly value: number };

/** One of the things `npm run bench` can be asked for by name. */
export interface Measurement {
  readonly name: string;
  readonly run: () => Promise<readonly Finding[]>;
}

export function isMet({ ratio, required }: Finding): boolean {
  if (required === null) return true;
  return required.kind === 'at-least' ? ratio.median >= required.value : ratio.median <= required.value;
}

export function findingLine(finding: Finding): string {
  const { what, ratio, figures } = finding;
  const { median, least, most } = ratio;
  const times = `${digits(median)} times (${digits(least)} to ${digits(most)})`;
  return `${verdict(finding)}  ${what}: ${times}${asked(finding)}\n      ${figures}`;
}

function verdict(finding: Finding): string {
  if (finding.required === null) return '  – ';
  return isMet(finding) ? 'HELD' : 'MISS';
}

function asked({ required }: Finding): string {
  if (required === null) return '';
  return `, ${required.kind === 'at-least' ? 'at least' : 'at most'} ${required.value} asked`;
}

/** Three digits that count. */
export function digits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
}
