import htm from 'htm';
import { h } from 'preact';

/** Markup as tagged templates. Whatever is put in as a value becomes text, so nothing received is ever read as HTML. */
export const html = htm.bind(h);

/** Class names joined, the false ones left out. */
export function classes(...names) {
  return names.filter(Boolean).join(' ');
}
