import { unreachable } from '../../base/invariant.js';
import type { BySeat, Seat } from '../../games/game-types.js';
import type { MatchFacts, PublicLine } from '../../tables/notice.js';
import type { Words } from '../../words/words.js';
import { calledAt, type Named, nameAmong, namesOf, peopleAt } from '../names.js';

type Seats = BySeat<Named>;

/** Something that no move tells, as a sentence for everybody. */
export function publicLine(line: PublicLine, seats: Seats, words: Words): string {
  switch (line.kind) {
    case 'timed-out':
    case 'away':
    case 'back':
    case 'resumed':
      return words.text(`table.line.${line.kind}`, { name: nameAt(seats, line.seat, words) });
    case 'resigned':
      return resignedLine(line, seats, words);
    case 'proposed':
    case 'agreed':
    case 'withdrawn':
      return words.text(`table.line.${line.kind}.${line.what}`, { name: nameAt(seats, line.seat, words) });
    case 'paused':
      return words.text('table.line.paused');
    case 'host':
      return words.text('table.line.host', { host: nameAmong(seats, line.userId, words) });
    case 'replaced':
      return words.text('table.line.replaced', {
        name: nameAt(seats, line.seat, words),
        before: calledAt(line.before, words),
      });
    case 'vacation':
      return line.until === null
        ? words.text('table.line.vacation-over', { name: nameAt(seats, line.seat, words) })
        : words.text('table.vacation', { name: nameAt(seats, line.seat, words), until: dayOf(line.until) });
    default:
      return unreachable(line);
  }
}

/** How the match stands beside its cards, a line for each thing that is out of the ordinary. */
export function factLines(facts: MatchFacts, seats: Seats, words: Words): readonly string[] {
  const { paused, proposals, vacations } = facts;
  return [
    ...(paused === null ? [] : [words.text('table.paused', { since: momentOf(paused.since) })]),
    ...proposals.map((proposal) => proposalLine(proposal, facts, { seats, words })),
    ...seatsLine('table.away', facts.away, { seats, words }),
    ...seatsLine('table.left', facts.resigned, { seats, words }),
    ...vacations.map(({ seat, until }) =>
      words.text('table.vacation', { name: nameAt(seats, seat, words), until: dayOf(until) }),
    ),
  ];
}

/** As every reader's client writes it: "in 5 hours". */
export function momentOf(at: number): string {
  return `<t:${Math.floor(at / 1_000)}:R>`;
}

/** As every reader's client writes it: day and time. */
export function dayOf(at: number): string {
  return `<t:${Math.floor(at / 1_000)}:f>`;
}

interface Saying {
  readonly seats: Seats;
  readonly words: Words;
}

function proposalLine(
  { kind, by, agreed }: MatchFacts['proposals'][number],
  { away, resigned }: MatchFacts,
  { seats, words }: Saying,
): string {
  const gone = new Set<number>([...away, ...resigned]);
  const missing = seats.flatMap((_person, seat) =>
    gone.has(seat) || agreed.includes(seat as Seat) ? [] : [seat as Seat],
  );
  return words.text(`table.proposal.${kind}`, {
    name: nameAt(seats, by, words),
    names: namesOf(words, peopleAt(seats, missing)),
  });
}

function seatsLine(
  key: 'table.away' | 'table.left',
  chosen: readonly Seat[],
  { seats, words }: Saying,
): readonly string[] {
  if (chosen.length === 0) return [];
  return [words.text(key, { names: namesOf(words, peopleAt(seats, chosen)) })];
}

function resignedLine(
  { seat, by }: Extract<PublicLine, { readonly kind: 'resigned' }>,
  seats: Seats,
  words: Words,
): string {
  const key = by === 'clock' ? 'table.line.gone' : 'table.line.resigned';
  return words.text(key, { name: nameAt(seats, seat, words) });
}

function nameAt(seats: Seats, seat: Seat, words: Words): string {
  const person = seats[seat];
  return person === undefined ? '' : calledAt(person, words);
}
