import { type Chance, chanceOf } from '../../bench/chance.js';
import { DAY_MS, type Instant } from '../../src/base/instant.js';
import { must } from '../../src/base/invariant.js';
import { recordResults } from '../../src/standings/record.js';
import type { Store } from '../../src/store/store.js';
import type { UserId } from '../../src/tables/ids.js';
import { playedMatch } from '../../src/tables/match/played-match.js';
import type { Person, Place } from '../../src/tables/table.js';
import { PLAYABLES } from './playable.js';
import { playSeasonMatch } from './season-match.js';

export interface SeasonPlan {
  readonly seed: number;
  readonly place: Place;
  readonly people: readonly Person[];
  readonly matches: number;
  /** The last match is over about then; the first was a hundred days before. */
  readonly until: Instant;
  /** Renamed, gone from the server and deleted, each so many of the people. */
  readonly changes: number;
}

/** What has become of whom. */
export interface Season {
  readonly renamed: ReadonlyMap<UserId, string>;
  readonly left: readonly UserId[];
  /** Account and pseudonym. */
  readonly deleted: ReadonlyMap<UserId, UserId>;
}

const SEASON_MS = 100 * DAY_MS;

/**
 * Plays a season of matches of all games into a store, and has people renamed, leave and be deleted along the way.
 * The same plan makes the same season.
 */
export async function makeSeason(store: Store, plan: SeasonPlan): Promise<Season> {
  const chance = chanceOf(plan.seed);
  const people = [...plan.people];
  const season = {
    renamed: new Map<UserId, string>(),
    left: [] as UserId[],
    deleted: new Map<UserId, UserId>(),
  };
  const pauses = 3 * plan.changes + 1;
  for (let pause = 0; pause < pauses; pause += 1) {
    const [from, to] = [pause, pause + 1].map((part) => Math.floor((plan.matches * part) / pauses));
    for (let number = from ?? 0; number < (to ?? 0); number += 1)
      await addMatch(store, { plan, people, chance, number });
    await recordAll(store);
    if (pause < pauses - 1) await change(store, { plan, people, chance, season, pause });
  }
  return season;
}

async function recordAll({ results, tables: store }: Store): Promise<void> {
  const games = PLAYABLES.map(({ hosted }) => hosted);
  const { failed } = await recordResults({
    results,
    games,
    playedMatch: (tableId) => playedMatch({ store, games }, tableId),
  });
  for (const { tableId, error } of failed) throw new Error(`No result of ${tableId}.`, { cause: error });
}

interface Adding {
  readonly plan: SeasonPlan;
  /** Those who play, as they are called now. */
  readonly people: readonly Person[];
  readonly chance: Chance;
  readonly number: number;
}

async function addMatch({ tables }: Store, { plan, people, chance, number }: Adding): Promise<void> {
  const playable = must(PLAYABLES[number % PLAYABLES.length], 'There are games.');
  const { seatCounts } = playable.hosted;
  const seatCount = must(seatCounts[Math.floor(chance() * seatCounts.length)], 'A game has seats.');
  const startedAt = (plan.until - SEASON_MS + Math.floor((SEASON_MS * number) / plan.matches)) as Instant;
  const seated = chosenPeople(people, Math.min(seatCount, people.length), chance);
  const { place } = plan;
  const { lobby, table, log } = playSeasonMatch({
    number,
    playable,
    people: seated,
    place,
    startedAt,
    chance,
  });
  await tables.open(lobby, []);
  await tables.commit({ expectedStep: lobby.step, table, log, notices: [] });
}

/** Those first on the list play most. */
function chosenPeople(people: readonly Person[], count: number, chance: Chance): readonly Person[] {
  const left = [...people];
  return Array.from({ length: count }, () => {
    const [person] = left.splice(Math.floor(chance() ** 2 * left.length), 1);
    return must(person, 'There are enough people.');
  });
}

interface Changing {
  readonly plan: SeasonPlan;
  readonly people: Person[];
  readonly chance: Chance;
  readonly season: {
    readonly renamed: Map<UserId, string>;
    readonly left: UserId[];
    readonly deleted: Map<UserId, UserId>;
  };
  readonly pause: number;
}

async function change(store: Store, { plan, people, chance, season, pause }: Changing): Promise<void> {
  const which = Math.floor(chance() * people.length);
  const { userId, name } = must(people[which], 'Somebody is there.');
  const { guildId } = plan.place;
  if (pause % 3 === 0) {
    const person = { userId, name: `${[...name].slice(0, 20).join('')} the ${ordinal(pause + 1)}` };
    people[which] = person;
    season.renamed.set(userId, person.name);
    return store.tables.rename(person, guildId);
  }
  people.splice(which, 1);
  if (pause % 3 === 1) {
    season.left.push(userId);
    return store.members.left(guildId, userId);
  }
  const pseudonym = `0${plan.seed}${String(pause).padStart(4, '0')}` as UserId;
  season.deleted.set(userId, pseudonym);
  await store.accounts.wish(userId, pseudonym);
  await store.accounts.forget(userId, { left: [], now: plan.until });
}

/** "1st": renamed in the first pause of the season. */
function ordinal(number: number): string {
  const forms = { one: 'st', two: 'nd', few: 'rd' } as const;
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  return `${number}${rule in forms ? forms[rule as keyof typeof forms] : 'th'}`;
}
