import { describe, expect, test } from 'vitest';
import type { Instant } from '../../src/base/instant.js';
import { deliverTable } from '../../src/discord/delivery/deliver-table.js';
import type { RefusedDirect } from '../../src/discord/delivery/pass.js';
import type { Seat } from '../../src/games/game-types.js';
import type { ChannelId, TableId } from '../../src/tables/ids.js';
import { moveTable } from '../../src/tables/place/move-table.js';
import { hostedToy } from '../kit/toy-game.js';
import { directChannel } from './fake-discord.js';
import { ANA, BEN, CLEO, GAMES, GUILD, type House, newHouse, person, THREAD } from './kit.js';
import { tell, write } from './told.js';

const [ANAS, BENS] = [0 as Seat, 1 as Seat];
const HOUR_MS = 60 * 60_000;

/** The live table, the last message of the thread. */
function live({ discord }: House): string {
  return discord.texts(THREAD).at(-1) ?? '';
}

function inAnHour({ app }: House, hours: number): Instant {
  return (app.now() + hours * HOUR_MS) as Instant;
}

function momentOf(at: number): string {
  return `<t:${Math.floor(at / 1_000)}:R>`;
}

describe('a reminder in the thread', () => {
  test('posts the live table anew with the ping, and the old one goes', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const before = house.discord.messages.at(-1)?.id;
    await tell(house, tableId, { reminded: [BENS] });
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
    expect(house.discord.texts(THREAD)).toHaveLength(2);
    expect(house.discord.messages.at(-1)?.id).not.toBe(before);
    expect(live(house)).toContain(`**Ana** and <@${BEN}> to pick`);
  });

  test('of somebody who has acted meanwhile pings nobody and edits in place', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await tell(house, tableId, { reminded: [BENS] });
    await house.move(tableId, BEN, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([ANA, BEN]);
    expect(house.discord.messages.at(-1)?.edits).toBe(1);
  });

  test('together with an owed ping is one ping', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await tell(house, tableId, { asked: [BENS] });
    await tell(house, tableId, { reminded: [BENS] });
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
  });
});

describe('the live table says', () => {
  async function shown(facts: Parameters<typeof tell>[2]['facts'], of = newHouse()): Promise<string> {
    const tableId = await of.match();
    await tell(of, tableId, facts === undefined ? {} : { facts });
    await of.deliver(tableId);
    return live(of);
  }

  test('when the time of each decision ends, in one line where seats are asked the same', async () => {
    const house = newHouse();
    const ends = [inAnHour(house, 2), inAnHour(house, 1)];
    const clocks = ends.map((at, seat) => ({
      seat: seat as Seat,
      decisionEndsAt: at,
      endsAt: inAnHour(house, 9),
    }));
    const text = await shown({ clocks }, house);
    expect(text).toContain(
      `**Ana** and **Ben** to pick\n-# Deadline: ${momentOf(inAnHour(house, 1))}, then extra time until <t:`,
    );
    expect(text).not.toContain('Asked <t:');
  });

  test('no extra time where there is none', async () => {
    const house = newHouse();
    const at = inAnHour(house, 2);
    const text = await shown({ clocks: [{ seat: BENS, decisionEndsAt: at, endsAt: at }] }, house);
    expect(text).toContain(`**Ben** to pick\n-# Deadline: ${momentOf(at)}`);
    expect(text).not.toContain('extra time');
  });

  test('when the extra time ends, once the decision has none left', async () => {
    const house = newHouse();
    const clock = { seat: BENS, decisionEndsAt: house.app.now(), endsAt: inAnHour(house, 3) };
    const text = await shown({ clocks: [clock] }, house);
    expect(text).toContain(`**Ben** to pick\n-# Time is up, extra time ends ${momentOf(inAnHour(house, 3))}`);
    expect(text).toContain('**Ana** to pick\n-# Asked');
  });

  test('that the match pauses, and no deadline', async () => {
    const house = newHouse();
    const clock = { seat: BENS, decisionEndsAt: inAnHour(house, 1), endsAt: inAnHour(house, 3) };
    const text = await shown({ clocks: [clock], paused: { since: house.app.now() } }, house);
    expect(text).toContain('**Paused**');
    expect(text).toContain('[Resume]');
    expect(text).not.toContain('Deadline');
  });

  test('what is proposed and who is still asked', async () => {
    const proposal = { kind: 'pause', by: ANAS, agreed: [ANAS], at: 0 as Instant } as const;
    expect(await shown({ proposals: [proposal] })).toContain(
      'Ana proposes a pause, which begins once everybody agrees. Still to agree: Ben.',
    );
    const end = { ...proposal, kind: 'end', by: BENS, agreed: [BENS] } as const;
    const text = await shown({ proposals: [end], away: [ANAS] });
    expect(text).toContain('Ben proposes to end the match');
    expect(text).toContain('Away: Ana.');
  });

  test('who has left and who is on vacation until when', async () => {
    const until = Date.UTC(2026, 7, 20) as Instant;
    const text = await shown({ resigned: [BENS], vacations: [{ seat: ANAS, until }] });
    expect(text).toContain('Left: Ben.');
    expect(text).toContain(`Ana is on vacation until <t:${until / 1_000}:f>.`);
  });

  test('nothing else where nothing is out of the ordinary', async () => {
    const text = await shown(undefined);
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('['))).toHaveLength(3);
  });
});

describe('what no move tells', () => {
  test('stays in the thread above the live table, once', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await tell(house, tableId, {
      lines: [
        { kind: 'timed-out', seat: BENS },
        { kind: 'away', seat: BENS },
      ],
    });
    await house.deliver(tableId);
    await tell(house, tableId, { lines: [{ kind: 'back', seat: BENS }] });
    await house.deliver(tableId);
    const texts = house.discord.texts(THREAD);
    expect(texts).toHaveLength(4);
    expect(texts[1]).toContain("Ben's time has run out, so a choice was made for Ben.");
    expect(texts[1]).toContain('counts as away');
    expect(texts[2]).toContain('Ben is back');
    expect(texts[3]).toContain('[My hand]');
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });

  test('is left to the live table where that says it for as long as it holds', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const proposal = { kind: 'pause', by: ANAS, agreed: [ANAS, BENS], at: 0 as Instant } as const;
    await tell(house, tableId, {
      lines: [{ kind: 'agreed', what: 'pause', seat: BENS }],
      facts: { proposals: [proposal] },
    });
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)).toHaveLength(2);
  });

  test.each([
    [{ kind: 'resigned', seat: BENS, by: 'player' }, 'Ben has left the match.'],
    [{ kind: 'resigned', seat: BENS, by: 'clock' }, 'Ben is not on this server any more.'],
    [{ kind: 'proposed', what: 'end', seat: BENS }, 'Ben proposes to end the match.'],
    [{ kind: 'paused' }, 'The match pauses'],
    [{ kind: 'resumed', seat: ANAS }, 'Ana has resumed it'],
    [{ kind: 'host', userId: BEN }, 'Ben is the host now.'],
    [{ kind: 'replaced', seat: BENS, before: person(CLEO) }, 'Ben plays on for Cleo.'],
  ] as const)('reads as a sentence: %j', async (line, sentence) => {
    const house = newHouse();
    const tableId = await house.match();
    await tell(house, tableId, { lines: [line] });
    await house.deliver(tableId);
    expect(house.discord.texts(THREAD)[1]).toContain(sentence);
  });
});

describe('a match that has moved', () => {
  test('opens its new thread with the seal and the live table, and pings nobody', async () => {
    const house = newHouse();
    const tableId = await house.match();
    const elsewhere = '401' as ChannelId;
    house.discord.broken.set(THREAD, 'channel-gone');
    const deps = {
      store: house.store.tables,
      games: [hostedToy],
      newSeed: () => '',
      newTableId: () => tableId,
    };
    const place = { guildId: GUILD, channelId: GAMES };
    const request = { tableId, userId: ANA, isModerator: false, now: house.app.now() };
    const moved = await moveTable(deps, { ...request, place, threadId: elsewhere });
    expect(moved).toMatchObject({ ok: true });
    await house.deliver(tableId);
    const texts = house.discord.texts(elsewhere);
    expect(texts[0]).toContain('goes on here');
    expect(texts.at(-1)).toContain('[My hand]');
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });
});

describe('a direct message', () => {
  const TO_BEN = directChannel(BEN);

  test('reminds with the deadline and the way to the table, and pings nobody in the thread', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await write(house, tableId, { seat: BENS, why: 'reminder', endsAt: inAnHour(house, 6) });
    await house.deliver(tableId);
    expect(house.discord.texts(TO_BEN)).toEqual([expect.stringContaining('a reminder: it is your turn.')]);
    expect(house.discord.texts(TO_BEN)[0]).toContain(momentOf(inAnHour(house, 6)));
    expect(house.discord.texts(TO_BEN)[0]).toContain(`/${THREAD}`);
    expect(house.discord.notified).toEqual([ANA, BEN]);
  });

  test('is sent once, whatever answer is lost', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await write(house, tableId, { seat: BENS, why: 'reminder' });
    house.discord.failNext.push({ op: 'send', kind: 'passing', arrives: true });
    expect(await house.deliver(tableId)).toMatchObject({ kind: 'later' });
    expect(await house.deliver(tableId)).toEqual({ kind: 'delivered' });
    expect(house.discord.texts(TO_BEN)).toHaveLength(1);
  });

  test('that holds no more is not sent', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await write(house, tableId, { seat: BENS, why: 'reminder' });
    await house.move(tableId, BEN, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(TO_BEN)).toEqual([]);
  });

  test('that somebody is next is not sent once it is their turn', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await write(house, tableId, { seat: BENS, why: 'on-deck' });
    await house.deliver(tableId);
    expect(house.discord.texts(TO_BEN)).toEqual([expect.stringContaining('you are next')]);
    await write(house, tableId, { seat: BENS, why: 'on-deck' });
    await house.move(tableId, ANA, 'pick-3');
    await house.deliver(tableId);
    expect(house.discord.texts(TO_BEN)).toHaveLength(1);
  });

  test('that is refused is reported once, and everything else is told all the same', async () => {
    const house = newHouse();
    const tableId = await house.match();
    house.discord.broken.set(TO_BEN, 'direct-closed');
    const refused: RefusedDirect[] = [];
    const deps = {
      ...house.deps,
      async directRefused(one: RefusedDirect) {
        refused.push(one);
        await tell(house, tableId, { reminded: [BENS] });
      },
    };
    await write(house, tableId, { seat: BENS, why: 'reminder' });
    expect(await deliverTable(deps, tableId)).toEqual({ kind: 'delivered' });
    expect(refused).toEqual([{ tableId, userId: BEN, seat: BENS, sinceStep: 2 }]);
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
    expect(await house.store.outbox.waiting()).toEqual([]);
  });

  test('that is refused is not reported again where the bot died right afterwards', async () => {
    const house = newHouse();
    const tableId = await house.match();
    await write(house, tableId, { seat: BENS, why: 'reminder' });
    await tell(house, tableId, { reminded: [BENS] });
    house.discord.broken.set(TO_BEN, 'direct-closed');
    await house.deliver(tableId);
    expect(house.logged.join('')).not.toContain('direct message refused');
    expect(house.discord.notified).toEqual([ANA, BEN, BEN]);
  });
});

describe('a lobby', () => {
  async function warned(house: House): Promise<TableId> {
    const tableId = await house.open();
    await house.deliver(tableId);
    const lobby = await house.store.tables.find(tableId);
    if (lobby?.status !== 'lobby') throw new Error('It is a lobby.');
    const { people, invited } = lobby;
    const closesAt = inAnHour(house, 4);
    await house.store.tables.commit({
      expectedStep: lobby.step,
      table: { ...lobby, step: lobby.step + 1, warnAt: null },
      log: [],
      notices: [{ step: lobby.step + 1, notice: { kind: 'lobby', people, invited, ping: [ANA], closesAt } }],
    });
    await house.deliver(tableId);
    return tableId;
  }

  test('that closes soon says so and pings its host once', async () => {
    const house = newHouse();
    const tableId = await warned(house);
    expect(house.discord.notified).toEqual([ANA]);
    expect(house.discord.texts(GAMES)).toHaveLength(1);
    expect(house.discord.texts(GAMES)[0]).toContain(
      `<@${ANA}>: this table needs one more player, or it closes, on <t:${inAnHour(house, 4) / 1_000}:f> at the earliest.`,
    );
    await house.join(tableId, BEN);
    await house.deliver(tableId);
    expect(house.discord.notified).toEqual([ANA]);
  });
});
