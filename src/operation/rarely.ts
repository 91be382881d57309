/** The same question, asked again only after so many seconds; in between everybody gets the last answer. */
export function rarely<Value>(
  ask: () => Promise<Value>,
  { everySeconds, seconds }: { readonly everySeconds: number; seconds(): number },
): () => Promise<Value> {
  let last: { readonly at: number; readonly answer: Promise<Value> } | undefined;
  return () => {
    if (last === undefined || seconds() - last.at >= everySeconds) last = { at: seconds(), answer: ask() };
    return last.answer;
  };
}
