import type { Instant } from '../../base/instant.js';
import { KEPT_AFTER_REMOVAL_DAYS } from '../../tables/place/removed-servers.js';
import type { Account } from '../../tables/ports.js';
import type { Words } from '../../words/words.js';
import type { PrivacyId } from '../privacy-ids.js';
import type { Block, Button, Screen } from '../screen.js';

/** How long it can be said that a deletion is meant. */
export const MEANT_WITHIN_MINUTES = 10;

export interface KeptShown {
  readonly account: Account;
  /** Whom to ask, as the operator of the bot says. */
  readonly contact: string | null;
  readonly words: Words;
}

/** What is kept of somebody, in plain words. */
export function keptScreen({ account, contact, words }: KeptShown): Screen {
  const { tables, results, settings, names } = account;
  const servers = new Set(names.map(({ guildId }) => guildId)).size;
  const state = words.plain(`privacy.show.settings.${settings === null ? 'none' : 'kept'}`);
  const kept = [
    words.text('privacy.show.title'),
    ...(isNothing(account) ? [words.text('privacy.show.nothing')] : []),
    servers === 0 ? words.text('privacy.show.account') : words.text('privacy.show.names', { count: servers }),
    words.text('privacy.show.tables', tables),
    words.text('privacy.show.results', { count: results }),
    words.text('privacy.show.settings', { state }),
    words.text('privacy.show.never'),
  ];
  const about = [
    words.text('privacy.show.who'),
    words.text('privacy.show.how-long', { days: KEPT_AFTER_REMOVAL_DAYS }),
    words.text('privacy.show.do'),
    ...(contact === null ? [] : [words.text('privacy.show.contact', { contact })]),
  ];
  const choices = buttons(
    button({ kind: 'privacy', wish: 'export' }, words.plain('privacy.show.export')),
    button({ kind: 'privacy', wish: 'delete' }, words.plain('privacy.show.delete')),
  );
  return { sheets: [[text(...kept), text(...about), choices]] };
}

/** Whether nothing at all is kept. */
export function isNothing({ names, presences, tables, results, settings }: Account): boolean {
  const sat = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return names.length + presences.length + sat + results === 0 && settings === null;
}

export interface DeletionShown {
  readonly account: Account;
  readonly until: Instant;
  readonly words: Words;
}

/** What a deletion does, and the way to say that it is meant. */
export function deletionScreen({ account, until, words }: DeletionShown): Screen {
  const { lobby, playing } = account.tables;
  const lines = [
    words.text('privacy.delete.title'),
    ...(lobby + playing === 0 ? [] : [words.text('privacy.delete.first', { lobby, playing })]),
    words.text('privacy.delete.goes'),
    words.text('privacy.delete.stays', { former: words.plain('standings.name.deleted') }),
    words.text('privacy.delete.discord'),
    words.text('privacy.delete.minutes', { count: MEANT_WITHIN_MINUTES }),
  ];
  const yes = { kind: 'privacy', wish: 'meant', until } as const;
  return { sheets: [[text(...lines), choice(yes, words.plain('privacy.delete.yes'), words)]] };
}

/** Asks once more. */
export function surenessScreen({ until, words }: Omit<DeletionShown, 'account'>): Screen {
  const yes = { kind: 'privacy', wish: 'sure', until } as const;
  const asked = text(words.text('privacy.delete.sure'));
  return { sheets: [[asked, choice(yes, words.plain('privacy.delete.really'), words)]] };
}

function choice(yes: PrivacyId, label: string, words: Words): Block {
  return buttons(
    { ...button(yes, label), tone: 'danger' },
    button({ kind: 'privacy', wish: 'keep' }, words.plain('privacy.delete.no')),
  );
}

function button(id: PrivacyId, label: string): Button {
  return { id, label, tone: 'plain' };
}

function buttons(...some: readonly Button[]): Block {
  return { kind: 'buttons', buttons: some };
}

function text(...lines: readonly string[]): Block {
  return { kind: 'text', text: lines.join('\n') };
}
