import type { TableId } from '../tables/ids.js';
import type { DiscordFault } from './faults.js';
import type { Form } from './form.js';
import type { Block, Screen } from './screen.js';

/** What is shown to whoever used a command or a control. */
export type Answer = Shown & {
  /** Tables whose messages are to be brought up to date once the answer is out. */
  readonly wake?: readonly TableId[];
  /** What is to be sent before the answer. */
  readonly first?: Sending;
};

/** A table whose messages everybody is to see. Where it takes long until it shows how that ends, the answer holds as it is. */
export interface Sending {
  readonly tableId: TableId;
  /** What is answered once they stand, if that cannot be said before. */
  standing?(): Promise<Answer>;
  /** What is answered where Discord does not take them. */
  instead(fault: DiscordFault, kind: 'blocked' | 'later'): Promise<Answer>;
}

type Shown =
  /** A message that nobody else sees. */
  | {
      readonly kind: 'private';
      readonly screen: Screen;
      /** What stands there while its pictures are made, where that takes long. */
      readonly meanwhile?: Screen;
    }
  /** A message that everybody in the channel sees. */
  | { readonly kind: 'public'; readonly screen: Screen }
  /** The message that the control stands on, drawn anew. */
  | { readonly kind: 'redraw'; readonly screen: Screen }
  /** Something to be filled in; `late` is shown instead where the answer took too long for a form to open. */
  | { readonly kind: 'form'; readonly form: Form; readonly late: Screen }
  /** Nothing of its own: what there is to see comes by delivery. */
  | { readonly kind: 'nothing' };

/** A private message of words alone. */
export function privately(text: string, ...more: readonly Block[]): Answer {
  return { kind: 'private', screen: saying(text, ...more) };
}

export function redrawn(text: string, ...more: readonly Block[]): Answer {
  return { kind: 'redraw', screen: saying(text, ...more) };
}

export function saying(text: string, ...more: readonly Block[]): Screen {
  return { sheets: [[{ kind: 'text', text }, ...more]] };
}
