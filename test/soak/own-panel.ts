import { buttonsOf } from '../../playground/driver/reading.js';
import type { ShownMessage } from '../../playground/driver/shapes.js';
import { click } from '../../playground/page-api/clicks.js';
import { pageMessageJson } from '../../playground/page-api/page-json.js';
import { PageRefusal } from '../../playground/page-api/refusal.js';
import { flatten, textsOf } from '../../playground/world/components.js';
import { MessageFlag } from '../../playground/world/messages.js';
import type { StoredInteraction, StoredMessage } from '../../playground/world/types.js';
import { type Choice, choicesOf } from '../e2e/kit/player.js';
import type { Chance } from './chance.js';
import type { Ground } from './ground.js';

/** A choice that was clicked, and whether its maker was shown that it counts. */
export interface Attempt {
  readonly move: string;
  acknowledged: boolean;
}

/** What came of pressing something in a panel. */
type Outcome = 'redrawn' | 'refused' | 'failed' | 'elsewhere' | 'lost';

const ANSWER_WITHIN_MS = 10_000;
const BACK = 'Back';
const REFRESH = 'Refresh';
const MORE = 'More ▶';
/** How a panel begins that says why a choice did not count. */
const REFUSED =
  /this is how it stands now:|changed nothing|nothing (of yours )?was played|something went wrong|again/i;

/** Somebody at a table with their hand open, who presses whatever the panel offers. */
export class OwnPanel {
  readonly user: string;
  /** Oldest first. */
  readonly attempts: Attempt[] = [];
  readonly #ground: Ground;
  readonly #thread: string;
  readonly #chance: Chance;
  #panelId: string | undefined;
  /** To be pressed again on the same panel, since nobody knows whether it counted. */
  #again: Choice | undefined;

  constructor(
    ground: Ground,
    about: { readonly user: string; readonly thread: string; readonly chance: Chance },
  ) {
    this.#ground = ground;
    this.user = about.user;
    this.#thread = about.thread;
    this.#chance = about.chance;
  }

  /** One thing that a player does whose turn it is: opens the hand, looks again, or chooses. */
  async act(): Promise<void> {
    const panel = this.#panel();
    if (panel === undefined) {
      await this.#open();
      return;
    }
    const choices = choicesOf(this.#shown(panel));
    const again = this.#again;
    this.#again = undefined;
    if (again !== undefined) await this.#choose(panel, again);
    else if (choices.length === 0) await this.#lookAgain(panel);
    else if (this.#chance.percent(10) && this.#has(panel, MORE)) await this.#pressLabel(panel, MORE);
    else await this.#choose(panel, this.#picked(choices));
  }

  // Whoever went back and forth would never come to an end.
  #picked(choices: readonly Choice[]): Choice {
    const onward = choices.filter(({ label }) => label !== BACK);
    return this.#chance.pick(onward.length === 0 ? choices : onward);
  }

  async #open(): Promise<void> {
    const { world } = this.#ground;
    const live = world.messages
      .in(this.#thread)
      .findLast(({ onlyFor, components }) => onlyFor === null && hasHand(components));
    const hand = live?.components === undefined ? undefined : handId(live.components);
    if (live === undefined || hand === undefined) {
      const seen = world.messages.in(this.#thread).at(-1)?.id;
      await this.#ground.until(() => world.messages.in(this.#thread).at(-1)?.id !== seen, 500);
      return;
    }
    const interaction = this.#click(live, { customId: hand });
    if (interaction === undefined) return;
    const kills = this.#ground.kills;
    const now = (): StoredInteraction => world.interactions.get(interaction.id) ?? interaction;
    await this.#ground.until(
      () => !['waiting', 'thinking'].includes(now().status) || this.#ground.kills !== kills,
      ANSWER_WITHIN_MS,
    );
    const { status, original } = now();
    if (status === 'done' && original !== null) this.#panelId = original;
  }

  async #lookAgain(panel: StoredMessage): Promise<void> {
    if (this.#chance.percent(20) || !this.#has(panel, REFRESH)) this.#panelId = undefined;
    else await this.#pressLabel(panel, REFRESH);
  }

  async #pressLabel(panel: StoredMessage, label: string): Promise<void> {
    const button = buttonsOf(this.#shown(panel)).find((one) => one.label === label);
    if (button?.custom_id === undefined) return;
    const outcome = await this.#press(panel, { customId: button.custom_id });
    if (outcome !== 'redrawn') this.#panelId = undefined;
  }

  async #choose(panel: StoredMessage, choice: Choice): Promise<void> {
    const { customId, move, isMenu } = choice;
    const attempt: Attempt = { move, acknowledged: false };
    this.attempts.push(attempt);
    const use = { customId, ...(isMenu && { values: [move] }) };
    const isDouble = this.#chance.percent(5);
    if (isDouble) this.#click(panel, use);
    const outcome = await this.#press(panel, use);
    if (outcome === 'redrawn') attempt.acknowledged = true;
    // The other click's answer may still come, and would be taken for that of the next choice.
    if (isDouble) this.#panelId = undefined;
    else if (outcome === 'lost' && this.#chance.percent(50)) this.#again = choice;
    else if (outcome !== 'redrawn' && outcome !== 'refused') this.#panelId = undefined;
  }

  async #press(
    panel: StoredMessage,
    use: { readonly customId: string; readonly values?: readonly string[] },
  ): Promise<Outcome> {
    const kills = this.#ground.kills;
    const interaction = this.#click(panel, use);
    if (interaction === undefined) return 'failed';
    let outcome: Outcome | undefined;
    await this.#ground.until(() => {
      outcome = this.#outcomeOf(panel, interaction, kills);
      return outcome !== undefined;
    }, ANSWER_WITHIN_MS);
    return outcome ?? 'elsewhere';
  }

  #outcomeOf(before: StoredMessage, { id }: StoredInteraction, kills: number): Outcome | undefined {
    const { world } = this.#ground;
    const panel = world.messages.get(before.id);
    const interaction = world.interactions.get(id);
    if (panel === undefined) return 'elsewhere';
    // The panel may be redrawn meanwhile by what was pressed before.
    if (interaction?.status === 'done' && ![null, before.id].includes(interaction.original))
      return 'elsewhere';
    if (panel !== before && !isLoading(panel) && interaction?.status === 'done') {
      return REFUSED.test(textsOf(panel.components).join('\n')) ? 'refused' : 'redrawn';
    }
    if (interaction?.status === 'failed') return 'failed';
    return this.#ground.kills === kills ? undefined : 'lost';
  }

  /** Nothing where a client would not let anybody press it. */
  #click(
    { id }: StoredMessage,
    use: { readonly customId: string; readonly values?: readonly string[] },
  ): StoredInteraction | undefined {
    try {
      return click(this.#ground.world, { user: this.user, message: id, ...use });
    } catch (error) {
      if (!(error instanceof PageRefusal)) throw error;
      this.#panelId = undefined;
      return undefined;
    }
  }

  #panel(): StoredMessage | undefined {
    return this.#panelId === undefined ? undefined : this.#ground.world.messages.get(this.#panelId);
  }

  #shown(message: StoredMessage): ShownMessage {
    return pageMessageJson(this.#ground.world, this.user, message) as unknown as ShownMessage;
  }

  #has(panel: StoredMessage, label: string): boolean {
    return buttonsOf(this.#shown(panel)).some((button) => button.label === label);
  }
}

function hasHand(components: StoredMessage['components']): boolean {
  return handId(components) !== undefined;
}

function handId(components: StoredMessage['components']): string | undefined {
  return flatten(components).find(({ custom_id: id }) => id?.startsWith('hand.') === true)?.custom_id;
}

function isLoading({ flags }: StoredMessage): boolean {
  return (flags & MessageFlag.loading) !== 0;
}
