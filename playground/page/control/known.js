import { useEffect, useState } from 'preact/hooks';
import { get } from '../api.js';

const EVERY_MS = 2_000;

/** What the playground does at the moment that nobody sees from the place in view; nothing until it is read. */
export function useKnown(changes) {
  const [known, setKnown] = useState();
  useEffect(() => {
    let isGone = false;
    const read = () =>
      get('/control/state')
        .then((state) => isGone || setKnown(state))
        .catch(() => {});
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [changes]);
  return known;
}
