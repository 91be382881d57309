import { expect } from 'vitest';
import { must } from '../../../../src/base/invariant.js';
import type { Option, Page, Reader } from '../text-reader.js';
import { type Account, countPlaces } from './account.js';
import { BIRD, FlockAccount, withSigns } from './flocks.js';

const MARKS = '①②③④⑤';
const SEEDS_PER_POINT = 3;

/** Of the choices the one whose words promise most points; uses an ability as soon as it can pay for one. */
export function trickadeeReader(names: readonly string[]): Reader & Account {
  const flocks = names.map(() => new FlockAccount());
  const hands = names.map(() => new HandAccount());
  const seeds = names.map(() => 0);
  const rounds: number[][] = [];
  const picked = new Set<string>();
  let round = '0';

  function hear(line: string): void {
    const text = line.replace(/^\*\*Trick \d\*\* · /, '');
    const user = names.findIndex((name) => text.startsWith(`${name} `));
    const cost = /\((\d) seeds?[,)]/.exec(text)?.[1];
    if (user >= 0 && cost !== undefined) {
      seeds[user] = (seeds[user] ?? 0) - Number(cost);
      flocks[user]?.hear(text);
    }
    const paid = / Seeds: (.*?)\./.exec(text)?.[1] ?? '';
    for (const [, name = '', count] of paid.matchAll(/(\w+) (\d)/g))
      seeds[names.indexOf(name)] = (seeds[names.indexOf(name)] ?? 0) + Number(count);
    hearScores(text);
  }

  // What the last round brought is told with its flocks, a few seats at a time.
  function hearScores(text: string): void {
    const isLast = text.startsWith('**Flocks of round 3**');
    if (!isLast && !/^\*\*Round \d is over/.test(text)) return;
    const points = flocks.map((own) => own.points());
    if (rounds.length < Number(round)) rounds.push(points);
    const told = names.flatMap((name, seat) => (text.includes(`${name} `) ? [{ name, seat }] : []));
    if (!isLast) expect(told).toHaveLength(names.length);
    for (const { name, seat } of told) expect(text).toMatch(new RegExp(`${name} \\+?${points[seat]}\\b`));
  }

  function pick(text: string): void {
    for (const { trick, mark, bird, flock } of picksTold(text, round)) {
      const key = `${trick}/${mark}`;
      if (picked.has(key)) continue;
      picked.add(key);
      flocks[MARKS.indexOf(mark)]?.put(bird, flock);
    }
  }

  function begin(text: string): void {
    const begun = /round (\d) of 3/.exec(text)?.[1];
    if (begun === undefined || begun === round) return;
    round = begun;
    for (const [seat, lines] of flocksTold(text).entries()) {
      flocks[seat]?.clear();
      for (const line of lines)
        flocks[seat]?.put(new RegExp(BIRD).exec(line)?.[0] ?? '', /^Flock (\d+)/.exec(line)?.[1] ?? '');
    }
  }

  return {
    read(seat, { text }, told) {
      hands[seat]?.read(text, MARKS.charAt(seat));
      pick(text);
      for (const one of told) hear(one);
      begin(text);
      expect(flocksTold(text)).toEqual(flocks.map((own) => own.lines()));
    },
    choose(seat, page) {
      const option = chosen(page);
      hands[seat]?.chose(option.label, page.text);
      return option;
    },
    account() {
      const totals = names.map(
        (_, seat) =>
          rounds.reduce((sum, points) => sum + (points[seat] ?? 0), 0) +
          Math.floor((seeds[seat] ?? 0) / SEEDS_PER_POINT),
      );
      return { rounds, totals, places: countPlaces(totals, 'most') };
    },
  };
}

class HandAccount {
  #birds: Set<string> = new Set();
  #leaving: string[] = [];
  #coming: string[] = [];
  #round = '';
  #played = '';

  /** Follows what the panel tells, and compares the hand with it where no ability is half done. */
  read(text: string, mark: string): void {
    const [, round, trick] = /round (\d) of 3, trick (\d)/.exec(text) ?? [];
    const hand = birdsIn(/\*\*Your hand\*\*: (.*)/.exec(text)?.[1] ?? '');
    if (round !== undefined && round !== this.#round) {
      this.#round = round;
      this.#keep(hand);
    }
    const [, ability, drawn = ''] = /^\*\*(\d) .*\*\* · \d seeds?\n(?:You drew (.*)\.)?/m.exec(text) ?? [];
    if (ability !== undefined) {
      // What 4 draws lies open until it is placed.
      if (ability !== '4') this.#keep([...this.#birds, ...birdsIn(withSigns(drawn))]);
      return;
    }
    this.#keep([...[...this.#birds].filter((bird) => !this.#leaving.includes(bird)), ...this.#coming]);
    [this.#leaving, this.#coming] = [[], []];
    this.#play(text, { mark, key: `${round}/${trick}` });
    if (round !== undefined) expect(new Set(hand)).toEqual(this.#birds);
  }

  #keep(birds: readonly string[]): void {
    this.#birds = new Set(birds);
  }

  chose(label: string, text: string): void {
    const [bird = ''] = birdsIn(label);
    if (/play any bird|so play|with a \w+ \(Lifer\) only/.test(text)) this.#birds.delete(bird);
    else if (/flocks goes to your hand\?|Swap a second bird/.test(text)) this.#coming.push(bird);
    else if (/bird of your hand goes|do you discard/.test(text)) this.#leaving.push(bird);
  }

  // The last bird of a hand is played automatically.
  #play(text: string, { mark, key }: { readonly mark: string; readonly key: string }): void {
    const line = new RegExp(`^(?:\\d\\.|\\d\\w\\w) ${mark} ${BIRD}`, 'm').exec(text);
    if (line === null || this.#played === key) return;
    this.#played = key;
    this.#birds.delete(line[1] ?? '');
  }
}

function chosen({ text, options }: Page): Option {
  const forward = options.filter(({ label }) => !/^(?:Back|Pass for this round)$/.test(label));
  const ability = forward.find(({ label }) => /^\d seeds? · /.test(label));
  if (ability !== undefined) return ability;
  const follow = /so play (.*)\.$/m.exec(text)?.[1] ?? '';
  const suits = [...follow.matchAll(/Purple|Blue|Green|Yellow|Red/g)].map(([suit]) => suit.charAt(0));
  if (suits.length > 0)
    for (const { label } of forward)
      expect(label).toMatch(
        new RegExp(follow.includes('Lifer') ? `^[${suits.join('')}]|★$` : `^[${suits.join('')}]`),
      );
  return must(forward.toSorted((one, other) => gain(other) - gain(one))[0], 'Something can be chosen.');
}

/** The points that its words promise. */
function gain({ label, more }: Option): number {
  const [, sign, points] = / ([+−])(\d+)$/.exec(label) ?? [];
  if (points !== undefined) return sign === '+' ? Number(points) : -Number(points);
  const [, before = 0, after = 0] = /(\d+) → (\d+)/.exec(`${label} ${more}`) ?? [];
  return Number(after) - Number(before);
}

function birdsIn(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(BIRD, 'g'))].map(([bird]) => bird);
}

interface PickTold {
  /** "2/5": round and trick. */
  readonly trick: string;
  readonly mark: string;
  readonly bird: string;
  readonly flock: string;
}

/** Every bird that was taken, as far as the table tells of this round and the one before. */
function picksTold(text: string, round: string): readonly PickTold[] {
  const picks: PickTold[] = [];
  let of = /round (\d) of 3/.exec(text)?.[1] ?? round;
  let trick = /, trick (\d)/.exec(text)?.[1] ?? '';
  const took = new RegExp(`([${MARKS}]) ${BIRD}[^${MARKS}]*?took ${BIRD} to (?:new )?flock (\\d+)`, 'g');
  for (const line of withSigns(text).split('\n')) {
    of = /^\*\*Tricks of round (\d)/.exec(line)?.[1] ?? of;
    trick = /^(\d): /.exec(line)?.[1] ?? trick;
    for (const [, mark = '', , bird = '', flock = ''] of line.matchAll(took))
      picks.push({ trick: `${of}/${trick}`, mark, bird, flock });
  }
  // Tricks of a round stand there first to last, and are told after the one that is played.
  return picks.toSorted((one, other) => (one.trick < other.trick ? -1 : Number(one.trick > other.trick)));
}

/** The flocks of each seat, line by line, without how their points come about. */
function flocksTold(text: string): readonly (readonly string[])[] {
  const table = text.slice(text.indexOf('**Flocks**')).split('\n');
  const seats: string[][] = [];
  for (const line of table.slice(1)) {
    if (line.startsWith('  '))
      seats.at(-1)?.push(
        line
          .trim()
          .replace(/ \(any [^)]*\)/g, '')
          .replace(/ \(\d+ birds times .*$/, ''),
      );
    else if (new RegExp(`^[${MARKS}] \\w+: `).test(line)) seats.push([]);
    else break;
  }
  return seats;
}
