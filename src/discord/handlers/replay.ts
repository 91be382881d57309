import type { Audience, Frame, Scene } from '../../faces/face.js';
import { filmAudience, filmOfMatch, type Moment } from '../../faces/film.js';
import type { PublicEvent } from '../../games/game-types.js';
import type { TableId } from '../../tables/ids.js';
import type { LookBackRefusal, LookedBack } from '../../tables/match/look-back.js';
import type { Words } from '../../words/words.js';
import { type Answer, privately, saying } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { Look } from '../looks.js';
import { gameName, listed, nicknames } from '../names.js';
import { readingOn } from '../reading-on.js';
import { type Chapter, matchTitle, replayScreen } from '../screens/replay.js';

export interface ReplayAsked {
  readonly tableId: TableId;
  /** As the person prefers it where it is `null`. */
  readonly look: Look | null;
  readonly at: number;
}

/** A moment of a finished match with all hands open, for anybody of its server. */
export async function showReplay(app: App, asker: Asker, asked: ReplayAsked): Promise<Answer> {
  const { words, guildId, userId } = asker;
  const [looked, settings] = await Promise.all([
    app.tables.lookBack({ tableId: asked.tableId, guildId }),
    app.tables.settingsOf(userId),
  ]);
  if (!looked.ok) return privately(lookBackRefusalText(looked.error, words));
  const { table } = looked.value;
  const audience = { words, names: nicknames(table.seats, words) };
  const moments = momentsOf(app, looked.value, audience);
  const at = Math.min(asked.at, moments.length - 1);
  const screen = replayScreen({
    table,
    scenes: moments[at]?.scenes() ?? [],
    at,
    count: moments.length,
    nextEnd: nextEndAfter(moments, at),
    chapters: chaptersOf(moments),
    look: asked.look ?? (settings.asText ? 'text' : 'picture'),
    words,
  });
  return { kind: 'private', screen };
}

/** The whole match as one moving picture. */
export async function showFilm(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { words, guildId } = asker;
  const looked = await app.tables.lookBack({ tableId, guildId });
  if (!looked.ok) return privately(lookBackRefusalText(looked.error, words));
  const { table } = looked.value;
  const audience = filmAudience(words, nicknames(table.seats, words));
  const film = filmOfMatch(momentsOf(app, looked.value, audience), (count) =>
    words.plain('replay.film.alt', {
      game: gameName(words, table.gameId),
      names: listed(words, nicknames(table.seats, words)),
      count,
    }),
  );
  if (film === 'busy') return privately(words.text('replay.film.busy'));
  const lines = [
    words.text('replay.film.text', { title: matchTitle(table, words), count: film.count }),
    ...(film.isThinned ? [words.text('replay.film.thinned')] : []),
  ];
  return {
    kind: 'private',
    meanwhile: saying(
      words.text('replay.film.making', { title: matchTitle(table, words), count: film.count }),
    ),
    screen: {
      sheets: [
        [
          { kind: 'pictures', pictures: [film.image] },
          { kind: 'text', text: lines.join('\n') },
        ],
      ],
    },
  };
}

/** The record of a match, to be kept and checked. */
export async function handOutRecord(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { words, guildId } = asker;
  const record = await app.tables.matchRecord({ tableId, guildId });
  if (!record.ok) return privately(lookBackRefusalText(record.error, words));
  const file = {
    name: `thicket-${tableId}.json`,
    contentType: 'application/json',
    data: Buffer.from(record.value),
    alt: '',
  };
  const lines = [words.text('replay.record.text'), ...readingOn(app, 'replay.record', words)];
  return privately(lines.join('\n'), { kind: 'file', file });
}

/** Why a match cannot be replayed. */
function lookBackRefusalText(refusal: LookBackRefusal, words: Words): string {
  switch (refusal.reason) {
    case 'no-such-table':
      return words.text('replay.refusal.no-such-table');
    case 'other-rules':
      return words.text('replay.refusal.other-rules');
    case 'not-finished':
      return words.text(`replay.refusal.${refusal.status}`);
  }
}

/** Something to see of a match, with the chapter that begins by it, if one does. */
interface SeenMoment extends Moment {
  readonly chapter: string | null;
}

/** All there is to see of a match, the end last. */
function momentsOf(app: App, { table, past }: LookedBack, audience: Audience): readonly SeenMoment[] {
  const face = app.faces(table.gameId);
  const { words } = audience;
  const momentOf = (frame: Frame<PublicEvent>, step: number): SeenMoment => ({
    kind: frame.kind,
    chapter: frame.kind === 'begins' ? face.replay.chapter(frame, words) : null,
    scenes: () => face.replay.scenes(frame, past.positionAt(step), audience),
  });
  const endScenes = (): readonly Scene[] => {
    const { situation } = past.positionAt(past.steps.length - 1);
    // A match that was given up stopped in the middle: its state still asks for a choice.
    return [
      face.end(
        table.outcome,
        { ...situation, decisions: [], moves: [] },
        { ...audience, resigned: table.resigned },
      ),
    ];
  };
  return [
    ...past.steps.flatMap((step, index) => face.replay.frames(step).map((frame) => momentOf(frame, index))),
    { kind: 'end', chapter: words.plain('replay.chapter-end'), scenes: endScenes },
  ];
}

function nextEndAfter(moments: readonly SeenMoment[], at: number): number {
  const found = moments.findIndex(({ kind }, index) => index > at && (kind === 'ends' || kind === 'end'));
  return found === -1 ? at : found;
}

function chaptersOf(moments: readonly SeenMoment[]): readonly Chapter[] {
  return moments.flatMap(({ chapter }, at) => (chapter === null ? [] : [{ name: chapter, at }]));
}
