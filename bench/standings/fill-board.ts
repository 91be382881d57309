import Sqlite from 'better-sqlite3';
import { chanceOf } from '../chance.js';

export interface Crowd {
  readonly guildId: string;
  readonly gameId: string;
  readonly people: number;
}

const COLUMNS = { rating: 'rating', wins: 'wins', 'win-rate': 'win_rate', best: 'best', average: 'average' };
/** As `src/store/ranks.ts` counts. */
const LEVELS = 5;

/** Puts people `person-0` and so on with random values on a board, as though each had played; all of them are there. */
export function fillBoard(file: string, { guildId, gameId, people }: Crowd): void {
  const database = new Sqlite(file);
  database.transaction(() => {
    database
      .prepare("INSERT INTO boards (id, guild_id, game_id, period) VALUES (1, ?, ?, 'all')")
      .run(guildId, gameId);
    const member = database.prepare('INSERT INTO members VALUES (?, ?, ?, 1)');
    const tally = database.prepare(
      `INSERT INTO tallies (board_id, user_id, present, matches, wins, scored, sum, best, mu, sigma, last_played_at, rating, win_rate, average)
      VALUES (1, ?, 1, 100, ?, 100, 1000, ?, 25, 2, 0, ?, ?, ?)`,
    );
    const chance = chanceOf(people);
    const upTo = (most: number) => Math.floor(chance() * most);
    for (let number = 0; number < people; number += 1) {
      const userId = `person-${number}`;
      member.run(guildId, userId, `Person ${number}`);
      tally.run(userId, upTo(100), upTo(30), 500 + upTo(2_000), upTo(1_000), upTo(3_000));
    }
    for (const [measure, column] of Object.entries(COLUMNS))
      for (let level = 0; level < LEVELS; level += 1)
        database.exec(
          `INSERT INTO ranks SELECT board_id, '${measure}', ${level}, ${column} >> ${4 * (LEVELS - 1 - level)} AS prefix, present, count(*)
          FROM tallies GROUP BY prefix`,
        );
  })();
  database.close();
}
