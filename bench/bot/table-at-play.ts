import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../playground/driver/person.js';
import { buttonsOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { must } from '../../src/base/invariant.js';
import { wordsFor } from '../../src/words/words.js';
import type { Chance } from '../chance.js';
import { answered, commandKnown, type Stage, timeClick } from './stage.js';

/** A player with the private panel they click on. */
interface Player {
  readonly person: Person;
  panel: ShownMessage;
}

/** Time a player looks at a new panel; meanwhile the bot brings the thread up to date. */
const LOOK_MS = 150;
const CARD = /^move\./;
const WORDS = wordsFor('en');

/** Ana and Ben at a table of Woodland Tricks, playing cards at random; a match that ends is followed by another. */
export class TableAtPlay {
  readonly #stage: Stage;
  readonly #chance: Chance;
  #players: readonly Player[] = [];

  constructor(stage: Stage, chance: Chance) {
    this.#stage = stage;
    this.#chance = chance;
  }

  /** Milliseconds from a click on a card until its owner's page shows the new panel with its picture. */
  async timeCard(): Promise<number> {
    const player = await this.#toMove();
    const cards = buttonsOf(player.panel).filter((button) => CARD.test(button.custom_id ?? ''));
    const card = must(
      cards[Math.floor(this.#chance() * cards.length)],
      'Whoever is to move has cards to click.',
    );
    const message = player.panel.id;
    const time = await timeClick(player.person, { message, customId: card.custom_id ?? '' });
    await pause(LOOK_MS);
    player.panel = await standing(player);
    return time;
  }

  async #toMove(): Promise<Player> {
    for (;;) {
      for (const player of this.#players) {
        if (offersCard(player.panel)) return player;
        if (!offers(player.panel, WORDS.plain('table.panel.again'))) continue;
        player.panel = answered(await player.person.click(player.panel, WORDS.plain('table.panel.again')));
        if (offersCard(player.panel)) return player;
      }
      this.#players = await openMatch(this.#stage);
    }
  }
}

async function openMatch({ driver }: Stage): Promise<readonly Player[]> {
  const [host, guest] = [await driver.person('Ana'), await driver.person('Ben')];
  const { id: channel } = await host.channel('games');
  await commandKnown(host, 'play');
  const options = { invite: guest.id };
  await host.command('play woodland-tricks', { channel, options });
  const open = (message: ShownMessage) => offers(message, WORDS.plain('table.join'));
  const lobby = await guest.waitForMessage(channel, open, { what: 'the lobby' });
  await guest.click(lobby, WORDS.plain('table.join'));
  const ready = await host.waitForMessage(
    channel,
    (message) => message.id === lobby.id && offers(message, WORDS.plain('table.start')),
    { what: 'a lobby that can start' },
  );
  await host.click(ready, WORDS.plain('table.start'));
  // A thread made from a message has that message's id.
  const live = await host.waitForMessage(
    lobby.id,
    (message) => offers(message, WORDS.plain('table.my-hand')),
    {
      what: 'the live table',
    },
  );
  const players: Player[] = [];
  for (const person of [host, guest])
    players.push({ person, panel: answered(await person.click(live, WORDS.plain('table.my-hand'))) });
  return players;
}

async function standing({ person, panel }: Player): Promise<ShownMessage> {
  const shown = await person.messages(panel.channel_id);
  return must(
    shown.find(({ id }) => id === panel.id),
    'A panel stays where it is.',
  );
}

function offersCard(message: ShownMessage): boolean {
  return buttonsOf(message).some((button) => CARD.test(button.custom_id ?? ''));
}

function offers(message: ShownMessage, label: string): boolean {
  return buttonsOf(message).some((button) => button.label === label && button.disabled !== true);
}
