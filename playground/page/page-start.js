/** When this page began, by the playground's clock. Private messages live no longer than the page, as on Discord. */
let startedAt;

export function notePageStart(now) {
  startedAt ??= now;
}

export function isOlderThanPage(timestamp) {
  return startedAt !== undefined && Date.parse(timestamp) < startedAt;
}
