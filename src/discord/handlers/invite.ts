import type { TableId } from '../../tables/ids.js';
import type { Invited, InvitePeopleRefusal } from '../../tables/lobby/invite-people.js';
import { freeSeats } from '../../tables/lobby/lobby-change.js';
import type { LobbyLook } from '../../tables/look-at-table.js';
import { vacationAt } from '../../tables/settings.js';
import { type Answer, privately, redrawn } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import type { GivenUser } from '../command.js';
import { namesOf } from '../names.js';
import { refusalText } from '../refusals.js';
import { passedOverText, peopleToInvite } from '../screens/invite.js';
import { dayOf } from '../screens/public-lines.js';
import { whyRefused } from '../why-refused.js';

type Lobby = LobbyLook['table'];

/** The choice of people to invite, for the host of a lobby. */
export async function askWhomToInvite(app: App, asker: Asker, tableId: TableId): Promise<Answer> {
  const { userId, words } = asker;
  const looked = await app.tables.lookAtTable(tableId, 'spectator');
  if (!looked.ok) return privately(refusalText(looked.error, { words }));
  const { status, table } = looked.value;
  if (status !== 'lobby') return privately(refusalText({ reason: 'not-a-lobby', status }, { words }));
  if (table.host !== userId)
    return privately(refusalText({ reason: 'not-host', host: table.host }, { words }));
  const free = freeIn(app, table);
  return privately(
    words.text(free === 0 ? 'table.invite.no-seats' : 'table.invite.whom'),
    ...peopleToInvite({ tableId, free }, words),
  );
}

export interface ToInvite {
  readonly tableId: TableId;
  readonly people: readonly GivenUser[];
}

/** Invites whom the host has chosen, says what came of it, and lets them choose again. */
export async function inviteChosen(app: App, asker: Asker, { tableId, people }: ToInvite): Promise<Answer> {
  const { userId, words } = asker;
  if (people.some(({ isBot }) => isBot))
    return chooseAgain(app, asker, { tableId, why: words.text('table.refusal.invited-bot') });
  if (people.some((person) => person.userId === userId))
    return chooseAgain(app, asker, { tableId, why: words.text('table.refusal.invited-oneself') });
  const named = people.map((person) => ({ userId: person.userId, name: person.name }));
  const done = await app.tables.invitePeople({ tableId, userId, people: named, now: app.now() });
  if (!done.ok) return refused(app, asker, { tableId, refusal: done.error });
  app.log.info({ table: tableId, user: userId, invited: done.value.invited.length }, 'people invited');
  return invitedAnswer(app, asker, done.value);
}

async function invitedAnswer(app: App, asker: Asker, done: Invited): Promise<Answer> {
  const { words } = asker;
  const { lobby, invited, passedOver, free } = done;
  const names = namesOf(words, invited);
  const lines = [
    words.text('table.invite.done', { names }),
    ...(await vacationLines(app, asker, invited)),
    ...passedOverText(passedOver, words),
  ];
  const more = peopleToInvite({ tableId: lobby.id, free }, words);
  return {
    ...redrawn(lines.join('\n'), ...more),
    first: {
      tableId: lobby.id,
      instead: async (fault) =>
        redrawn(words.text('table.invite.silent', { names, why: whyRefused(fault, words) }), ...more),
    },
  };
}

// Whoever is away for long is invited all the same: they may come back for it.
async function vacationLines(
  { tables, now }: App,
  { words }: Asker,
  invited: Invited['invited'],
): Promise<readonly string[]> {
  const lines = invited.map(async ({ userId, name }) => {
    const vacation = vacationAt(await tables.settingsOf(userId), now());
    return vacation === undefined
      ? []
      : [words.text('table.vacation', { name, until: dayOf(vacation.until) })];
  });
  return (await Promise.all(lines)).flat();
}

function refused(
  app: App,
  asker: Asker,
  { tableId, refusal }: { readonly tableId: TableId; readonly refusal: InvitePeopleRefusal },
): Promise<Answer> | Answer {
  const { words } = asker;
  const why = refusalText(refusal, { words });
  return refusal.reason === 'nobody-to-invite' || refusal.reason === 'too-few-seats'
    ? chooseAgain(app, asker, { tableId, why })
    : redrawn(why);
}

async function chooseAgain(
  app: App,
  { words }: Asker,
  { tableId, why }: { readonly tableId: TableId; readonly why: string },
): Promise<Answer> {
  const looked = await app.tables.lookAtTable(tableId, 'spectator');
  const free = looked.ok && looked.value.status === 'lobby' ? freeIn(app, looked.value.table) : 0;
  return redrawn(why, ...peopleToInvite({ tableId, free }, words));
}

function freeIn({ games }: App, lobby: Lobby): number {
  const game = games.find(({ id }) => id === lobby.gameId);
  return game === undefined ? 0 : freeSeats(lobby, game.seatCounts);
}
