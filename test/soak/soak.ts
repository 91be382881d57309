import { type AtRest, measureAtRest } from './at-rest.js';
import { Chance } from './chance.js';
import { Ground } from './ground.js';
import { Mischief } from './mischief.js';
import { playWave, type WavePlan, type WaveReport } from './wave.js';

/** How much is to be played, killed and broken, at least. */
export interface SoakPlan {
  readonly matches: number;
  readonly kills: number;
  readonly faults: number;
  readonly seed: string;
  /** Bots, each in a playground of its own, at the same time. */
  readonly bots: number;
  /** Tables that each bot holds at the same time. */
  readonly sideBySide: number;
  /** Begins nothing more after so long. */
  readonly withinMs: number;
}

export interface SoakReport {
  readonly matches: number;
  readonly moves: number;
  readonly kills: number;
  readonly faults: ReadonlyMap<string, number>;
  /** Each time series is of one process. */
  readonly atRest: readonly (readonly AtRest[])[];
  readonly wrong: readonly string[];
}

/** A playground is given up after so many matches, since it remembers everything. */
const MATCHES_A_STAGE = 12;
/** For so many bots that are killed, one is not, and can be measured. */
const STORMS_A_CALM = 4;
const CALM_MATCHES = 3;
const CALM_WAVES = 3;

interface Stage {
  readonly name: string;
  /** `storm`: one wave with everything; `calm`: waves without a kill, the process measured after each. */
  readonly kind: 'storm' | 'calm';
}

interface Whole {
  readonly plan: SoakPlan;
  readonly total: Total;
  /** Of one storm. */
  readonly share: WavePlan;
  readonly tell: (line: string) => void;
}

/**
 * Plays until there has been enough of everything; where something is wrong, that bot is given up and the next begun.
 */
export async function soak(plan: SoakPlan, tell: (line: string) => void): Promise<SoakReport> {
  const total = new Total();
  const storms = Math.max(1, plan.bots - 1, Math.ceil(plan.matches / MATCHES_A_STAGE));
  const pending = [...stagesOf(storms)];
  const whole = { plan, total, share: shareOf(plan, storms), tell };
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let stage = pending.shift(); stage !== undefined; stage = pending.shift()) {
      if (performance.now() - began > plan.withinMs) return;
      await playStage(stage, whole);
      tell(`${minutes(performance.now() - began)}, ${stage.name} is over: ${total.told}`);
    }
  };
  await Promise.all(Array.from({ length: plan.bots }, work));
  return total;
}

function stagesOf(storms: number): readonly Stage[] {
  return Array.from({ length: storms }, (_, number): readonly Stage[] => {
    const storm = { name: `storm ${number}`, kind: 'storm' } as const;
    return number % STORMS_A_CALM === 0 ? [{ name: `calm ${number}`, kind: 'calm' }, storm] : [storm];
  }).flat();
}

function shareOf(plan: SoakPlan, storms: number): WavePlan {
  const share = (all: number): number => Math.ceil(all / storms);
  return {
    matches: share(plan.matches),
    kills: share(plan.kills),
    faults: share(plan.faults),
    sideBySide: Math.min(plan.sideBySide, share(plan.matches)),
  };
}

async function playStage(stage: Stage, { plan, total, share, tell }: Whole): Promise<void> {
  const chance = new Chance(`${plan.seed}/${stage.name}`);
  const name = `seed ${plan.seed}, ${stage.name}`;
  const ground = await Ground.open();
  const mischief = new Mischief(ground, chance.fork('mischief'));
  const wrong: string[] = [];
  try {
    if (stage.kind === 'storm') {
      const report = await playWave(ground, { plan: share, mischief, chance });
      total.add(report);
      wrong.push(...report.wrong);
    } else await measure(ground, { mischief, chance, total, wrong });
  } catch (error) {
    wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    total.addFaults(mischief.hits);
    total.wrong.push(...wrong.map((what) => `${name}: ${what}`));
    await ground.close({ keep: wrong.length > 0 });
    if (wrong.length > 0) tell(`What ${name} left behind is in ${ground.folder}.`);
  }
}

/** Plays wave after wave on one process, with everything failing but the process, and measures it after each. */
async function measure(
  ground: Ground,
  about: {
    readonly mischief: Mischief;
    readonly chance: Chance;
    readonly total: Total;
    readonly wrong: string[];
  },
): Promise<void> {
  const { mischief, chance, total, wrong } = about;
  const plan = { matches: CALM_MATCHES, kills: 0, faults: 1, sideBySide: CALM_MATCHES };
  const measured: AtRest[] = [];
  for (let wave = 0; wave < CALM_WAVES && wrong.length === 0; wave += 1) {
    const report = await playWave(ground, { plan, mischief, chance: chance.fork(String(wave)) });
    total.add(report);
    wrong.push(...report.wrong.map((what) => `wave ${wave}: ${what}`));
    measured.push(await measureAtRest(ground));
  }
  total.atRest.push(measured);
  wrong.push(...growth(measured).map((what) => `at rest: ${what}`));
}

/** What a process may hold more after six more matches: see docs/reliability.md. */
const HEAP_GROWTH_MAX = 4 * 2 ** 20;
const LISTENERS_GROWTH_MAX = 2;
const RESOURCES_GROWTH_MAX = 4;
/** The pool takes one for each request, and sees to it that another is free. */
const CONNECTIONS_PER_REQUEST_MAX = 2;
const CONNECTIONS_SPARE = 1;

function growth(measured: readonly AtRest[]): readonly string[] {
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) return ['never measured'];
  const told = JSON.stringify(measured);
  return [
    ...(first.pid === last.pid ? [] : [`the process ended by itself: ${told}`]),
    ...(last.heapUsed - first.heapUsed > HEAP_GROWTH_MAX ? [`the heap has grown: ${told}`] : []),
    ...(last.listeners - first.listeners > LISTENERS_GROWTH_MAX ? [`listeners pile up: ${told}`] : []),
    ...(last.emitters - first.emitters > LISTENERS_GROWTH_MAX ? [`emitters pile up: ${told}`] : []),
    ...(last.connections > CONNECTIONS_PER_REQUEST_MAX * last.askingMost + CONNECTIONS_SPARE
      ? [`more connections than were ever needed: ${told}`]
      : []),
    ...(last.resources - first.resources > RESOURCES_GROWTH_MAX ? [`resources pile up: ${told}`] : []),
  ];
}

class Total implements SoakReport {
  matches = 0;
  moves = 0;
  kills = 0;
  readonly faults = new Map<string, number>();
  readonly atRest: (readonly AtRest[])[] = [];
  readonly wrong: string[] = [];

  add({ matches, moves, kills }: WaveReport): void {
    this.matches += matches;
    this.moves += moves;
    this.kills += kills;
  }

  addFaults(hits: ReadonlyMap<string, number>): void {
    for (const [kind, count] of hits) this.faults.set(kind, (this.faults.get(kind) ?? 0) + count);
  }

  get told(): string {
    const faults = [...this.faults.values()].reduce((all, one) => all + one, 0);
    return `${this.matches} matches, ${this.moves} moves, ${this.kills} kills, ${faults} faults, ${this.wrong.length} wrong`;
  }
}

function minutes(ms: number): string {
  return `${(ms / 60_000).toFixed(1)} min`;
}
