import {
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmitInteraction,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { type CustomId, encodeCustomId } from './custom-ids.js';
import type { Veil } from './veil.js';

/** A few lines to be filled in. It can only be the first answer to a control. */
export interface Form {
  /** What comes back with what was filled in. */
  readonly id: CustomId;
  /** At most 45 characters. */
  readonly title: string;
  /** At most five. */
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  /** At most 45 characters. */
  readonly label: string;
  /** At most 100 characters. */
  readonly about: string;
  /** What stands there already; may be empty. */
  readonly value: string;
  readonly lengthMax: number;
}

/** A form as Discord's API takes it. */
export type DrawnForm = APIModalInteractionResponseCallbackData;

export function drawForm({ id, title, fields }: Form, veil: Veil): DrawnForm {
  return {
    custom_id: encodeCustomId(id, veil),
    title,
    components: fields.map(({ name, label, about, value, lengthMax }) => ({
      type: ComponentType.Label,
      label,
      description: about,
      component: {
        type: ComponentType.TextInput,
        custom_id: name,
        style: TextInputStyle.Short,
        required: true,
        max_length: lengthMax,
        ...(value === '' ? {} : { value }),
      },
    })),
  };
}

/** What was filled in, by the names of the fields. */
export function filledIn({ components }: APIModalSubmitInteraction['data']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const part of components) {
    if (part.type === ComponentType.Label && part.component.type === ComponentType.TextInput)
      values.set(part.component.custom_id, part.component.value);
  }
  return values;
}
