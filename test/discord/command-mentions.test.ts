import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import type { Instant } from '../../src/base/instant.js';
import {
  type KnownCommands,
  knownCommands,
  withCommandMentions,
} from '../../src/discord/command-mentions.js';
import { DiscordFault } from '../../src/discord/faults.js';
import { newOutfit } from '../../src/discord/outfit.js';
import { describedCommands } from '../../src/discord/registration.js';
import {
  type Block,
  type DrawnMessage,
  drawScreen,
  MESSAGE_TEXT_LENGTH_MAX,
} from '../../src/discord/screen.js';
import { marked } from '../../src/faces/emoji-marks.js';
import { GAMES } from '../../src/games/shelf.js';
import { ENGLISH } from '../../src/words/english.js';
import { GERMAN } from '../../src/words/german.js';
import { DICTIONARY, escapeMarkdown } from '../../src/words/words.js';
import { silentObserver } from '../kit/silent-observer.js';
import { textOf } from './fake-discord.js';
import { VEIL } from './kit.js';

const DESCRIBED = describedCommands(COMMANDS, { games: GAMES, dictionary: DICTIONARY });
/** As Discord answers, with more in it than is asked for. */
const REGISTERED = DESCRIBED.map(({ name }, index) => ({ id: String(7_000 + index), name, type: 1 }));
const KNOWN = knownCommands(REGISTERED, DESCRIBED);
const ON_SERVERS = { inDirect: false };

function idOf(name: string): string {
  return REGISTERED.find((command) => command.name === name)?.id ?? '';
}

function draw(...blocks: readonly Block[]): Promise<DrawnMessage> {
  const options = { veil: VEIL, observer: silentObserver, onPictureFailed: () => undefined };
  return drawScreen({ sheets: [blocks] }, options);
}

async function mentioned(
  text: string,
  known: KnownCommands = KNOWN,
  place: { readonly inDirect: boolean } = ON_SERVERS,
): Promise<string> {
  const drawn = await draw({ kind: 'text', text });
  return textOf({ drawn: withCommandMentions(drawn, known, place) });
}

describe('a command that a text names', () => {
  test('can be pressed, with its subcommand where it has some', async () => {
    expect(await mentioned('Use `/games` there, or `/table pause`.')).toBe(
      `Use </games:${idOf('games')}> there, or </table pause:${idOf('table')}>.`,
    );
    expect(await mentioned('`/play woodland-tricks`')).toBe(`</play woodland-tricks:${idOf('play')}>`);
  });

  test.each(['`/play`', '`/table`', '`/rules game:Fair deals`', '`/nonsense`', '`/settings you`', '/games'])(
    'stays as it is where Discord could not send it: %s',
    async (text) => expect(await mentioned(text)).toBe(text),
  );

  test('stays code before Discord has told of it, and where it told nothing of use', async () => {
    for (const told of [undefined, {}, [null, { name: 'games' }, { id: '1' }, 'games']]) {
      expect(await mentioned('`/games`', knownCommands(told, DESCRIBED))).toBe('`/games`');
    }
  });

  test('can be pressed in direct messages only where it can be used there', async () => {
    const text = '`/help` `/settings me` `/privacy export` `/games` `/table pause`';
    expect(await mentioned(text, KNOWN, { inDirect: true })).toBe(
      `</help:${idOf('help')}> </settings me:${idOf('settings')}> </privacy export:${idOf('privacy')}> \`/games\` \`/table pause\``,
    );
  });

  test('in another language stays code under its name there, which a mention could not show', async () => {
    expect(await mentioned(GERMAN['table.refusal.paused'])).toBe(GERMAN['table.refusal.paused']);
  });

  test('in a name of somebody stays what it is called', async () => {
    for (const name of ['`/games`', '</games:1>', '`', '/games`']) {
      const text = `${escapeMarkdown(name)} is away. `;
      expect(await mentioned(text)).toBe(text);
    }
  });

  test('can be pressed wherever a text of ours names one that can be sent', async () => {
    const sendable = new Set(KNOWN.keys());
    const named = Object.values(ENGLISH).flatMap((text) =>
      [...text.matchAll(/`(\/[^`]*)`/g)].map(([, typed = '']) => ({ text, typed })),
    );
    const pressable = named.filter(({ typed }) => sendable.has(typed));
    expect(pressable.length).toBeGreaterThan(30);
    for (const { text, typed } of pressable) expect(await mentioned(text)).toContain(`<${typed}:`);
  });
});

describe('a message', () => {
  test('names commands on buttons and in menus as before', async () => {
    const drawn = await draw(
      {
        kind: 'buttons',
        buttons: [{ id: { kind: 'hand', tableId: 't1' as never }, label: '`/games`', tone: 'plain' }],
      },
      {
        kind: 'menu',
        menu: {
          id: { kind: 'hand', tableId: 't1' as never },
          placeholder: '`/games`',
          options: [{ value: 'a', label: '`/games`', description: '`/games`' }],
        },
      },
    );
    expect(withCommandMentions(drawn, KNOWN, ON_SERVERS)).toEqual(drawn);
  });

  test('that would be too long stays as it is, and the longest that fits does not', async () => {
    const mention = `</games:${idOf('games')}>`;
    const filled = 'x'.repeat(MESSAGE_TEXT_LENGTH_MAX - mention.length);
    expect(await mentioned(`\`/games\`${filled}`)).toBe(mention + filled);
    expect(await mentioned(`\`/games\`${filled}x`)).toBe(`\`/games\`${filled}x`);
  });

  test('of several sheets is measured as one', async () => {
    const options = { veil: VEIL, observer: silentObserver, onPictureFailed: () => undefined };
    const sheet: Block[] = [{ kind: 'text', text: '`/games`'.padEnd(1_998, 'x') }];
    const drawn = await drawScreen({ sheets: [sheet, sheet] }, options);
    expect(withCommandMentions(drawn, KNOWN, ON_SERVERS)).toBe(drawn);
  });

  test('whose emoji is refused goes out again with its commands', async () => {
    const outfit = newOutfit({
      drawings: [{ key: 'bird/dove', render: async () => Buffer.from('a dove') }],
      log: pino({ level: 'silent' }),
      now: () => 0 as Instant,
    });
    await outfit.stock({
      list: async () => [],
      upload: async (name) => ({ id: '1', name }),
      delete: async () => undefined,
    });
    outfit.learn(KNOWN);
    const sent: string[] = [];
    const drawn = await draw({ kind: 'text', text: `${marked('bird/dove', 'Dove')} \`/games\`` });
    await outfit.onServers.dressing(drawn, async (message) => {
      sent.push(textOf({ drawn: message }));
      if (sent.length === 1) throw new DiscordFault('emoji-gone', 50_035, 'Invalid Form Body');
    });
    expect(sent[0]).toMatch(/^<:thicket_bird_dove_\w+:1> Dove <\/games:\d+>$/);
    expect(sent[1]).toMatch(/^Dove <\/games:\d+>$/);
  });
});
