import { expect, test } from 'vitest';
import { endScreen } from '../../src/discord/screens/thread.js';
import type { Scores } from '../../src/games/game-types.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { toyFace } from './toy-face.js';

const ANA = { userId: 'u1' as UserId, name: 'Ana' };
const BEN = { userId: 'u2' as UserId, name: 'Ben' };

test.each<[string, Scores | null, string]>([
  ['before anything counts', { rounds: [], totals: [0, 0] }, 'The match has no winner.\n'],
  [
    'after a round without points',
    { rounds: [[0, 0]], totals: [0, 0] },
    'no winner. The score stood at: Ana 0 and Ben 0.\n',
  ],
  [
    'within a round that has brought some',
    { rounds: [], totals: [0, 2] },
    'no winner. The score stood at: Ana 0 and Ben 2.\n',
  ],
  ['dealt by other rules', null, 'The match has no winner.\n'],
])('a match that ends %s tells no standing that there is not', (_when, scores, told) => {
  const screen = endScreen(
    {
      table: {
        id: 't1' as TableId,
        gameId: 'toy',
        options: {},
        pace: 'daily',
        place: { guildId: 'g1' as GuildId, channelId: 'c1' as ChannelId },
        host: ANA.userId,
      },
      face: toyFace,
    },
    {
      kind: 'ended',
      threadId: 'c2' as ChannelId,
      seats: [ANA, BEN],
      situation: null,
      why: 'host',
      by: ANA.userId,
      scores,
      seed: 'a seed',
    },
    wordsFor('en'),
  );
  expect(JSON.stringify(screen).replaceAll('\\n', '\n')).toContain(told);
});
