import type { Match } from './match.js';
import type { Choice, Player } from './player.js';
import type { Policy } from './policies.js';

export interface Play {
  readonly policy: Policy;
  /** Stops after so many choices; by default plays to the end. */
  readonly clicks?: number;
  /** Stops before a choice is made, as soon as this is true. */
  readonly until?: (player: Player) => boolean;
  /** How a choice is made; by default the player clicks it and waits for the new panel. */
  readonly click?: (player: Player, choice: Choice, count: number) => Promise<void>;
}

/** A match does not take longer, whatever is played. */
const CLICKS_MAX = 2_000;

/** Plays on by clicks, reading only what each player sees; answers how many were made. */
export async function playOn(
  match: Match,
  { policy, clicks = CLICKS_MAX, until, click }: Play,
): Promise<number> {
  for (let count = 0; count < clicks; count += 1) {
    const player = await whoseTurn(match);
    if (player === undefined || until?.(player) === true) return count;
    const choice = policy(player.choices);
    if (click === undefined) await player.choose(choice);
    else await click(player, choice, count);
  }
  if (clicks === CLICKS_MAX) throw new Error(`The match was not over after ${CLICKS_MAX} clicks.`);
  return clicks;
}

/** Who may choose now; nobody once the match is over. */
export async function whoseTurn({ players }: Match): Promise<Player | undefined> {
  const chooser = (): Player | undefined => players.find(({ choices }) => choices.length > 0);
  const sitting = chooser();
  if (sitting !== undefined || players.some(seesTheEnd)) return sitting;
  for (const player of players) {
    await player.lookAgain();
    const found = chooser();
    if (found !== undefined || seesTheEnd(player)) return found;
  }
  throw new Error(`Nobody is to move. ${players.map(({ panelText }) => panelText).join(' | ')}`);
}

function seesTheEnd({ panelText }: Player): boolean {
  return panelText.includes('This match is over.');
}
