import { altText } from '../../src/discord/alt-text.js';
import * as acornWords from '../../src/faces/before-the-birds/card-words.js';
import { withoutEmojis } from '../../src/faces/emoji-marks.js';
import * as birdWords from '../../src/faces/trickadee/card-words.js';
import * as woodlandWords from '../../src/faces/woodland-tricks/card-words.js';
import * as acorns from '../../src/games/before-the-birds/cards.js';
import * as birds from '../../src/games/trickadee/cards.js';
import * as woodland from '../../src/games/woodland-tricks/cards.js';
import { LANGUAGES, type Texts } from '../../src/words/languages.js';
import { DICTIONARY, type Words } from '../../src/words/words.js';
import { NAMES, type Said } from './said.js';

type Rule = readonly [fault: string, pattern: RegExp];

/** What a screen reader says as it is meant; of the rest it says a name, or nothing. */
const SPEAKABLE = String.raw`\p{L}\d .,;:?!'()%\u00a0\-`;
const OF_EVERYTHING: readonly Rule[] = [
  ['a text that is not filled in', /\{\{|\}\}|undefined|NaN|null|\[object/],
  ['a key', /\p{L}\.[^\s.]/u],
  ['two spaces', / {2}/],
  ['a space with nothing after it', / $/m],
  ['a space before a sign', / [.,;:?!)]|\( /],
  ['signs that say the same', /[.,;:?!]{2}/],
  ['empty brackets', /\(\s*\)/],
  ['nothing between two signs', /[,;:] [.,;:]/],
  ['none of how many', /(?<!\d)0 (?:of|von) \d/],
];
/** An alt text is a line for each sentence. */
const OF_SENTENCES: readonly Rule[] = [
  ['a sign that is not spoken', new RegExp(`[^${SPEAKABLE}]`, 'u')],
  [
    'a card by its sign',
    /(?<![\p{L}\d])(?:[PBGYRL]\d{1,2}|(?:10|[2-9AJ])[SHDC]|\d\d ?· ?[RBGOYPLW])(?![\p{L}\d])/u,
  ],
  ['no full stop', /[^.?!]$/],
  ['a beginning that is none', /^[^\p{Lu}\d]/u],
  ['a sentence that begins small', /(?<![A-Z]\p{Ll}{2})[.?!] \p{Ll}/u],
];
const OF_LINES: readonly Rule[] = [
  ['a sign that is not spoken', new RegExp(`[^${SPEAKABLE}①-⑦]`, 'u')],
  ['an end that is none', /[,;]$/],
];
/** What stands on buttons stands in the table as text too, so that it is found there. */
const ON_BUTTONS = /(?:10|[2-9AJ])[♠♥♦♣]/g;
const MARKDOWN = /^### |\*\*|\\(?=[^\w\s])|^ {2,}/g;
const NAMES_OF_GAMES = /Woodland Tricks|Before The Birds/g;
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|with|are|takes?|holds?|points?|seeds?|trick|round|flocks?)(?!\p{L})/iu;

/** What of something said makes no sense to whoever only hears it; nothing where all is well. */
export function faultsOf(said: Said, language: string): readonly string[] {
  switch (said.kind) {
    case 'alt':
      return faultsOfAlt(said, language);
    case 'twin':
      return faultsOfTwin(said, language);
    case 'lines':
      return cardsWrittenTwice(said, language);
  }
}

/** A card that one message calls by its sign and by its name. */
function cardsWrittenTwice({ text }: Said, language: string): readonly string[] {
  const plain = withoutEmojis(text).replaceAll('\\', '');
  return notationsIn(language)
    .filter(([sign, written]) => plain.includes(sign) && plain.includes(written))
    .map(([sign, written]) => `a card in two notations: ${sign} is ${written} in “${plain}”`);
}

const notationsByLanguage = new Map<string, readonly Notations[]>();

type Notations = readonly [sign: string, written: string];

function notationsIn(language: string): readonly Notations[] {
  const known = notationsByLanguage.get(language) ?? notationsOf(DICTIONARY.wordsFor(language));
  notationsByLanguage.set(language, known);
  return known;
}

function notationsOf(words: Words): readonly Notations[] {
  return [
    ...woodland
      .packOf(woodland.SUITS)
      .map((card): Notations => [woodlandWords.signOf(card), woodlandWords.spokenCard(card, words)]),
    ...birds.PACK.map(
      (card): Notations => [birdWords.signOf(card, words), birdWords.writtenCard(card, words)],
    ),
    ...acorns.PACK.map(
      (card): Notations => [acornWords.signOf(card, words), acornWords.writtenCard(card, words)],
    ),
  ];
}

function faultsOfAlt({ text }: Said, language: string): readonly string[] {
  const lines = text.split('\n');
  const whole = altText(text);
  return [
    ...lines.flatMap((line) => faultsOfLine(line, [...OF_EVERYTHING, ...OF_SENTENCES], language)),
    ...(beginsWithSomebody(text) ? ['somebody before what the picture is'] : []),
    // Sentences that have no room are left out, so that none is cut.
    ...(lines.every((line) => line.length <= 1_024) && /[.?!]$/.test(whole) ? [] : ['a sentence cut short']),
  ];
}

function faultsOfTwin({ text, choices = [] }: Said, language: string): readonly string[] {
  const missing = choices.flatMap(signOn).filter((sign) => !text.includes(sign));
  return [
    ...text
      .split('\n')
      .map((line) => line.replace(MARKDOWN, '').replace(ON_BUTTONS, 'card'))
      .flatMap((line) => faultsOfLine(line, [...OF_EVERYTHING, ...OF_LINES], language)),
    ...missing.map((sign) => `${sign} stands on a button only`),
  ];
}

function faultsOfLine(line: string, rules: readonly Rule[], language: string): readonly string[] {
  const found = rules.flatMap(([fault, pattern]) => (pattern.test(line) ? [fault] : []));
  return [
    ...found,
    ...(isBalanced(line) ? [] : ['a bracket alone']),
    ...(language !== 'en' && ENGLISH.test(line.replace(NAMES_OF_GAMES, '')) ? ['English'] : []),
    ...miscounted(line, language),
  ].map((fault) => `${fault}: ${line}`);
}

function beginsWithSomebody(text: string): boolean {
  return NAMES.some((name) => new RegExp(`^${name}[: ,]`).test(text));
}

function isBalanced(line: string): boolean {
  let open = 0;
  for (const sign of line) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The card that a choice is about, as its label writes it. */
function signOn(label: string): readonly string[] {
  return /^(?:[PBGYRL]\d{1,2} \p{L}+|(?:10|[2-9AJ])[♠♥♦♣]|\d\d(?= ))/u.exec(label)?.slice(0, 1) ?? [];
}

const countsByLanguage = new Map<string, readonly Rule[]>();

/** "1 points", and "2 point". */
function miscounted(line: string, language: string): readonly string[] {
  const rules = countsByLanguage.get(language) ?? countsOf(LANGUAGES[language as keyof typeof LANGUAGES]);
  countsByLanguage.set(language, rules);
  return rules.flatMap(([fault, pattern]) => (pattern.test(line) ? [fault] : []));
}

function countsOf(texts: Texts): readonly Rule[] {
  const counted = Object.entries(texts).flatMap(([key, one]) => {
    const other = texts[key.replace(/_one$/, '_other') as keyof Texts];
    const [single, several] = [nounOf(one), nounOf(other)];
    if (!key.endsWith('_one') || single === undefined || several === undefined || single === several)
      return [];
    return [{ single, several }];
  });
  return counted.flatMap(({ single, several }): readonly Rule[] => [
    ['one as if it were several', new RegExp(`(?<![\\d.,])1 ${several}(?!\\p{L})`, 'u')],
    ['several as if it were one', new RegExp(`(?:(?<!\\d)[02-9]|\\d\\d) ${single}(?!\\p{L})`, 'u')],
  ]);
}

function nounOf(text: string): string | undefined {
  return /^\{\{count\}\} (\p{L}+)$/u.exec(text)?.[1];
}
