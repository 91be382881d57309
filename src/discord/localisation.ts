import { Locale, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { must } from '../base/invariant.js';
import type { Dictionary, Words } from '../words/words.js';

export type CommandBody = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Whatever of a command has a name: itself, an option, a choice. */
interface Named {
  readonly name: string;
  readonly description?: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Named[];
  readonly choices?: readonly Named[];
}

/**
 * A command under its names in the first language, by which it is used, with those that clients of other languages
 * show. Every language describes it alike but for names and descriptions.
 */
export function inEveryLanguage(
  describe: (words: Words) => CommandBody,
  dictionary: Dictionary,
): CommandBody {
  const [first] = dictionary.languages;
  const described = describe(dictionary.wordsFor(first)) as Named;
  const localised = Object.values(Locale).reduce((body, locale) => {
    const words = dictionary.wordsFor(locale);
    return words.language === first ? body : withLocale(body, describe(words) as Named, locale);
  }, described);
  return localised as CommandBody;
}

function withLocale(named: Named, other: Named, locale: Locale): Named {
  return {
    ...named,
    ...localised(named, other, { what: 'name', locale }),
    ...localised(named, other, { what: 'description', locale }),
    ...(named.options !== undefined && { options: eachWithLocale(named.options, other.options, locale) }),
    ...(named.choices !== undefined && { choices: eachWithLocale(named.choices, other.choices, locale) }),
  };
}

function eachWithLocale(
  named: readonly Named[],
  others: readonly Named[] = [],
  locale: Locale,
): readonly Named[] {
  return named.map((one, index) =>
    withLocale(one, must(others[index], `${one.name} is missing in ${locale}.`), locale),
  );
}

// What is called the same there needs no second name.
function localised(
  named: Named,
  other: Named,
  { what, locale }: { readonly what: 'name' | 'description'; readonly locale: Locale },
): Partial<Named> {
  const text = other[what];
  if (text === undefined || text === named[what]) return {};
  const key = `${what}_localizations` as const;
  return { [key]: { ...named[key], [locale]: text } };
}
