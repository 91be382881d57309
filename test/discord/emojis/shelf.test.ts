import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Instant } from '../../../src/base/instant.js';
import type { CustomId } from '../../../src/discord/custom-ids.js';
import type { KnownEmoji } from '../../../src/discord/emojis/dress.js';
import type { EmojiPort } from '../../../src/discord/emojis/emoji-port.js';
import { type EmojiShelf, newEmojiShelf } from '../../../src/discord/emojis/shelf.js';
import { DiscordFault } from '../../../src/discord/faults.js';
import { type Block, type DrawnMessage, drawScreen } from '../../../src/discord/screen.js';
import { marked } from '../../../src/faces/emoji-marks.js';
import type { Emoji, EmojiKey } from '../../../src/faces/face.js';
import type { TableId } from '../../../src/tables/ids.js';
import { silentObserver } from '../../kit/silent-observer.js';
import { VEIL } from '../kit.js';

const DOVE: EmojiKey = 'bird/dove';
const HEART: EmojiKey = 'suit/heart';
const MINUTE_MS = 60_000;

let clockMs = 0;
let logged: string[] = [];
let drawings: Emoji[] = [];

beforeEach(() => {
  clockMs = Date.UTC(2026, 7, 1);
  logged = [];
  drawings = [drawing(DOVE, 'a dove'), drawing(HEART, 'a heart')];
});

function drawing(key: EmojiKey, bytes: string): Emoji {
  return { key, render: async () => Buffer.from(bytes) };
}

function newShelf(): EmojiShelf {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  return newEmojiShelf({ drawings, log, now: () => clockMs as Instant });
}

type Action = 'list' | 'upload' | 'delete';

/** A Discord that keeps emojis, and fails as it is told to. */
class FakeEmojis implements EmojiPort {
  there: KnownEmoji[] = [];
  readonly did: Action[] = [];
  /** What happens instead of that action, or after it with its answer lost. */
  fails: {
    readonly action: Action;
    times: number;
    readonly isLost?: boolean;
    readonly fault: DiscordFault;
  } | null = null;
  #lastId = 1_000;

  async list(): Promise<readonly KnownEmoji[]> {
    return this.#do('list', () => [...this.there]);
  }

  async upload(name: string): Promise<KnownEmoji> {
    return this.#do('upload', () => {
      if (this.there.some((one) => one.name === name))
        throw new DiscordFault('refused', 50_035, 'name taken');
      this.#lastId += 1;
      const emoji = { id: String(this.#lastId), name };
      this.there.push(emoji);
      return emoji;
    });
  }

  async delete(id: string): Promise<void> {
    this.#do('delete', () => {
      this.there = this.there.filter((one) => one.id !== id);
    });
  }

  #do<Done>(action: Action, act: () => Done): Done {
    this.did.push(action);
    const { fails } = this;
    if (fails?.action !== action || fails.times === 0) return act();
    fails.times -= 1;
    if (fails.isLost === true) act();
    throw fails.fault;
  }
}

function loggedLines(): readonly { readonly msg?: string }[] {
  return logged.map((line) => JSON.parse(line) as { readonly msg?: string });
}

function passing(): DiscordFault {
  return new DiscordFault('passing', 500, 'Internal Server Error');
}

function refused(): DiscordFault {
  return new DiscordFault('emoji-gone', 50_035, 'Invalid Form Body');
}

function draw(...blocks: readonly Block[]): Promise<DrawnMessage> {
  const options = { veil: VEIL, observer: silentObserver, onPictureFailed: () => undefined };
  return drawScreen({ sheets: [blocks] }, options);
}

const TABLE = 'table1' as TableId;
const STAY: CustomId = { kind: 'stay', tableId: TABLE };
const LINE: Block = { kind: 'text', text: `Ana led ${marked(DOVE, 'the Dove')}.` };
const BUTTONS: Block = {
  kind: 'buttons',
  buttons: [
    { id: STAY, label: 'Dove', emoji: DOVE, tone: 'main' },
    { id: { kind: 'hand', tableId: TABLE }, label: 'Other', tone: 'plain' },
  ],
};
const MENU: Block = {
  kind: 'menu',
  menu: {
    id: STAY,
    placeholder: 'Which?',
    options: [
      { value: 'dove', label: 'Dove', emoji: DOVE },
      { value: 'none', label: 'None' },
    ],
  },
};

/** The components of the message that went out. */
function sentParts(sent: string): readonly Part[] {
  const [message] = JSON.parse(sent) as readonly {
    readonly components: readonly [{ readonly components: Part[] }];
  }[];
  return message?.components[0].components ?? [];
}

interface Part {
  readonly content?: string;
  readonly components?: readonly { readonly options: readonly object[] }[];
}

/** What went out by sending that. */
async function sentBy(shelf: EmojiShelf, drawn: DrawnMessage): Promise<string> {
  const sent: DrawnMessage[] = [];
  await shelf.dressing(drawn, async (message) => void sent.push(message));
  return JSON.stringify(sent);
}

describe('stocking', () => {
  test('uploads what is missing, once, whatever is there of somebody else', async () => {
    const discord = new FakeEmojis();
    discord.there = [{ id: '1', name: 'party_parrot' }];
    await newShelf().stock(discord);
    expect(discord.did).toEqual(['list', 'upload', 'upload']);
    expect(discord.there.map(({ name }) => name.replace(/_[0-9a-f]{6}$/, ''))).toEqual([
      'party_parrot',
      'thicket_bird_dove',
      'thicket_suit_heart',
    ]);
    await newShelf().stock(discord);
    expect(discord.did.slice(3)).toEqual(['list']);
    expect(loggedLines()).toMatchObject([
      { msg: 'emojis', known: 2, uploaded: 2, deleted: 0 },
      { msg: 'emojis', known: 2, uploaded: 0, deleted: 0 },
    ]);
  });

  test('replaces a drawing that has changed, the new one first', async () => {
    const discord = new FakeEmojis();
    await newShelf().stock(discord);
    const [before] = discord.there;
    drawings[0] = drawing(DOVE, 'a better dove');
    const shelf = newShelf();
    await shelf.stock(discord);
    expect(discord.did.slice(3)).toEqual(['list', 'upload', 'delete']);
    expect(discord.there).toHaveLength(2);
    expect(discord.there).not.toContainEqual(before);
    expect(await sentBy(shelf, await draw(LINE))).toContain(
      `<:${discord.there[1]?.name}:${discord.there[1]?.id}>`,
    );
  });

  test.each([
    ['list', false],
    ['upload', false],
    ['upload', true],
  ] as const)(
    'goes on after one failed %s (answer lost: %s), and doubles nothing',
    async (action, isLost) => {
      const discord = new FakeEmojis();
      discord.fails = { action, times: 1, isLost, fault: passing() };
      const shelf = newShelf();
      await shelf.stock(discord);
      expect(discord.there).toHaveLength(2);
      expect(loggedLines().map(({ msg }) => msg)).toEqual(['emojis']);
      expect(await sentBy(shelf, await draw(LINE))).toContain('<:thicket_bird_dove_');
    },
  );

  test.each(['list', 'upload'] as const)(
    'gives up after a second failed %s, says so once, and messages go out without',
    async (action) => {
      const discord = new FakeEmojis();
      discord.fails = {
        action,
        times: 2,
        fault: new DiscordFault('missing-permission', 50_013, 'Missing Permissions'),
      };
      const shelf = newShelf();
      await shelf.stock(discord);
      expect(loggedLines()).toMatchObject([{ msg: 'emojis are missing', known: 0 }]);
      expect(await sentBy(shelf, await draw(LINE, BUTTONS, MENU))).not.toMatch(/[\uE000-\uF8FF]|emoji|<:/);

      // The next start tries again.
      await newShelf().stock(discord);
      expect(discord.there).toHaveLength(2);
    },
  );

  test('shows those that could be uploaded', async () => {
    const discord = new FakeEmojis();
    const first = newShelf();
    await first.stock(discord);
    discord.there = discord.there.filter(({ name }) => name.includes('dove'));
    discord.fails = { action: 'upload', times: 2, fault: passing() };
    const shelf = newShelf();
    await shelf.stock(discord);
    const sent = await sentBy(
      shelf,
      await draw({ kind: 'text', text: `${marked(DOVE, 'Dove')} ${marked(HEART, '♥')}` }),
    );
    expect(sent).toMatch(/<:thicket_bird_dove_\w+:\d+> Dove ♥/);
  });

  test('a drawing that cannot be painted keeps nothing else from working', async () => {
    drawings = [{ key: DOVE, render: async () => Promise.reject(new Error('no brush')) }];
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    expect(discord.did).toEqual([]);
    expect(logged[0]).toContain('no brush');
    expect(await sentBy(shelf, await draw(LINE))).toContain('Ana led the Dove.');
  });
});

describe('a message', () => {
  test('goes out without emojis before they are known, and as if there were none', async () => {
    const plain = await draw(
      { kind: 'text', text: 'Ana led the Dove.' },
      { kind: 'buttons', buttons: [{ id: STAY, label: 'Dove', tone: 'main' }] },
    );
    const withMarks = await draw(LINE, {
      kind: 'buttons',
      buttons: [{ id: STAY, label: 'Dove', emoji: DOVE, tone: 'main' }],
    });
    expect(await sentBy(newShelf(), withMarks)).toBe(JSON.stringify([plain]));
  });

  test('shows them in lines, on buttons and in menus', async () => {
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    const [dove] = discord.there;
    const emoji = { id: dove?.id, name: dove?.name };
    const sent = sentParts(await sentBy(shelf, await draw(LINE, MENU)));
    expect(sent).toMatchObject([
      { content: `Ana led <:${dove?.name}:${dove?.id}> the Dove.` },
      { components: [{ options: [{ label: 'Dove', emoji }, { label: 'None' }] }] },
    ]);
    expect(sent[1]?.components?.[0]?.options[1]).not.toHaveProperty('emoji');
  });

  test('whose lines would be too long with emojis has them on its controls only', async () => {
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    const long = `${marked(DOVE, 'Dove')} `.repeat(300);
    const sent = sentParts(await sentBy(shelf, await draw({ kind: 'text', text: long }, MENU)));
    const [text, row] = sent;
    expect(text?.content).toBe('Dove '.repeat(300));
    expect(row?.components?.[0]?.options[0]).toHaveProperty('emoji');
  });

  test('with an emoji that Discord refuses goes out again without any', async () => {
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    const attempts: string[] = [];
    const send = async (message: DrawnMessage) => {
      attempts.push(JSON.stringify(message));
      if (attempts.length === 1) throw refused();
      return 'sent';
    };
    expect(await shelf.dressing(await draw(LINE, MENU), send)).toBe('sent');
    expect(attempts[0]).toContain('thicket_bird_dove');
    expect(attempts[1]).not.toMatch(/thicket|[\uE000-\uF8FF]/);
    // Discord refuses emojis that it has now and then: the next message has them again.
    expect(await sentBy(shelf, await draw(LINE))).toContain('thicket_bird_dove');
  });

  test('that is refused makes the shelf look again, at most every ten minutes, and what was deleted comes back', async () => {
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    discord.there = [];
    const drawn = await draw(LINE, MENU);
    const refuseEmojis = async (message: DrawnMessage) => {
      const [text = ''] = /<:\w+:\d+>/.exec(JSON.stringify(message)) ?? [];
      if (text !== '' && !discord.there.some(({ id }) => text.includes(`:${id}>`))) throw refused();
      return text;
    };
    expect(await shelf.dressing(drawn, refuseEmojis)).toBe('');
    expect(discord.did).toHaveLength(3);
    clockMs += 10 * MINUTE_MS;
    expect(await shelf.dressing(drawn, refuseEmojis)).toBe('');
    await new Promise(setImmediate);
    expect(discord.there).toHaveLength(2);
    expect(await shelf.dressing(drawn, refuseEmojis)).toMatch(/thicket_bird_dove/);
    expect(logged.filter((line) => line.includes('was refused'))).toHaveLength(1);
  });

  test('that fails for another reason fails as it would', async () => {
    const discord = new FakeEmojis();
    const shelf = newShelf();
    await shelf.stock(discord);
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      throw passing();
    };
    await expect(shelf.dressing(await draw(LINE), send)).rejects.toThrow('Internal Server Error');
    expect(attempts).toBe(1);
  });
});
