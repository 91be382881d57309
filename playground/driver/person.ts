import type { FieldValue } from '../page-api/modals.js';
import type { OptionValues } from '../page-api/option-values.js';
import { EventStream } from './event-stream.js';
import type { DriverHttp } from './http.js';
import { buttonsOf, type ControlName, findControl, menusOf } from './reading.js';
import type {
  PageEvent,
  ShownChannel,
  ShownGuild,
  ShownInteraction,
  ShownMessage,
  ShownState,
} from './shapes.js';

/** What came of an interaction, and the message that answers it as it then is. */
export interface Answered {
  readonly interaction: ShownInteraction;
  readonly message: ShownMessage | undefined;
}

export interface CommandCall {
  readonly channel: string;
  readonly options?: OptionValues;
}

/** Which of a channel's messages are meant. */
export interface MessageRange {
  /** Only what is older than this message. */
  readonly before?: string;
  /** At most so many, the newest ones; a hundred, the most there can be, by default. */
  readonly limit?: number;
}

const MESSAGES_MAX = 100;

/** One person at their page: sees what they would see, does what they could do. */
export class Person {
  readonly id: string;
  readonly name: string;
  readonly #http: DriverHttp;
  readonly #stream: EventStream;

  private constructor(
    http: DriverHttp,
    stream: EventStream,
    about: { readonly id: string; readonly name: string },
  ) {
    this.#http = http;
    this.#stream = stream;
    this.id = about.id;
    this.name = about.name;
  }

  static async open(
    http: DriverHttp,
    about: { readonly id: string; readonly name: string },
  ): Promise<Person> {
    return new Person(http, await EventStream.open(http.address, about.id, { watch: false }), about);
  }

  /** How a message names this person. */
  get mention(): string {
    return `<@${this.id}>`;
  }

  /** What the person's page was told so far. */
  get events(): readonly PageEvent[] {
    return this.#stream.events;
  }

  state(): Promise<ShownState> {
    return this.#http.get('/page/state', { user: this.id });
  }

  async guild(name: string): Promise<ShownGuild> {
    const { guilds } = await this.state();
    return named(guilds, name, 'server');
  }

  /** A channel or thread this person sees, in the first server that has one of that name. */
  async channel(name: string): Promise<ShownChannel> {
    const { guilds } = await this.state();
    return named(
      guilds.flatMap((guild) => [...guild.channels, ...guild.threads]),
      name,
      'channel',
    );
  }

  /** The newest hundred, or those of a range, oldest first, private ones among them. */
  async messages(channel: string, range: MessageRange = {}): Promise<readonly ShownMessage[]> {
    const query = { user: this.id, channel, limit: MESSAGES_MAX, ...range };
    return (await this.#http.get<{ readonly messages: readonly ShownMessage[] }>('/page/messages', query))
      .messages;
  }

  /** Every message that this person sees, however many they are, oldest first. */
  async allMessages(channel: string): Promise<readonly ShownMessage[]> {
    const pages: ShownMessage[] = [];
    for (;;) {
      const before = pages[0]?.id;
      const page = await this.messages(channel, before === undefined ? {} : { before });
      pages.unshift(...page);
      if (page.length < MESSAGES_MAX) return pages;
    }
  }

  /** One message, however old, as it is now. */
  async message(channel: string, id: string): Promise<ShownMessage | undefined> {
    // The newest of those that are older than any younger one.
    const range = { before: String(BigInt(id) + 1n), limit: 1 };
    return (await this.messages(channel, range)).find((message) => message.id === id);
  }

  async ephemeralMessages(channel: string): Promise<readonly ShownMessage[]> {
    return (await this.messages(channel)).filter((message) => message.page.ephemeral);
  }

  /** Uses a command such as "play woodland-tricks" and waits for what comes of it. */
  async command(name: string, call: CommandCall): Promise<Answered> {
    return this.settled(await this.startCommand(name, call));
  }

  /** Uses a command and does not wait. */
  async startCommand(name: string, { channel, options = {} }: CommandCall): Promise<ShownInteraction> {
    const parts = commandParts(name);
    return this.#interact('/page/command', { user: this.id, channel, options, ...parts });
  }

  async autocomplete(
    name: string,
    call: CommandCall & { readonly focused: string },
  ): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
    const body = {
      user: this.id,
      channel: call.channel,
      options: call.options ?? {},
      focused: call.focused,
      ...commandParts(name),
    };
    return (
      await this.#http.post<{
        readonly choices: readonly { readonly name: string; readonly value: string | number }[];
      }>('/page/autocomplete', body)
    ).choices;
  }

  /** Clicks a button and waits for what comes of it. */
  async click(message: ShownMessage, control: ControlName): Promise<Answered> {
    return this.settled(await this.press(message, control));
  }

  /** Clicks a button and does not wait. */
  press(message: ShownMessage, control: ControlName): Promise<ShownInteraction> {
    const component = findControl(message, control);
    if (component?.custom_id === undefined)
      throw new Error(`No button ${JSON.stringify(control)}. ${offersOf(message)}`);
    return this.pressId(message.id, component.custom_id);
  }

  /** Sends a click by bare ids, also of what is no longer shown. */
  pressId(message: string, customId: string): Promise<ShownInteraction> {
    return this.#interact('/page/click', { user: this.id, message, customId });
  }

  /** Chooses from a menu, the message's only one if none is named, and waits for what comes of it. */
  async select(message: ShownMessage, values: readonly string[], control?: ControlName): Promise<Answered> {
    return this.settled(await this.pick(message, values, control));
  }

  /** Chooses from a menu and does not wait. */
  pick(message: ShownMessage, values: readonly string[], control?: ControlName): Promise<ShownInteraction> {
    const menu = control === undefined ? menusOf(message)[0] : findControl(message, control);
    if (menu?.custom_id === undefined)
      throw new Error(`No menu ${JSON.stringify(control)}. ${offersOf(message)}`);
    const body = { user: this.id, message: message.id, customId: menu.custom_id, values };
    return this.#interact('/page/click', body);
  }

  /** Fills the modal that an interaction opened, sends it, and waits for what comes of it. */
  async submitModal(
    opener: ShownInteraction,
    values: Readonly<Record<string, FieldValue>>,
  ): Promise<Answered> {
    return this.settled(
      await this.#interact('/page/modal', { user: this.id, interaction: opener.id, values }),
    );
  }

  async write(channel: string, content: string, reply?: string): Promise<ShownMessage> {
    const body = { user: this.id, channel, content, ...(reply !== undefined && { reply }) };
    return (await this.#http.post<{ readonly message: ShownMessage }>('/page/message', body)).message;
  }

  async delete(message: string): Promise<void> {
    await this.#http.post('/page/delete', { user: this.id, message });
  }

  async read(channel: string): Promise<void> {
    await this.#http.post('/page/read', { user: this.id, channel });
  }

  /** Waits until an interaction is done, has failed, or has opened a modal. */
  async settled(interaction: ShownInteraction, withinMs?: number): Promise<Answered> {
    const query = { user: this.id, interaction: interaction.id };
    const settled = await this.waitFor(
      async () => {
        const now = (
          await this.#http.get<{ readonly interaction: ShownInteraction }>('/page/interaction', query)
        ).interaction;
        return now.status === 'waiting' || now.status === 'thinking' ? undefined : now;
      },
      { what: `an answer to ${interaction.name ?? interaction.customId ?? interaction.kind}`, withinMs },
    );
    const { channel, response } = settled;
    return {
      interaction: settled,
      message: response === undefined ? undefined : await this.message(channel, response),
    };
  }

  /** Looks at once, and again after everything this person's page is told, until there is something. */
  waitFor<Found>(
    look: () => Promise<Found | undefined> | Found | undefined,
    about: { readonly what: string; readonly withinMs?: number | undefined } = { what: 'something' },
  ): Promise<Found> {
    return this.#stream.until(look, about);
  }

  /** Waits for a message of a channel that fits; the newest such. */
  waitForMessage(
    channel: string,
    fits: (message: ShownMessage) => boolean,
    about: { readonly what: string; readonly withinMs?: number } = { what: 'a message' },
  ): Promise<ShownMessage> {
    return this.waitFor(async () => (await this.messages(channel)).findLast(fits), about);
  }

  close(): void {
    this.#stream.close();
  }

  async #interact(path: string, body: unknown): Promise<ShownInteraction> {
    return (await this.#http.post<{ readonly interaction: ShownInteraction }>(path, body)).interaction;
  }
}

function commandParts(name: string): {
  readonly name: string;
  readonly group?: string;
  readonly subcommand?: string;
} {
  const [first = '', second, third] = name.replace(/^\//, '').split(' ');
  if (third !== undefined && second !== undefined) return { name: first, group: second, subcommand: third };
  return second === undefined ? { name: first } : { name: first, subcommand: second };
}

function named<Named extends { readonly name: string }>(
  list: readonly Named[],
  name: string,
  kind: string,
): Named {
  const found = list.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  throw new Error(`No ${kind} "${name}" here, only ${list.map((candidate) => candidate.name).join(', ')}.`);
}

function offersOf(message: ShownMessage): string {
  const controls = [...buttonsOf(message), ...menusOf(message)];
  const names = controls.map(({ label, custom_id: customId }) => `"${label ?? ''}" (${customId ?? 'link'})`);
  return `The message offers ${names.join(', ') || 'none'}.`;
}
