import type { Person } from '../../../playground/driver/person.js';
import { buttonsOf } from '../../../playground/driver/reading.js';
import type { ShownMessage } from '../../../playground/driver/shapes.js';
import type { OptionValues } from '../../../playground/page-api/option-values.js';
import { must } from '../../../src/base/invariant.js';
import { Player } from './player.js';
import type { Stage } from './stage.js';

export interface MatchOptions {
  readonly host?: string;
  readonly guest?: string;
  /** Channel of "The Clearing". */
  readonly channel?: string;
  /** Options of `/play woodland-tricks` beside the opponent. */
  readonly options?: OptionValues;
  /** Whether the guest is invited by name; so by default. */
  readonly invites?: boolean;
}

/** A match at its start, both hands open. */
export interface Match {
  readonly stage: Stage;
  readonly tableId: string;
  readonly channel: string;
  /** The message from which the thread was made. */
  readonly lobby: string;
  readonly thread: string;
  readonly host: Player;
  readonly guest: Player;
  readonly players: readonly [Player, Player];
}

export interface OpenLobby {
  readonly tableId: string;
  readonly channel: string;
  readonly message: ShownMessage;
  readonly host: Person;
  readonly guest: Person;
}

/** The host uses /play; done when the lobby stands in the channel. */
export async function openLobby(stage: Stage, about: MatchOptions = {}): Promise<OpenLobby> {
  const host = await stage.person(about.host ?? 'Ana');
  const guest = await stage.person(about.guest ?? 'Ben');
  const { id: channel } = await host.channel(about.channel ?? 'games');
  const known = new Set((await host.messages(channel)).map(({ id }) => id));
  const options = { ...about.options, ...(about.invites !== false && { opponent: guest.id }) };
  await host.command('play woodland-tricks', { channel, options });
  const message = await host.waitForMessage(channel, (one) => !known.has(one.id) && offers(one, 'Join'), {
    what: 'the lobby',
  });
  return { tableId: tableOf(message), channel, message, host, guest };
}

/** The same, and the guest joins; done when the lobby can be started. */
export async function openFullLobby(stage: Stage, about: MatchOptions = {}): Promise<OpenLobby> {
  const lobby = await openLobby(stage, about);
  const { channel, host, guest } = lobby;
  await guest.click(lobby.message, 'Join');
  const isFull = (one: ShownMessage) => one.id === lobby.message.id && offers(one, 'Start');
  const message = await host.waitForMessage(channel, isFull, { what: 'the lobby with both in it' });
  return { ...lobby, message };
}

/** Opens a table, seats both, starts it and opens both hands. */
export async function seatTwo(stage: Stage, about: MatchOptions = {}): Promise<Match> {
  const { tableId, channel, message, host, guest } = await openFullLobby(stage, about);
  await host.click(message, 'Start');
  // A thread made from a message has the id of that message.
  const match = matchOf(stage, { tableId, channel, lobby: message.id, thread: message.id, host, guest });
  for (const player of match.players) await player.openHand();
  return match;
}

/** A match that is running already. */
export function matchOf(
  stage: Stage,
  about: Pick<Match, 'tableId' | 'channel' | 'lobby' | 'thread'> & {
    readonly host: Person;
    readonly guest: Person;
  },
): Match {
  const host = new Player(about.host, about.thread);
  const guest = new Player(about.guest, about.thread);
  return { ...about, stage, host, guest, players: [host, guest] };
}

/** The table that a message's buttons name. */
export function tableOf(message: ShownMessage): string {
  const ids = buttonsOf(message).map((button) =>
    /^(?:join|hand|rematch)\.([a-z0-9]+)/.exec(button.custom_id ?? ''),
  );
  return must(ids.find((found) => found !== null)?.[1], 'The message has buttons of a table.');
}

/** Whether a message has that button, and it can be pressed. */
export function offers(message: ShownMessage, label: string): boolean {
  return buttonsOf(message).some((button) => button.label === label && button.disabled !== true);
}
