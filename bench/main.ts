/** Runs the measurements named on the command line, or all; exits with 1 when a required ratio is missed. */
import { cpus, release } from 'node:os';
import { must } from '../src/base/invariant.js';
import { bot } from './bot/bot.js';
import { type Finding, findingLine, isMet, type Measurement } from './finding.js';
import { pictures } from './pictures/pictures.js';
import { rules } from './rules/rules.js';
import { leaderboard } from './standings/leaderboard.js';
import { burst } from './waiting/burst.js';
import { sweep } from './waiting/sweep.js';
import { waitingTables } from './waiting/waiting-tables.js';

const MEASUREMENTS: readonly Measurement[] = [rules, pictures, bot, waitingTables, sweep, burst, leaderboard];

process.exitCode = await main(process.argv.slice(2));

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => MEASUREMENTS.every((known) => known.name !== name));
  if (unknown.length > 0) {
    const known = MEASUREMENTS.map(({ name }) => name).join(', ');
    say(`There is no measurement called ${unknown.join(', ')}. There are: ${known}.`);
    return 1;
  }
  say(machine());
  const findings: Finding[] = [];
  for (const { name, run } of MEASUREMENTS) {
    if (names.length > 0 && !names.includes(name)) continue;
    say(`\n${name}`);
    for (const finding of await run()) {
      say(findingLine(finding));
      findings.push(finding);
    }
  }
  const missed = findings.filter((finding) => !isMet(finding));
  say(missed.length === 0 ? '\nEvery required ratio holds.' : `\nRequired ratios missed: ${missed.length}.`);
  return missed.length === 0 ? 0 : 1;
}

function machine(): string {
  const processors = cpus();
  const { model } = must(processors[0], 'A computer has a processor.');
  return `Node ${process.versions.node}, ${processors.length} × ${model.trim()}, Linux ${release()}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
