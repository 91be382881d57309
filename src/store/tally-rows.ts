import type { Tally, Values } from '../standings/types.js';
import type { tallies } from './schema.js';

type TallyRow = typeof tallies.$inferSelect;
type TallyColumns = Omit<TallyRow, 'boardId' | 'userId' | 'present'>;

export function tallyOfRow(row: TallyColumns): Tally {
  const { matches, wins, scored, sum, best, mu, sigma, lastPlayedAt } = row;
  return { matches, wins, scored, sum, best, rating: { mu, sigma }, lastPlayedAt };
}

export function valuesOfRow({ rating, wins, winRate, best, average }: TallyColumns): Values {
  return { rating, wins, 'win-rate': winRate, best, average };
}

export function columnsOfTally({ tally, values }: { tally: Tally; values: Values }): TallyColumns {
  const { matches, wins, scored, sum, best, rating: skill, lastPlayedAt } = tally;
  const { rating, 'win-rate': winRate, average } = values;
  const { mu, sigma } = skill;
  return { matches, wins, scored, sum, best, mu, sigma, lastPlayedAt, rating, winRate, average };
}
