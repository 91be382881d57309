import { store } from '../store.js';
import { DE } from './de.js';
import { EN } from './en.js';

const ENGLISH = { tag: 'en-GB', words: EN };
/** What the page speaks, by language; whoever speaks none of these reads English. */
const SPOKEN = { de: { tag: 'de', words: DE }, en: ENGLISH };

const rules = new Map();

/** The language that this user's Discord speaks. */
export function localeOf({ users, me }) {
  return users.find(({ id }) => id === me)?.page?.locale ?? ENGLISH.tag;
}

/** The language of the page's own words, as dates and numbers are written in it. */
export function pageLanguage() {
  return spoken().tag;
}

/** The page's own words in the language of the one who reads. */
export function say(key, values = {}) {
  return phrase(key, values).join('');
}

/** The same where the values are not all texts: a list of what stands one after the other. */
export function phrase(key, values = {}) {
  const { tag, words } = spoken();
  const entry = words[key] ?? key;
  const text = typeof entry === 'string' ? entry : entry[rulesOf(tag).select(values.count)];
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
}

function spoken() {
  return SPOKEN[localeOf(store.state).split('-')[0]] ?? ENGLISH;
}

function rulesOf(tag) {
  if (!rules.has(tag)) rules.set(tag, new Intl.PluralRules(tag));
  return rules.get(tag);
}
