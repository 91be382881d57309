import type { Person } from '../../../playground/driver/person.js';
import { textOf } from '../../../playground/driver/reading.js';
import type { ShownMessage } from '../../../playground/driver/shapes.js';
import type { OptionValues } from '../../../playground/page-api/option-values.js';
import { must } from '../../../src/base/invariant.js';
import { called, offers, tableOf } from './controls.js';
import { Player } from './player.js';
import type { Stage } from './stage.js';

export interface MatchOptions {
  /** Who plays: the host, and then the others as they join, which is how they sit. By default Ana and Ben. */
  readonly names?: readonly [host: string, guest: string, ...others: string[]];
  /** What `/play` calls it; the first game it offers by default. */
  readonly game?: string;
  /** Channel of "The Clearing". */
  readonly channel?: string;
  /** Options of the game beside the invitations. */
  readonly options?: OptionValues;
  /** Whether the others are invited by name; so by default. */
  readonly invites?: boolean;
}

/** A match at its start, all hands open. */
export interface Match {
  readonly stage: Stage;
  readonly tableId: string;
  readonly channel: string;
  /** The message from which the thread was made. */
  readonly lobby: string;
  readonly thread: string;
  /** By seat. */
  readonly players: readonly Player[];
  /** The first of the players. */
  readonly host: Player;
  /** The second. */
  readonly guest: Player;
}

export interface OpenLobby {
  readonly tableId: string;
  readonly channel: string;
  readonly message: ShownMessage;
  /** The host, and who is to join. */
  readonly people: readonly Person[];
  readonly host: Person;
  readonly guest: Person;
}

const [JOIN, START] = [called('table.join'), called('table.start')];

/** In Discord's list of a command's options. */
const [SUBCOMMAND, USER] = [1, 6];

/** The first of them uses /play; done when the lobby stands in the channel. */
export async function openLobby(stage: Stage, about: MatchOptions = {}): Promise<OpenLobby> {
  const people: Person[] = [];
  for (const name of about.names ?? ['Ana', 'Ben']) people.push(await stage.person(name));
  const [host, guest] = firstTwo(people);
  const { id: channel } = await host.channel(about.channel ?? 'games');
  const known = new Set((await host.messages(channel)).map(({ id }) => id));
  const { game, invitation } = await offered(host, about.game);
  const [first, ...others] = about.invites === false ? [] : people.slice(1).map(({ id }) => id);
  const options = { ...about.options, ...(first === undefined ? {} : { [invitation]: first }) };
  const opened = await host.command(`play ${game}`, { channel, options });
  // One by the command, whoever else by the answer to it.
  if (others.length > 0) await host.select(must(opened.message, 'It is answered.'), others);
  const names = about.invites === false ? [] : people.slice(1).map(({ name }) => name);
  const isWhole = (one: ShownMessage) => names.every((name) => textOf(one).includes(name));
  const message = await host.waitForMessage(
    channel,
    (one) => !known.has(one.id) && offers(one, JOIN) && isWhole(one),
    { what: 'the lobby' },
  );
  return { tableId: tableOf(message), channel, message, people, host, guest };
}

/** The same, and all join in that order; done when the lobby can be started. */
export async function openFullLobby(stage: Stage, about: MatchOptions = {}): Promise<OpenLobby> {
  const lobby = await openLobby(stage, about);
  const { channel, people, host } = lobby;
  for (const guest of people.slice(1)) await guest.click(lobby.message, { label: JOIN });
  const isFull = (one: ShownMessage) => one.id === lobby.message.id && offers(one, START);
  const message = await host.waitForMessage(channel, isFull, { what: 'the lobby with all in it' });
  return { ...lobby, message };
}

/** Opens a table, seats all, starts it and opens every hand. */
export async function seat(stage: Stage, about: MatchOptions = {}): Promise<Match> {
  const { tableId, channel, message, people, host } = await openFullLobby(stage, about);
  await host.click(message, { label: START });
  // A thread made from a message has the id of that message.
  const match = matchOf(stage, { tableId, channel, lobby: message.id, thread: message.id, people });
  for (const player of match.players) await player.openHand();
  return match;
}

/** A match that is running already; nobody's hand is open yet. */
export function matchOf(
  stage: Stage,
  about: Pick<Match, 'tableId' | 'channel' | 'lobby' | 'thread'> & { readonly people: readonly Person[] },
): Match {
  const { people, ...place } = about;
  const players = people.map((person) => new Player(person, about.thread));
  const [host, guest] = firstTwo(players);
  return { ...place, stage, players, host, guest };
}

/** A game as `/play` offers it to this person, and its option that invites somebody. */
async function offered(
  person: Person,
  name: string | undefined,
): Promise<{ readonly game: string; readonly invitation: string }> {
  const { commands } = await person.guild('The Clearing');
  const { options = [] } = must(
    commands.find((command) => command.name === 'play'),
    '/play is known.',
  );
  const games = options.filter(({ type }) => type === SUBCOMMAND);
  const game = must(name === undefined ? games[0] : games.find((one) => one.name === name), 'It is offered.');
  const invitation = must(
    game.options?.find(({ type }) => type === USER),
    'It takes an invitation.',
  );
  return { game: game.name, invitation: invitation.name };
}

function firstTwo<One>(all: readonly One[]): readonly [One, One] {
  return [must(all[0], 'Somebody hosts.'), must(all[1], 'Somebody joins.')];
}
