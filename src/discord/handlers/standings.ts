import { unreachable } from '../../base/invariant.js';
import type { Answer } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { StandingsId } from '../standings-ids.js';
import { chooseBoard, showBoard } from './leaderboard.js';
import { showStats } from './stats.js';

/** Does what a control of a leaderboard or of statistics stands for. */
export function useStandings(
  app: App,
  asker: Asker,
  { id, values }: { readonly id: StandingsId; readonly values: readonly string[] },
): Promise<Answer> {
  switch (id.kind) {
    case 'board':
      return showBoard(app, asker, id);
    case 'board-game':
    case 'board-measure':
    case 'board-span':
      return chooseBoard(app, asker, { id, values });
    case 'stats':
      return showStats(app, asker, id);
    case 'stats-game':
      return showStats(app, asker, { ...id, gameId: values[0] });
    default:
      return unreachable(id);
  }
}
