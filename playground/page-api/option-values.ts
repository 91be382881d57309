import type { SentOption } from '../rest/forms/command-rules.js';
import { PageRefusal } from './refusal.js';
import type { Resolved } from './resolved.js';

export type SentValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, SentValue | undefined>>;

const Kind = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
} as const;

/** The value of a slash command's option, as far as the client would let one choose it. */
export function readOption(option: SentOption, value: SentValue, resolved: Resolved): SentValue {
  switch (option.type) {
    case Kind.string:
      return readText(option, value);
    case Kind.integer:
    case Kind.number:
      return readNumber(option, value);
    case Kind.boolean:
      if (typeof value !== 'boolean') throw badValue(option, 'is true or false');
      return value;
    case Kind.user:
      return resolved.user(String(value));
    case Kind.channel:
      return resolved.channel(String(value), option['channel_types'] as readonly number[] | undefined);
    case Kind.role:
      return resolved.role(String(value));
    case Kind.mentionable:
      return resolved.mentionable(String(value));
    default:
      throw badValue(option, 'takes a file, which the playground does not imitate');
  }
}

function readText(option: SentOption, value: SentValue): string {
  if (typeof value !== 'string') throw badValue(option, 'is a text');
  demandChoice(option, value);
  const { min_length: min = 0, max_length: max = 6000 } = option as {
    readonly min_length?: number;
    readonly max_length?: number;
  };
  if (value.length < min || value.length > max) throw badValue(option, `has ${min} to ${max} characters`);
  return value;
}

function readNumber(option: SentOption, value: SentValue): number {
  const isWhole = option.type === Kind.integer;
  if (typeof value !== 'number' || !Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) {
    throw badValue(option, isWhole ? 'is a whole number' : 'is a number');
  }
  demandChoice(option, value);
  const { min_value: min = -Infinity, max_value: max = Infinity } = option as {
    readonly min_value?: number;
    readonly max_value?: number;
  };
  if (value < min || value > max) throw badValue(option, `is from ${min} to ${max}`);
  return value;
}

function demandChoice(option: SentOption, value: string | number): void {
  const choices = option.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw badValue(option, `is one of ${choices.map((choice) => String(choice.value)).join(', ')}`);
  }
}

function badValue(option: SentOption, sentence: string): PageRefusal {
  return new PageRefusal('bad-value', `The option ${option.name} ${sentence}.`);
}
