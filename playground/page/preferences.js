import { useState } from 'preact/hooks';

/** What this browser remembers of how the page is liked. */
const THEME_KEY = 'playground.theme';

/** Dark, unless `?theme=` or an earlier choice says otherwise. */
function currentTheme() {
  const wanted = new URLSearchParams(location.search).get('theme') ?? localStorage.getItem(THEME_KEY);
  return wanted === 'light' ? 'light' : 'dark';
}

export function applyTheme(theme = currentTheme()) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(THEME_KEY, theme);
}

export function useTheme() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    applyTheme(next);
    setTheme(next);
  };
  return [theme, toggle];
}
