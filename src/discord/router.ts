import { randomBytes } from 'node:crypto';
import { type APIInteraction, ApplicationCommandType, InteractionType } from 'discord.js';
import type { TableId } from '../tables/ids.js';
import { type Answer, privately } from './answer.js';
import { type AnswerWork, answerInTime, type ReadyAnswer } from './answering.js';
import type { App } from './app.js';
import { askerOf, wordsOf } from './asked.js';
import type { Command, Suggestion } from './command.js';
import type { Delivery } from './delivery/scheduler.js';
import { DiscordFault } from './faults.js';
import { drawForm } from './form.js';
import { keepName } from './name-keeper.js';
import { observedReplies } from './observed.js';
import type { AskedEnd } from './observer.js';
import type { ReplyPort } from './replies.js';
import { type Ours, type Route, routeOf, type ToAnswer, type ToSuggest } from './routes.js';
import { type DrawnMessage, drawScreen, type Screen } from './screen.js';

export interface RouterDeps {
  readonly app: App;
  readonly commands: readonly Command[];
  readonly replyTo: ReplyPort;
  /** Brings a table's messages up to date. */
  wake(tableId: TableId): void;
  /** The same, and how it ends, where that shows soon. */
  bring: Delivery['bring'];
}

/** Takes every interaction that arrives; never fails. */
export type Router = (interaction: APIInteraction) => Promise<void>;

/** Discord may deliver an event twice, after a resumed connection say; so many are remembered. */
const SEEN_MAX = 2_000;

export function newRouter(deps: RouterDeps): Router {
  const isNew = newSeenOnce();
  return async (interaction) => {
    if (!isOurs(interaction) || !isNew(interaction.id)) return;
    const asker = askerOf(interaction, deps.app.speech.dictionary);
    if (asker !== undefined) keepName(deps.app, asker);
    await serve(deps, interaction, routeOf(deps, interaction, asker));
  };
}

function isOurs(interaction: APIInteraction): interaction is Ours {
  return (
    interaction.type === InteractionType.MessageComponent ||
    interaction.type === InteractionType.ModalSubmit ||
    interaction.type === InteractionType.ApplicationCommandAutocomplete ||
    (interaction.type === InteractionType.ApplicationCommand &&
      interaction.data.type === ApplicationCommandType.ChatInput)
  );
}

function newSeenOnce(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    const oldest = seen.values().next().value;
    if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}

async function serve(deps: RouterDeps, interaction: Ours, route: Route): Promise<void> {
  const { app, replyTo, wake } = deps;
  const asking = app.observer.asked(route.asked);
  const progress: Progress = { woken: [], end: 'answered' };
  try {
    const replies = observedReplies(replyTo(interaction), asking);
    if ('suggest' in route) await replies.suggest(await suggestions(app, interaction, { route, progress }));
    else
      await answerInTime(replies, route.mode, (meanwhile) =>
        prepare(deps, interaction, { route, progress, meanwhile }),
      );
  } catch (error) {
    progress.end = logUnanswered(app, interaction, error);
  } finally {
    asking.ended(progress.end);
    for (const tableId of progress.woken) wake(tableId);
  }
}

interface Progress {
  readonly woken: TableId[];
  end: AskedEnd;
}

// Whatever fails in here is a fault of ours: the person gets a number to name, and the log has the rest.
async function prepare(
  { app, bring }: Pick<RouterDeps, 'app' | 'bring'>,
  interaction: Ours,
  {
    route,
    progress,
    meanwhile,
  }: {
    readonly route: ToAnswer;
    readonly progress: Progress;
    readonly meanwhile: Parameters<AnswerWork>[0];
  },
): Promise<ReadyAnswer> {
  try {
    const answer = await afterSending(await route.run(), bring);
    progress.woken.push(...(answer.wake ?? []));
    if (answer.kind === 'private' && answer.meanwhile !== undefined)
      meanwhile(await drawnScreen(app, interaction, answer.meanwhile));
    return await drawn(app, interaction, answer);
  } catch (error) {
    const id = wentWrong(app, interaction, { error, progress });
    const words = wordsOf(interaction, app.speech.dictionary);
    return drawn(app, interaction, privately(words.text('command.went-wrong', { id })));
  }
}

// What everybody is to see must not be said to be there before it is.
async function afterSending(answer: Answer, bring: RouterDeps['bring']): Promise<Answer> {
  const { first } = answer;
  if (first === undefined) return answer;
  const end = await bring(first.tableId);
  if (end === undefined || end === 'failed') return answer;
  if (end.kind !== 'delivered') return first.instead(end.fault, end.kind);
  return first.standing?.() ?? answer;
}

// Nothing can be said to whoever is typing but what to choose from.
async function suggestions(
  app: App,
  interaction: Ours,
  { route, progress }: { readonly route: ToSuggest; readonly progress: Progress },
): Promise<readonly Suggestion[]> {
  try {
    return await route.suggest();
  } catch (error) {
    wentWrong(app, interaction, { error, progress });
    return [];
  }
}

function wentWrong(
  { log }: App,
  interaction: Ours,
  { error, progress }: { readonly error: unknown; readonly progress: Progress },
): string {
  progress.end = 'went-wrong';
  const id = randomBytes(4).toString('hex');
  log.error({ err: error, id, interaction: interaction.id }, 'something went wrong');
  return id;
}

async function drawn(app: App, interaction: Ours, answer: Answer): Promise<ReadyAnswer> {
  if (answer.kind === 'nothing') return { kind: 'nothing' };
  const screen = answer.kind === 'form' ? answer.late : answer.screen;
  const message = await drawnScreen(app, interaction, screen);
  return answer.kind === 'form'
    ? { kind: 'form', form: drawForm(answer.form, app.veil), late: message }
    : { kind: answer.kind, drawn: message };
}

function drawnScreen({ log, veil, observer }: App, { id }: Ours, screen: Screen): Promise<DrawnMessage> {
  return drawScreen(screen, {
    veil,
    observer,
    onPictureFailed: (error, picture) =>
      log.error({ err: error, interaction: id, picture }, 'picture failed'),
  });
}

function logUnanswered({ log }: App, { id }: Ours, error: unknown): AskedEnd {
  if (error instanceof DiscordFault && error.kind === 'interaction-over') {
    log.info({ interaction: id, code: error.code }, 'interaction was over before its answer');
    return 'over';
  }
  log.error({ err: error, interaction: id }, 'interaction not answered');
  return 'unanswered';
}
