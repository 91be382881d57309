/** The page's address says who one is and which channel is open: `?user=ID&channel=ID`. */
const LAST_USER_KEY = 'playground.user';

export function readAddress() {
  const search = new URLSearchParams(location.search);
  return {
    user: search.get('user') ?? localStorage.getItem(LAST_USER_KEY) ?? undefined,
    channel: search.get('channel') ?? undefined,
  };
}

export function addressOf(user, channel) {
  return `?${new URLSearchParams({ user, ...(channel ? { channel } : {}) })}`;
}

/** Writes the address. The first one of a visit replaces what was typed, so that going back leaves the page. */
export function writeAddress(user, channel) {
  const address = addressOf(user, channel);
  if (location.search === address) return;
  if (new URLSearchParams(location.search).has('channel')) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

export function remember({ user }) {
  localStorage.setItem(LAST_USER_KEY, user);
}
