import { useRef } from 'preact/hooks';

/** The same deed, but not begun again while it is under way: whoever presses twice means it once. */
export function useOnce(deed) {
  const isUnderWay = useRef(false);
  return async (...given) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await deed(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
