/**
 * `npm run soak -- --matches N --kills N --faults N --seed S`: plays matches against a Discord that fails and a bot
 * that is killed, and looks whether anything is lost, doubled or left behind.
 */
import { asked, countOf } from '../../scripts/asked.js';
import { soak } from './soak.js';

const USAGE =
  'Usage: npm run soak -- [--matches N] [--kills N] [--faults N] [--seed TEXT] [--bots N] [--side-by-side N] [--minutes N]';

const { values } = asked(
  {
    options: {
      matches: { type: 'string', default: '500' },
      kills: { type: 'string', default: '2000' },
      faults: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now()) },
      bots: { type: 'string', default: '3' },
      'side-by-side': { type: 'string', default: '6' },
      minutes: { type: 'string', default: '240' },
    },
  },
  USAGE,
);

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

tell(`Seed ${values.seed}.`);
const report = await soak(
  {
    matches: count('matches'),
    kills: count('kills'),
    faults: count('faults'),
    seed: values.seed,
    bots: count('bots'),
    sideBySide: count('side-by-side'),
    withinMs: count('minutes') * 60_000,
  },
  tell,
);
tell(`${report.matches} matches, ${report.moves} moves, ${report.kills} kills.`);
tell(`Faults: ${[...report.faults].map(([kind, count]) => `${kind} ${count}`).join(', ')}.`);
for (const measured of report.atRest) tell(`At rest: ${JSON.stringify(measured)}`);
for (const what of report.wrong) tell(`WRONG: ${what}`);
process.exitCode = report.wrong.length === 0 ? 0 : 1;

function count(option: Exclude<keyof typeof values, 'seed'>): number {
  return countOf(`--${option}`, values[option], USAGE);
}
