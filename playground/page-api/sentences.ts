/** What a person is told, in each language that the page speaks. */
export interface Told {
  readonly en: string;
  readonly de: string;
}

/** What refuses a person something on the page; whatever only a program can do wrong is said in English alone. */
export const SENTENCES = {
  noSuchChannel: {
    en: 'There is no such channel, or you cannot see it.',
    de: 'Diesen Kanal gibt es nicht, oder du kannst ihn nicht sehen.',
  },
  noSuchMessage: {
    en: 'There is no such message, or you cannot see it.',
    de: 'Diese Nachricht gibt es nicht, oder du kannst sie nicht sehen.',
  },
  noSuchInteraction: {
    en: 'There is no such interaction of yours.',
    de: 'Eine solche Interaktion von dir gibt es nicht.',
  },
  noMessagesHere: {
    en: 'This kind of channel takes no messages.',
    de: 'In Kanälen dieser Art schreibt niemand.',
  },
  noCommandsHere: {
    en: 'This kind of channel takes no commands.',
    de: 'In Kanälen dieser Art gibt es keine Befehle.',
  },
  noThreadsHere: {
    en: 'No thread can be started here.',
    de: 'Hier kann kein Thread beginnen.',
  },
  mayNotWrite: { en: 'You may not write here.', de: 'Du darfst hier nicht schreiben.' },
  mayNotUseCommands: { en: 'You may not use commands here.', de: 'Du darfst hier keine Befehle benutzen.' },
  mayNotPost: { en: 'You may not post here.', de: 'Du darfst hier keine Beiträge schreiben.' },
  postNeedsMessage: { en: 'A post begins with a message.', de: 'Ein Beitrag beginnt mit einer Nachricht.' },
  mayNotStartThreads: { en: 'You may not start threads here.', de: 'Du darfst hier keine Threads starten.' },
  mayNotDelete: {
    en: 'You may delete only your own messages here.',
    de: 'Du darfst hier nur deine eigenen Nachrichten löschen.',
  },
  hasThread: { en: 'That message has a thread already.', de: 'Diese Nachricht hat schon einen Thread.' },
  locked: { en: 'This thread is locked.', de: 'Dieser Thread ist gesperrt.' },
  lockedForUse: {
    en: 'This thread is locked: commands and buttons rest until it is unlocked.',
    de: 'Dieser Thread ist gesperrt: Befehle und Knöpfe ruhen, bis er entsperrt wird.',
  },
  archivedForUse: {
    en: 'This thread is archived: commands and buttons rest until somebody writes here.',
    de: 'Dieser Thread ist archiviert: Befehle und Knöpfe ruhen, bis hier jemand schreibt.',
  },
  noBotHere: { en: 'The bot is not in this server.', de: 'Der Bot ist nicht auf diesem Server.' },
  stillThinking: { en: 'The bot is still thinking.', de: 'Der Bot denkt noch nach.' },
  noSuchComponent: {
    en: 'That message has no such button or menu.',
    de: 'Diese Nachricht hat keinen solchen Knopf und kein solches Menü.',
  },
  disabledButton: { en: 'That button is disabled.', de: 'Dieser Knopf ist ausgeschaltet.' },
  disabledMenu: { en: 'That menu is disabled.', de: 'Dieses Menü ist ausgeschaltet.' },
  ownerStays: {
    en: 'Whoever owns a server can neither leave it nor be kicked.',
    de: 'Wer einen Server besitzt, kann ihn weder verlassen noch hinausgeworfen werden.',
  },
  modalClosed: {
    en: 'That interaction has no open modal.',
    de: 'Dieses Formular ist nicht mehr offen.',
  },
  crashed: {
    en: 'The playground made a mistake; its console says which.',
    de: 'Der Playground hat einen Fehler gemacht; seine Konsole sagt, welchen.',
  },
} as const satisfies Record<string, Told>;

export function noSuchCommand(name: string): Told {
  return { en: `There is no command /${name} here.`, de: `Einen Befehl /${name} gibt es hier nicht.` };
}

export function notOffered(value: string): Told {
  return { en: `The menu does not offer "${value}".`, de: `Das Menü bietet „${value}“ nicht an.` };
}

export function choose(least: number, most: number, chosen: number): Told {
  const isOne = least === most;
  return {
    en: `Choose ${isOne ? least : `${least} to ${most}`}, not ${chosen}.`,
    de: `Wähle ${isOne ? least : `${least} bis ${most}`}, nicht ${chosen}.`,
  };
}

export function messageLength(most: number): Told {
  return { en: `A message has 1 to ${most} characters.`, de: `Eine Nachricht hat 1 bis ${most} Zeichen.` };
}

export function fieldRequired(label: string): Told {
  return { en: `The field ${label} is required.`, de: `Das Feld ${label} ist nötig.` };
}

/** A sentence in the language of a locale, or of the languages that a browser asks for. */
export function toldIn(locale: string | undefined, told: Told): string {
  return locale?.startsWith('de') === true ? told.de : told.en;
}
