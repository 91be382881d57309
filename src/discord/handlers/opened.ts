import type { LobbyLook } from '../../tables/look-at-table.js';
import { type Answer, privately, type Sending } from '../answer.js';
import type { App } from '../app.js';
import type { Asker } from '../asked.js';
import { lobbyLink } from '../links.js';
import type { Block } from '../screen.js';
import { whyRefused } from '../why-refused.js';

type Lobby = LobbyLook['table'];

interface Opened {
  readonly lobby: Pick<Lobby, 'id' | 'place'>;
  /** What is told, with the way there. */
  saying(link: string): string;
  /** What can be done next. */
  readonly more?: readonly Block[];
}

/** That a table is open, once its lobby stands. One that Discord does not let stand is given up again. */
export function tableOpened(app: App, asker: Asker, { lobby, saying, more = [] }: Opened): Answer {
  const { id: tableId, place } = lobby;
  const standing = async () => privately(saying(await lobbyLink(app, lobby)), ...more);
  return {
    ...privately(saying(`<#${place.channelId}>`), ...more),
    first: { tableId, standing, instead: givenUp(app, asker, tableId) },
  };
}

function givenUp(app: App, { userId, words }: Asker, tableId: Lobby['id']): Sending['instead'] {
  return async (fault, kind) => {
    if (kind === 'later') return privately(words.text('command.play.later'));
    // Whoever joined meanwhile has seen a lobby, so it stands after all.
    const cancelled = await app.tables.cancelTable({ tableId, userId, isModerator: false, now: app.now() });
    if (cancelled.ok) app.log.info({ table: tableId, user: userId, fault: fault.kind }, 'lobby cancelled');
    return {
      ...privately(words.text('command.play.refused', { why: whyRefused(fault, words) })),
      wake: [tableId],
    };
  };
}
