import { html } from '../html.js';
import { Icon } from '../icon.js';
import { useTheme } from '../preferences.js';
import { say } from '../words/say.js';

const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4';
const MOON = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z';

/** Turns the page light or dark. */
export function ThemeButton() {
  const [theme, toggle] = useTheme();
  const label = say(theme === 'dark' ? 'theme.light' : 'theme.dark');
  return html`<button type="button" class="icon-button" aria-label=${label} title=${label} onClick=${toggle}>
    <${Icon} path=${theme === 'dark' ? SUN : MOON} />
  </button>`;
}
