import type { Match } from './match.js';
import type { Choice, Player } from './player.js';
import type { Policy } from './policies.js';

export interface Play {
  readonly policy: Policy;
  /** Which of those who may choose something does; by default the first for whom the match waits. */
  readonly who?: (players: readonly Player[]) => Player;
  /** Stops after so many choices; by default plays to the end. */
  readonly clicks?: number;
  /** Stops before a choice is made, as soon as this is true. */
  readonly until?: (player: Player) => boolean;
  /** How a choice is made; by default the player clicks it and waits for the new panel. */
  readonly click?: (player: Player, choice: Choice, count: number) => Promise<void>;
}

/** A match does not take longer, whatever is played. */
const CLICKS_MAX = 4_000;

/** Plays on by clicks, reading only what each player sees; answers how many were made. */
export async function playOn(
  match: Match,
  { policy, who, clicks = CLICKS_MAX, until, click }: Play,
): Promise<number> {
  for (let count = 0; count < clicks; count += 1) {
    const player = await whoseTurn(match, who);
    if (player === undefined || until?.(player) === true) return count;
    const choice = policy(await player.lookThrough());
    if (click === undefined) await player.choose(choice);
    else await click(player, choice, count);
  }
  if (clicks === CLICKS_MAX) throw new Error(`The match was not over after ${CLICKS_MAX} clicks.`);
  return clicks;
}

/**
 * Who chooses next; nobody once the match is over. Whoever the match waits for looks at their panel, as after a
 * ping, and must be offered something there. With `who`, somebody may be picked who only may choose.
 */
export async function whoseTurn(match: Match, who?: Play['who']): Promise<Player | undefined> {
  const awaited = await awaitedPlayers(match);
  const [first] = awaited;
  if (first === undefined) return undefined;
  return who === undefined ? first : who(match.players.filter(({ choices }) => choices.length > 0));
}

async function awaitedPlayers({ stage, tableId, players }: Match): Promise<readonly Player[]> {
  const seats = stage.store.awaitedSeats(tableId);
  const awaited = players.filter((_, index) => seats.includes(index));
  for (const player of awaited) {
    if (player.choices.length === 0) await player.lookAgain();
    if (player.choices.length > 0) continue;
    throw new Error(`${player.person.name} is awaited and offered nothing. ${player.panelText}`);
  }
  return awaited;
}
