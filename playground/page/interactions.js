/** What the interactions of this user tell about a message, a control, or a channel. */

export function isBusy(interactions, messageId, customId) {
  return Object.values(interactions).some(
    (one) =>
      one.status === 'waiting' &&
      one.kind === 'component' &&
      one.message === messageId &&
      one.customId === customId,
  );
}

/** Whether the newest click on this message went unanswered. */
export function hasFailed(interactions, messageId) {
  const last = Object.values(interactions)
    .filter((one) => one.kind !== 'command' && one.message === messageId)
    .sort(byId)
    .at(-1);
  return last?.status === 'failed';
}

/** The commands sent in a channel that have no message yet: still on their way, or never answered. */
export function openCommands(interactions, channelId) {
  return Object.values(interactions)
    .filter(
      (one) =>
        one.kind === 'command' &&
        one.channel === channelId &&
        (one.status === 'waiting' || one.status === 'failed'),
    )
    .sort(byId);
}

function byId(one, other) {
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}
