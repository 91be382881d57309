import { html } from './html.js';

const TREE = 'M16 4l7 9h-4l5 7h-6v7h-4v-7H8l5-7H9z';
const HUES = [152, 24, 262, 205, 338, 48, 178, 292];

/** A round sign for a person, from their name: the playground keeps no portraits. */
export function Avatar({ user, name, size = 40 }) {
  if (user?.bot) {
    return html`<span class="avatar bot" aria-hidden="true" style=${`--size: ${size}px`}>
      <svg viewBox="0 0 32 32"><path d=${TREE} /></svg>
    </span>`;
  }
  const shown = name ?? user?.global_name ?? user?.username ?? '?';
  const hue = HUES[Number((BigInt(user?.id ?? 0) / 7n) % BigInt(HUES.length))];
  return html`<span class="avatar" aria-hidden="true" style=${`--size: ${size}px; --hue: ${hue}`}>
    ${[...shown][0].toUpperCase()}
  </span>`;
}
