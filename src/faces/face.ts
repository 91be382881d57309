import type { Brush } from '../art/brush.js';
import type { EmojiKey } from '../art/emojis.js';
import type { Box } from '../art/frames.js';
import type { Picture } from '../art/picture.js';
import type {
  BySeat,
  Decision,
  Figures,
  Illegal,
  OptionValues,
  Outcome,
  PastPosition,
  PastStep,
  PublicEvent,
  Seat,
  Situation,
} from '../games/game-types.js';
import type { Words } from '../words/words.js';

export type { Emoji, EmojiKey } from '../art/emojis.js';
export type { Image, Picture } from '../art/picture.js';

/** For whom something is written: their language, and what the people at the table are called. */
export interface Audience {
  readonly words: Words;
  /** As people wrote them; `Words.text` escapes them for a message, `Words.plain` does not. */
  readonly names: BySeat<string>;
  /** For whom a stand-in plays; nobody where it does not matter. */
  readonly away?: readonly Seat[];
  /** True where the table has been ended before its match was over. */
  readonly ended?: boolean;
  /** Who gave the match up, where it is over. */
  readonly resigned?: readonly Seat[];
}

/** Something one can choose. */
export interface Choice {
  /** The move's text, as the game's `formatMove` writes it. */
  readonly move: string;
  /** At most 80 characters on a button, 100 in a menu; short, for phones. */
  readonly label: string;
  /** Beside the label, which says everything without it. */
  readonly emoji?: EmojiKey;
  /** A second line in a menu, at most 100 characters. */
  readonly description?: string;
  /** `main` for what one came to do, `plain` for the rest, `danger` for what gives something up. */
  readonly tone?: 'main' | 'plain' | 'danger';
  /** It only leads back to the choice before, so nobody need be asked whether they are sure. */
  readonly undoes?: boolean;
}

/** Any number of choices; whoever shows them pages what does not fit. */
export type Control =
  | { readonly kind: 'buttons'; readonly choices: readonly Choice[] }
  | { readonly kind: 'menu'; readonly placeholder: string; readonly choices: readonly Choice[] };

/** How much of a table is told: all of it, or what matters to whoever is about to choose, without rounds that are over. */
export type TextExtent = 'all' | 'present';

/** What the thread sees: one picture and a few lines. */
export interface Scene {
  readonly text: string;
  readonly picture: Picture | null;
  /** What has no room on the picture. */
  readonly below?: Picture;
}

/** What one seat sees privately. */
export interface Panel {
  readonly pictures: readonly Picture[];
  /** One sentence: what is asked and which rule binds, or what the table waits for. */
  readonly sentence: string;
  readonly controls: readonly Control[];
  /** Whether one of the choices undoes the one before, so that taking back need not be offered beside it. */
  readonly goesBack?: boolean;
}

/** What a kind of choice is about, for whoever has never made one. */
export interface Hint {
  /** Which kind: lower case with hyphens. It is remembered of whoever has made one. */
  readonly step: string;
  /** One line. */
  readonly text: string;
}

/** One page of a guided tour through the rules: one idea. */
export interface Lesson {
  /** Markdown. */
  readonly text: string;
  readonly pictures: readonly Picture[];
  /** Something to try out, where there is something. */
  readonly exercise: Exercise | null;
}

export interface Exercise {
  readonly question: string;
  /** Eight at most. What is right, and why, is what the rules say. */
  readonly answers: readonly LessonAnswer[];
  /** What is to be seen once it has been answered rightly; `null` where nothing changes. */
  readonly solved: Picture | null;
}

export interface LessonAnswer {
  /** At most 80 characters. */
  readonly label: string;
  /** Beside the label, which says everything without it. */
  readonly emoji?: EmojiKey;
  readonly isRight: boolean;
  /** The rule that makes it so, in plain words. */
  readonly why: string;
}

/** Something else that can be looked at, such as all flocks. It has a button under the table. */
export interface Sight<View, Move, Previews> {
  /** Lower case with hyphens; part of a button's id. */
  readonly id: string;
  label(words: Words): string;
  /** Of everybody, or closer of one seat. */
  scenes(situation: Situation<View, Move, Previews>, audience: Audience, seat: Seat | null): readonly Scene[];
}

/** What a game counts of somebody's matches, in words and painted. */
export interface FiguresScene {
  /** Sentences. */
  readonly lines: readonly string[];
  /** On paper that lies there already. */
  readonly paint: (brush: Brush, box: Box) => void;
}

/** One thing to see of a match that is over. */
export interface Frame<Event extends PublicEvent> {
  /** A chapter of the match begins, such as a round; something ends, a trick at least; or one choice is made. */
  readonly kind: 'begins' | 'ends' | 'move';
  /** What begins or ends; `null` where there is no more than the deal or the choice. */
  readonly event: Event | null;
}

/** A match that is over, with all hands open. */
export interface Replay<View, Move, Previews, Event extends PublicEvent> {
  /** What there is to see of a step, one thing after another; nothing of a step by which nothing showed. */
  frames(step: PastStep<Move, Event>): readonly Frame<Event>[];
  /** What the chapter that begins with the frame is called, such as "Round 2". */
  chapter(frame: Frame<Event>, words: Words): string;
  /** The first scene shows what has happened; others show what else has changed by it. */
  scenes(
    frame: Frame<Event>,
    position: PastPosition<View, Move, Previews, Event>,
    audience: Audience,
  ): readonly Scene[];
}

/** What people see of one game, made from situations and public events alone. */
export interface Face<View, Move, Previews, Event extends PublicEvent, Reason extends Illegal> {
  readonly gameId: string;
  /** The lobby's lines: what kind of game it is, for how many, how long, and the chosen options. */
  lobby(options: OptionValues, words: Words): string;
  /** The sign over its door: the game's name and what it is played with. */
  banner(words: Words): Picture;
  /** The live table. */
  live(situation: Situation<View, Move, Previews>, audience: Audience): Scene;
  /** What one step leaves in the thread for good, such as a finished trick; most steps leave nothing. */
  story(
    events: readonly Event[],
    situation: Situation<View, Move, Previews>,
    audience: Audience,
  ): readonly Scene[];
  panel(situation: Situation<View, Move, Previews>, audience: Audience): Panel;
  /** What is asked of the viewer, explained; `null` where nothing is. */
  hint(situation: Situation<View, Move, Previews>, words: Words): Hint | null;
  /** The table as text, and for a seat its own hand too. Markdown. */
  asText(situation: Situation<View, Move, Previews>, audience: Audience, extent?: TextExtent): string;
  /** What is asked of a seat, to stand after its name: "to play". */
  asked(decision: Decision, words: Words): string;
  /** What the viewer's own move did, for the viewer: "You played …"; empty where what is asked next tells it. */
  did(move: Move, words: Words): string;
  /** What is wrong with a move, and what to do instead. */
  explain(illegal: Reason, words: Words): string;
  end(outcome: Outcome, situation: Situation<View, Move, Previews>, audience: Audience): Scene;
  readonly replay: Replay<View, Move, Previews, Event>;
  /** What else there is to look at; two at most, so that the table's buttons stay in a row. */
  readonly sights: readonly Sight<View, Move, Previews>[];
  /** What somebody's matches come to in the game's own figures; `null` where none has been counted yet. */
  figures(figures: Figures, words: Words): FiguresScene | null;
  /** The rules of the game as a walk with things to try out, page by page; each is made when it is opened. */
  readonly tour: readonly ((words: Words) => Lesson)[];
  /** The rules of the game in short. */
  rules(words: Words): readonly Scene[];
}
