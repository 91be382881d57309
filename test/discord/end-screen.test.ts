import { expect, test } from 'vitest';
import { endScreen } from '../../src/discord/screens/thread.js';
import type { Audience, Scene } from '../../src/faces/face.js';
import type { Outcome, Scores, Seat, Situation } from '../../src/games/game-types.js';
import type { ChannelId, GuildId, TableId, UserId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { toyFace } from './toy-face.js';

const ANA = { userId: 'u1' as UserId, name: 'Ana' };
const BEN = { userId: 'u2' as UserId, name: 'Ben' };

const TABLE = {
  id: 't1' as TableId,
  gameId: 'toy',
  options: {},
  pace: 'daily',
  place: { guildId: 'g1' as GuildId, channelId: 'c1' as ChannelId },
  host: ANA.userId,
} as const;

const ENDED = {
  kind: 'ended',
  threadId: 'c2' as ChannelId,
  seats: [ANA, BEN],
  why: 'host',
  by: ANA.userId,
  seed: 'a seed',
} as const;

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
    { table: TABLE, face: toyFace },
    { ...ENDED, situation: null, scores },
    wordsFor('en'),
  );
  expect(JSON.stringify(screen).replaceAll('\\n', '\n')).toContain(told);
});

test('a match that ends without a result shows the table as it was left, where it can be read still', () => {
  const picture = {
    fileName: 'left.png',
    alt: 'as it was left',
    height: 1,
    paint: () => undefined,
    render: async () => Buffer.from(''),
  };
  const face = { ...toyFace, live: () => ({ text: 'whose turn it was', picture }) };
  const left = { view: {}, decisions: [], moves: [], previews: {} } as unknown as Situation;
  const shown = (situation: Situation | null) =>
    JSON.stringify(endScreen({ table: TABLE, face }, { ...ENDED, situation, scores: null }, wordsFor('en')));
  expect(shown(left)).toContain('as it was left');
  expect(shown(left)).not.toContain('whose turn it was');
  expect(shown(null)).not.toContain('as it was left');
});

test('the last picture is told that the table was ended, or who resigned', () => {
  const told: Audience[] = [];
  const note = (audience: Audience): Scene => {
    told.push(audience);
    return { text: '', picture: null };
  };
  const face = {
    ...toyFace,
    live: (_situation: Situation, audience: Audience) => note(audience),
    end: (_outcome: Outcome, _situation: Situation, audience: Audience) => note(audience),
  };
  const situation = { view: {}, decisions: [], moves: [], previews: {} } as unknown as Situation;
  const shown = { table: TABLE, face };
  endScreen(shown, { ...ENDED, situation, scores: null }, wordsFor('en'));
  const outcome: Outcome = { rounds: [], totals: [0, 0], places: [1, 2] };
  const resigned = [1 as Seat];
  const { why: _why, by: _by, ...ended } = ENDED;
  endScreen(shown, { ...ended, kind: 'finished', events: [], situation, outcome, resigned }, wordsFor('en'));
  expect(told).toMatchObject([{ ended: true }, { resigned }]);
});
