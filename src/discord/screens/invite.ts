import type { TableId } from '../../tables/ids.js';
import type { PassedOver } from '../../tables/lobby/invite-people.js';
import type { Words } from '../../words/words.js';
import { namesOf } from '../names.js';
import type { Block } from '../screen.js';

/** The choice of people for the seats of a lobby that are free, if there are any. */
export function peopleToInvite(
  { tableId, free }: { readonly tableId: TableId; readonly free: number },
  words: Words,
): readonly Block[] {
  if (free === 0) return [];
  const placeholder = words.plain('table.invite.placeholder', { count: free });
  return [{ kind: 'people', id: { kind: 'invite-people', tableId }, placeholder, most: free }];
}

/** Why some people were not called, each reason in a line of its own. */
export function passedOverText(passedOver: PassedOver, words: Words): readonly string[] {
  return (['seated', 'waiting', 'declined'] as const).flatMap((why) => {
    const people = passedOver[why];
    const told = { names: namesOf(words, people), count: people.length };
    return people.length === 0 ? [] : [words.text(`table.invite.${why}`, told)];
  });
}
