import type { Answer } from './answer.js';
import type { DrawnForm } from './form.js';
import type { AnswerMode, Replies } from './replies.js';
import type { DrawnMessage } from './screen.js';

/** An answer whose pictures are drawn. */
export type ReadyAnswer =
  | { readonly kind: Exclude<Answer['kind'], 'nothing' | 'form'>; readonly drawn: DrawnMessage }
  | { readonly kind: 'form'; readonly form: DrawnForm; readonly late: DrawnMessage }
  | { readonly kind: 'nothing' };

/** When an acknowledgement goes out in place of an answer that is not ready. Discord gives up after three seconds. */
const ACKNOWLEDGE_AFTER_MS = 1_000;

/** Makes an answer, and says what can stand in its place until it is ready. */
export type AnswerWork = (meanwhile: (drawn: DrawnMessage) => void) => Promise<ReadyAnswer>;

/**
 * Answers an interaction once, as soon as the answer is ready; if that takes longer than a second, it is
 * acknowledged first and the answer put in later.
 */
export async function answerInTime(replies: Replies, mode: AnswerMode, work: AnswerWork): Promise<void> {
  let acknowledged: Promise<void> | undefined;
  let standIn: DrawnMessage | undefined;
  let stoodIn: Promise<void> = Promise.resolve();
  // Called when either is there, so it does something once at most.
  const stepIn = () => {
    const drawn = standIn;
    if (acknowledged === undefined || drawn === undefined || mode !== 'message') return;
    // The answer itself tells whether Discord can be reached.
    stoodIn = acknowledged.then(() => replies.edit(drawn)).catch(() => undefined);
  };
  const timer = setTimeout(() => {
    acknowledged = replies.acknowledge(mode);
    // Awaited below; until then a failure must not count as unhandled.
    acknowledged.catch(() => undefined);
    stepIn();
  }, ACKNOWLEDGE_AFTER_MS);
  const made = work((drawn) => {
    standIn = drawn;
    stepIn();
  });
  const ready = await made.finally(() => clearTimeout(timer));
  if (acknowledged === undefined) await answerFirst(replies, mode, ready);
  else {
    await acknowledged;
    await stoodIn;
    await answerLater(replies, mode, ready);
  }
}

function answerFirst(replies: Replies, mode: AnswerMode, ready: ReadyAnswer): Promise<void> {
  if (ready.kind === 'nothing') return replies.acknowledge('update');
  if (ready.kind === 'form') return replies.openForm(ready.form);
  return replies.answer(wayOf(ready.kind, mode), ready.drawn);
}

// What goes wrong is said to the asker alone, though its answer were for everybody.
function wayOf(kind: 'private' | 'public' | 'redraw', mode: AnswerMode): AnswerMode {
  if (kind === 'public') return 'public';
  return kind === 'redraw' && mode === 'update' ? 'update' : 'message';
}

async function answerLater(replies: Replies, mode: AnswerMode, ready: ReadyAnswer): Promise<void> {
  if (ready.kind === 'nothing') return;
  if (ready.kind === 'form') return replies.followUp(ready.late);
  if (ready.kind === 'private' && mode === 'public') {
    // "Thinking" stands there for everybody, and what it is filled in with would too.
    await replies.retract();
    return replies.followUp(ready.drawn);
  }
  // After a deferred update the original is the message that the control stands on.
  if (ready.kind === 'private' && mode === 'update') await replies.followUp(ready.drawn);
  else await replies.edit(ready.drawn);
}
