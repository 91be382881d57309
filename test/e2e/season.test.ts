import { expect, onTestFinished, test } from 'vitest';
import type { Answered, Person } from '../../playground/driver/person.js';
import { picturesOf } from '../../playground/driver/reading.js';
import { PlaygroundDriver } from '../../playground/driver.js';
import { must } from '../../src/base/invariant.js';
import { startNode, temporaryFolder } from './kit/program.js';

const TEST_MS = 120_000;
const START_WITHIN_MS = 60_000;
const HERE = 'The playground is at ';

test('npm run season -- --play opens a playground whose people have a season behind them', {
  timeout: TEST_MS,
}, async () => {
  const given = ['--play', '--players', '9', '--matches', '40', '--port', '0', temporaryFolder()];
  const season = startNode(['--import', 'tsx', 'scripts/make-season.ts', ...given], {});
  onTestFinished(async () => {
    season.process.kill('SIGTERM');
    await season.ended();
  });
  const driver = await PlaygroundDriver.open((await season.line(new RegExp(`^${HERE}`))).slice(HERE.length));
  onTestFinished(() => driver.close());
  await driver.waitForBot({ withinMs: START_WITHIN_MS });
  const ana = await driver.person('Ana');
  await commandsKnown(ana);

  const { id: channel } = await ana.channel('games');
  const options = { game: 'trickadee', by: 'wins', 'include-left': true };
  expect(altOf(await ana.command('leaderboard', { channel, options }))).toMatch(/Ana.* in \d+ matches/);
  // The ninth, whom no playground has by itself.
  const ines = await driver.person('Ines');
  expect(altOf(await ana.command('stats', { channel, options: { user: ines.id } }))).toMatch(/\d+ matches/);
});

function altOf({ message }: Answered): string {
  return must(picturesOf(must(message, 'An answer.'))[0], 'A picture.').alt;
}

async function commandsKnown(person: Person): Promise<void> {
  await person.waitFor(
    async () => {
      const { guilds } = await person.state();
      return guilds.flatMap(({ commands }) => commands).some(({ name }) => name === 'stats') || undefined;
    },
    { what: 'the commands', withinMs: START_WITHIN_MS },
  );
}
