import type { Answered, Person } from '../../../playground/driver/person.js';
import { buttonsOf, menusOf, textOf } from '../../../playground/driver/reading.js';
import type { ShownInteraction, ShownMessage } from '../../../playground/driver/shapes.js';
import { must } from '../../../src/base/invariant.js';
import { called, offers } from './controls.js';

/** Something that a panel lets its owner choose. */
export interface Choice {
  /** Of a button, or of an entry of a menu. */
  readonly label: string;
  /** "play-9D", as the control carries it. */
  readonly move: string;
  readonly customId: string;
  /** Chosen from a menu, not a button. */
  readonly isMenu: boolean;
}

/** The buttons that turn the pages of a panel whose choices do not fit one message. */
const [LATER, EARLIER] = [called('table.panel.later'), called('table.panel.earlier')];
const [MY_HAND, AGAIN] = [called('table.my-hand'), called('table.panel.again')];
const MOVE = /^move\.[a-z0-9]+\.[pt]\.[\w-]+\.(.+)$/;
const PICK = /^pick\./;

/** Somebody at a table, with their private panel open once `openHand` was called. */
export class Player {
  readonly person: Person;
  readonly thread: string;
  #panel: ShownMessage | undefined;

  constructor(person: Person, thread: string) {
    this.person = person;
    this.thread = thread;
  }

  get panel(): ShownMessage {
    return must(this.#panel, `${this.person.name} has opened no hand.`);
  }

  get panelText(): string {
    return textOf(this.panel);
  }

  /** What the page of the panel that is open offers. */
  get choices(): readonly Choice[] {
    return this.#panel === undefined ? [] : choicesOf(this.#panel);
  }

  /** Everything this person sees in the thread, oldest first. */
  messages(): Promise<readonly ShownMessage[]> {
    return this.person.allMessages(this.thread);
  }

  /** What all pages of the panel offer; the last one is open then. */
  async lookThrough(): Promise<readonly Choice[]> {
    while (offers(this.panel, EARLIER)) await this.press(EARLIER);
    const found = [...this.choices];
    while (offers(this.panel, LATER)) {
      await this.press(LATER);
      found.push(...this.choices);
    }
    return found;
  }

  /** The live table, the last message of the thread that offers one's hand. */
  liveTable(): Promise<ShownMessage> {
    const isLive = (message: ShownMessage): boolean =>
      !message.page.ephemeral &&
      buttonsOf(message).some((button) => button.custom_id?.startsWith('hand.') === true);
    return this.person.waitForMessage(this.thread, isLive, { what: 'the live table', withinMs: 30_000 });
  }

  /** Presses "My hand" below the live table; the panel is a new private message. */
  async openHand(): Promise<ShownMessage> {
    const { message } = await this.person.click(await this.liveTable(), { label: MY_HAND });
    this.#panel = must(message, 'A hand opens.');
    return this.#panel;
  }

  /** Draws the open panel anew, by its own button. */
  async lookAgain(): Promise<ShownMessage> {
    await this.press(AGAIN);
    return this.panel;
  }

  /** The open panel as it stands now, without pressing anything. */
  async reread(): Promise<ShownMessage> {
    this.#panel = must(await this.person.message(this.thread, this.panel.id), 'A panel stays where it is.');
    return this.#panel;
  }

  /** Makes a choice, turning back to the page it stands on, and keeps the panel that comes of it. */
  async choose(choice: Choice): Promise<Answered> {
    while (!this.#shows(choice) && offers(this.panel, EARLIER)) await this.press(EARLIER);
    return this.#redrawnBy(await this.person.settled(await this.start(choice)));
  }

  /** Makes a choice that a message of theirs shows, the panel by default, and does not wait. */
  start({ customId, move, isMenu }: Choice, message = this.panel): Promise<ShownInteraction> {
    return isMenu
      ? this.person.pick(message, [move], { customId })
      : this.person.press(message, { customId });
  }

  /** Makes a choice on a panel that need not be the open one; gives that panel as it is redrawn. */
  async chooseOn(panel: ShownMessage, choice: Choice): Promise<Answered> {
    const { interaction } = await this.person.settled(await this.start(choice, panel));
    return { interaction, message: await this.#redrawn(panel) };
  }

  /** Presses another button of the panel, and keeps the panel that comes of it. */
  async press(label: string | RegExp): Promise<Answered> {
    return this.#redrawnBy(await this.person.click(this.panel, { label }));
  }

  #shows({ customId, move }: Choice): boolean {
    return this.choices.some((shown) => shown.customId === customId && shown.move === move);
  }

  // A slow answer is acknowledged first, and the panel redrawn later.
  async #redrawnBy({ interaction }: Answered): Promise<Answered> {
    if (interaction.status !== 'done') {
      throw new Error(`${this.person.name}'s ${interaction.customId ?? 'click'}: ${interaction.status}.`);
    }
    this.#panel = await this.#redrawn(this.panel);
    return { interaction, message: this.panel };
  }

  #redrawn(panel: ShownMessage): Promise<ShownMessage> {
    const before = drawingOf(panel);
    return this.person.waitFor(
      async () => {
        const now = must(await this.person.message(this.thread, panel.id), 'A panel stays where it is.');
        return drawingOf(now) === before ? undefined : now;
      },
      { what: 'the panel to be redrawn' },
    );
  }
}

/** Not the same for two drawings of a panel, since each brings a file of its own; addresses change by themselves. */
function drawingOf(panel: ShownMessage): string {
  const files = panel.attachments.map(({ id }) => id);
  const controls = [...buttonsOf(panel), ...menusOf(panel)].map(({ custom_id: customId }) => customId);
  return JSON.stringify([files, textOf(panel), controls]);
}

/** Every move that a panel offers, from buttons and menus. */
export function choicesOf(panel: ShownMessage): readonly Choice[] {
  const buttons = buttonsOf(panel).flatMap(({ custom_id: customId = '', label, disabled }) => {
    const move = MOVE.exec(customId)?.[1];
    return move === undefined || disabled === true
      ? []
      : [{ label: label ?? '', move, customId, isMenu: false }];
  });
  const entries = menusOf(panel).flatMap(({ custom_id: customId = '', options }) =>
    PICK.test(customId)
      ? (options ?? []).map(({ label, value }) => ({ label, move: value, customId, isMenu: true }))
      : [],
  );
  return [...buttons, ...entries];
}
