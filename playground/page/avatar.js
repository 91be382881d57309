import { html } from './html.js';
import { firstLetter } from './letters.js';

const TREE = 'M16 4l7 9h-4l5 7h-6v7h-4v-7H8l5-7H9z';
const HUES = [158, 48, 298, 238, 4, 92, 196, 328];

/** People who come after each other have different colours, as those of the first run do. */
function hueOf(id) {
  return HUES[Number((id + (id >> 22n)) % BigInt(HUES.length))];
}

/** A round sign for a person, from their name: the playground keeps no portraits. */
export function Avatar({ user, name, size = 40 }) {
  if (user?.bot) {
    return html`<span class="avatar bot" aria-hidden="true" style=${`--size: ${size}px`}>
      <svg viewBox="0 0 32 32"><path d=${TREE} /></svg>
    </span>`;
  }
  const shown = name ?? user?.global_name ?? user?.username ?? '?';
  const hue = hueOf(BigInt(user?.id ?? 0));
  return html`<span class="avatar" aria-hidden="true" style=${`--size: ${size}px; --hue: ${hue}`}>
    ${firstLetter(shown).toUpperCase()}
  </span>`;
}
