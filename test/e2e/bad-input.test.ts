import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../playground/driver/person.js';
import { textOf } from '../../playground/driver/reading.js';
import { must } from '../../src/base/invariant.js';
import { newVeil } from '../../src/discord/veil.js';
import type { TableId } from '../../src/tables/ids.js';
import { type Match, openLobby, seat } from './kit/match.js';
import { openStage, type Stage } from './kit/stage.js';

const TEST_MS = 60_000;
const COMPONENTS_V2 = 1 << 15;

let stage: Stage;
let ana: Person;
let match: Match;
let games: string;
beforeAll(async () => {
  stage = await openStage({ seed: 'bad-input' });
  ana = await stage.person('Ana');
  ({ id: games } = await ana.channel('games'));
  match = await seat(stage);
  await stage.store.settled();
}, TEST_MS);
afterAll(() => stage.close());

/** Everything the bot keeps. */
function stored(): unknown {
  return ['tables', 'people', 'log', 'notices', 'posts'].map((name) =>
    stage.store.all(`SELECT * FROM ${name}`),
  );
}

/** The id as the bot itself would write it: of this match, and with `<2>` for a step that it hides. */
function written(customId: string): string {
  const [kept] = stage.store.all<{ readonly value: string }>("SELECT value FROM secrets WHERE name = 'veil'");
  const veil = newVeil(Buffer.from(must(kept, 'The bot keeps a key.').value, 'hex'));
  return customId
    .replace('TABLE', match.tableId)
    .replace(/<(\d+)>/, (_, step) => veil.hide(match.tableId as TableId, Number(step)));
}

async function asBot<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const { address, botEnv } = stage.playground;
  const response = await fetch(`${address}/api/v10${path}`, {
    method,
    headers: { authorization: `Bot ${botEnv.DISCORD_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Presses a control that stands on a message of the bot's, whatever made it. */
async function pressStrange(customId: string, values?: readonly string[]): Promise<string> {
  const button = { type: 2, style: 1, label: 'Press', custom_id: customId };
  const options = (values ?? []).map((value) => ({ label: 'Pick', value }));
  const menu = { type: 3, custom_id: customId, options };
  const { id } = await asBot<{ readonly id: string }>('POST', `/channels/${games}/messages`, {
    flags: COMPONENTS_V2,
    components: [{ type: 1, components: [values === undefined ? button : menu] }],
  });
  const message = must(
    (await ana.messages(games)).find((one) => one.id === id),
    'It stands.',
  );
  const answered =
    values === undefined
      ? await ana.click(message, { customId })
      : await ana.select(message, values, { customId });
  expect(answered.interaction.status).toBe('done');
  expect(answered.message?.page.ephemeral).toBe(true);
  return textOf(must(answered.message, 'It is answered.'));
}

describe('a control that is nobody’s is answered in words and changes nothing', { timeout: TEST_MS }, () => {
  test.each([
    ['of another bot', 'poll:vote:3'],
    ['with nothing behind its name', 'join.'],
    ['with a step that is no number', 'move.TABLE.p.x.play-9D'],
    ['with a step that is not hidden', 'move.TABLE.p.2.play-9D'],
    ['with a step hidden by somebody else', `move.TABLE.p.${'A'.repeat(22)}.play-9D`],
    ['with a part too many', 'move.TABLE.p.<1>.play-9D.again'],
    ['with a step beyond all steps', 'move.TABLE.p.99999999999999999999.play-9D'],
    ['with a face that is none', 'move.TABLE.x.<1>.play-9D'],
    ['full of signs', '💥'.repeat(50)],
    ['that tries the database', "join.x' OR 1=1 --"],
    ['as long as can be', 'x'.repeat(100)],
    ['named like what every object has', 'constructor.abc'],
  ])('%s', async (_what, customId) => {
    const before = stored();
    expect(await pressStrange(written(customId))).toContain("I don't know this button");
    expect(stored()).toEqual(before);
  });

  test.each([
    'join',
    'leave',
    'start',
    'cancel',
    'hand',
    'rematch',
    'resign',
    'resign-sure',
    'end',
    'end-sure',
  ])('%s of a table that is not there', async (kind) => {
    const before = stored();
    expect(await pressStrange(`${kind}.nosuchtabl`)).toContain("I don't know this table any more");
    expect(stored()).toEqual(before);
  });

  test.each([
    ['a move that is none', 'move.TABLE.p.<2>.dance'],
    ['a card that is none', 'move.TABLE.p.<2>.play-ZZ'],
    ['a card nobody deals', 'move.TABLE.p.<2>.play-AC'],
    ['a step to come', 'move.TABLE.p.<500>.play-9D'],
    ['a take-back of nothing', 'take-back.TABLE.p.<0>'],
  ])('%s', async (_what, customId) => {
    const before = stored();
    const told = await pressStrange(written(customId));
    expect(told).not.toBe('');
    expect(told).not.toContain("I don't know this button");
    expect(stored()).toEqual(before);
  });

  test('a menu with a value of somebody else', async () => {
    const before = stored();
    const told = await pressStrange(written('pick.TABLE.p.<2>.0'), ["play-9D'; DROP TABLE tables"]);
    expect(told).not.toBe('');
    expect(told).not.toContain("I don't know this button");
    expect(stored()).toEqual(before);
  });

  test('a page beyond the last shows the last', async () => {
    const before = stored();
    expect(await pressStrange(`table-text.${match.tableId}.999999999`)).toContain('round 1, trick 1');
    expect(stored()).toEqual(before);
  });

  test('rules of what is no game', async () => {
    expect(await pressStrange('rules.chess')).not.toBe('');
  });
});

describe('a client that shows commands of another version', { timeout: TEST_MS }, () => {
  test('is told every problem with its options at once, and nothing is opened', async () => {
    const before = stored();
    const { application } = await ana.state();
    const path = `/applications/${application.id}/commands`;
    const commands = await asBot<readonly { readonly name: string }[]>('PUT', path, [
      {
        name: 'play',
        description: 'Play',
        options: [
          {
            type: 1,
            name: 'woodland-tricks',
            description: 'Play',
            options: [
              { type: 3, name: 'target', description: 'Target' },
              { type: 3, name: 'suits', description: 'Suits' },
              { type: 4, name: 'speed', description: 'Speed' },
            ],
          },
          { type: 1, name: 'chess', description: 'Play' },
        ],
      },
      { name: 'dance', description: 'Dance' },
    ]);
    expect(commands).toHaveLength(2);
    const options = { target: '999', suits: 'XYZ', speed: 3 };
    const { message } = await ana.command('play woodland-tricks', { channel: games, options });
    const told = textOf(must(message, 'It is answered.'));
    for (const name of ['target', 'suits', 'speed']) expect(told).toContain(`“${name}”`);

    const chess = await ana.command('play chess', { channel: games });
    expect(textOf(must(chess.message, 'answered'))).toContain("I don't know that game");
    const dance = await ana.command('dance', { channel: games });
    expect(textOf(must(dance.message, 'answered'))).toContain("I don't know this command");
    expect(stored()).toEqual(before);
  });

  test('finds the right ones after the next start', async () => {
    await stage.driver.stopBot();
    await stage.start();
    await ana.waitFor(
      async () => (await ana.guild('The Clearing')).commands.some(({ name }) => name === 'hand') || undefined,
    );
    const { tableId } = await openLobby(stage);
    expect(stage.store.table(tableId).status).toBe('lobby');
  });
});

test('nothing of all this was an error of the bot’s own', () => {
  const errors = stage.lines.filter(({ line }) => /"level":(50|60)/.test(line));
  expect(errors).toEqual([]);
});
