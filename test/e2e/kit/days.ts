import type { Person } from '../../../playground/driver/person.js';
import type { ShownMessage } from '../../../playground/driver/shapes.js';
import { must } from '../../../src/base/invariant.js';
import type { Match } from './match.js';
import { playOn } from './play.js';
import type { Player } from './player.js';
import type { Policy } from './policies.js';
import type { Stage } from './stage.js';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Moves the clock on, and waits until all that is due at the table by then is done and told. */
export async function pass(
  stage: Stage,
  { tableId }: { readonly tableId: string },
  ms: number,
): Promise<void> {
  await stage.driver.advanceClock(ms);
  const now = await stage.driver.now();
  await stage.store.until(() => {
    const [row] = stage.store.all<{ readonly open: number }>(
      `SELECT (SELECT count(*) FROM timers WHERE table_id = ? AND at <= ?) +
        (SELECT count(*) FROM notices WHERE table_id = ?) +
        (SELECT count(*) FROM posts WHERE table_id = ? AND message_id IS NULL) AS open`,
      tableId,
      now,
      tableId,
      tableId,
    );
    return row?.open === 0;
  }, 'everything that is due to be done and told');
}

/** Plays on until the match waits for that player, everything told. */
export async function untilTurnOf(match: Match, player: Player, policy: Policy): Promise<void> {
  await playOn(match, { policy, until: (mover) => mover === player });
  await match.stage.store.settled();
}

/** How often somebody was notified in a channel. */
export async function pingsOf({ driver }: Stage, person: Person, channel: string): Promise<number> {
  const records = await driver.records();
  return records.filter((record) => record.channel === channel && record.pinged.includes(person.id)).length;
}

/** What the bot has written to somebody alone, oldest first. */
export async function directTo(person: Person): Promise<readonly ShownMessage[]> {
  const { direct_channels: channels } = await person.state();
  const [channel] = channels;
  return channel === undefined ? [] : person.messages(channel.id);
}

/** Opens somebody's settings, which hold at all tables. */
export async function settingsOf(person: Person, channel: string): Promise<ShownMessage> {
  return must((await person.command('settings me', { channel })).message, 'Settings open.');
}

/** Sets quiet hours, to the minute, by a clock that shows the time of Greenwich. */
export async function setQuiet(
  person: Person,
  channel: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { interaction } = await person.click(await settingsOf(person, channel), 'Set quiet hours');
  const time = (at: number): string => new Date(at).toISOString().slice(11, 16);
  await person.submitModal(interaction, { from: time(from), to: time(to), zone: 'UTC' });
}
