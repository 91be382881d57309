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
const MATCHES_A_STAGE = 24;
/** Every so many stages, one ends with a bot that is not killed and so can be measured. */
const MEASURED_EVERY = 4;
/** One of each game. */
const CALM_MATCHES = 3;
const CALM_WAVES = 3;

interface Stage {
  readonly number: number;
  readonly plan: WavePlan;
  readonly isMeasured: boolean;
}

/** Plays until there has been enough of everything; where something is wrong, that bot is given up and the next begun. */
export async function soak(plan: SoakPlan, tell: (line: string) => void): Promise<SoakReport> {
  const total = new Total();
  const pending = [...stagesOf(plan)];
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let stage = pending.shift(); stage !== undefined; stage = pending.shift()) {
      if (performance.now() - began > plan.withinMs) return;
      await playStage(stage, { plan, total, tell });
      tell(`${minutes(performance.now() - began)}: ${total.told}`);
    }
  };
  await Promise.all(Array.from({ length: plan.bots }, work));
  return total;
}

function stagesOf(plan: SoakPlan): readonly Stage[] {
  const count = Math.max(plan.bots, Math.ceil(plan.matches / MATCHES_A_STAGE));
  const share = (all: number): number => Math.ceil(all / count);
  return Array.from({ length: count }, (_, number) => ({
    number,
    isMeasured: number % MEASURED_EVERY === 0,
    plan: {
      matches: share(plan.matches),
      kills: share(plan.kills),
      faults: share(plan.faults),
      sideBySide: Math.min(plan.sideBySide, share(plan.matches)),
    },
  }));
}

async function playStage(
  { number, plan: wave, isMeasured }: Stage,
  {
    plan,
    total,
    tell,
  }: { readonly plan: SoakPlan; readonly total: Total; readonly tell: (line: string) => void },
): Promise<void> {
  const chance = new Chance(`${plan.seed}/stage/${number}`);
  const ground = await Ground.open();
  const mischief = new Mischief(ground, chance.fork('mischief'));
  const name = `seed ${plan.seed}, stage ${number}`;
  const before = total.wrong.length;
  try {
    total.add(
      await playWave(ground, { plan: wave, mischief, chance: chance.fork('storm') }),
      `${name}, storm`,
    );
    if (isMeasured && total.wrong.length === before) {
      await measure(ground, { mischief, chance, total, name, plan: wave });
    }
    total.addFaults(mischief.hits);
  } catch (error) {
    total.wrong.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    const isWrong = total.wrong.length > before;
    await ground.close({ keep: isWrong });
    if (isWrong) tell(`What was left behind is in ${ground.folder}.`);
  }
}

/** Plays wave after wave on one process, with everything failing but the process, and measures it in between. */
async function measure(
  ground: Ground,
  about: {
    readonly mischief: Mischief;
    readonly chance: Chance;
    readonly total: Total;
    readonly name: string;
    readonly plan: WavePlan;
  },
): Promise<void> {
  const { mischief, chance, total, name } = about;
  const plan = { matches: CALM_MATCHES, kills: 0, faults: 1, sideBySide: CALM_MATCHES };
  const measured: AtRest[] = [];
  for (let wave = 0; wave < CALM_WAVES; wave += 1) {
    const at = `${name}, calm wave ${wave}`;
    total.add(await playWave(ground, { plan, mischief, chance: chance.fork(`calm/${wave}`) }), at);
    measured.push(await measureAtRest(ground));
  }
  total.atRest.push(measured);
  total.wrong.push(...growth(measured).map((what) => `${name}, at rest: ${what}`));
}

/** What a process may hold more after six more matches: see docs/reliability.md. */
const HEAP_GROWTH_MAX = 4 * 2 ** 20;
const LISTENERS_GROWTH_MAX = 8;
const RESOURCES_GROWTH_MAX = 4;

function growth(measured: readonly AtRest[]): readonly string[] {
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) return ['never measured'];
  const told = JSON.stringify(measured);
  return [
    ...(first.pid === last.pid ? [] : [`the process ended by itself: ${told}`]),
    ...(last.heapUsed - first.heapUsed > HEAP_GROWTH_MAX ? [`the heap has grown: ${told}`] : []),
    ...(last.listeners - first.listeners > LISTENERS_GROWTH_MAX ? [`listeners pile up: ${told}`] : []),
    ...(last.emitters - first.emitters > LISTENERS_GROWTH_MAX ? [`emitters pile up: ${told}`] : []),
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

  add({ matches, moves, kills, wrong }: WaveReport, where: string): void {
    this.matches += matches;
    this.moves += moves;
    this.kills += kills;
    this.wrong.push(...wrong.map((what) => `${where}: ${what}`));
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
