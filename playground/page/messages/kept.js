import { useEffect, useRef } from 'preact/hooks';

/** How long after a press what one pressed, or its answer, stays in view while the log grows around it. */
const KEPT_MS = 5_000;
const MARGIN_PX = 8;
/** What moves a log by hand. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The message that one has just dealt with, which stays in view until one moves the log oneself. */
export function useKept(scroller) {
  const kept = useRef();
  useEffect(() => {
    const box = scroller.current;
    const release = ({ type, target }) => {
      // Only the bar of the log itself is dragged; what lies in the log is pressed.
      if (type !== 'pointerdown' || target === box) kept.current = undefined;
    };
    for (const kind of MOVES) box.addEventListener(kind, release, { passive: true });
    return () => {
      for (const kind of MOVES) box.removeEventListener(kind, release);
    };
  }, []);
  const keep = (id) => {
    kept.current = { id, until: performance.now() + KEPT_MS };
  };
  return {
    keep,
    release: () => {
      kept.current = undefined;
    },
    keepPressed: ({ target }) => {
      const message = target.closest?.('button, a, [role=button]')?.closest('[data-message]');
      if (message) keep(message.dataset.message);
    },
    isKeeping: () => isKept(kept.current),
    within: (top) => clamp(top, scroller.current, kept.current),
  };
}

function isKept(kept) {
  return kept !== undefined && performance.now() < kept.until;
}

/** The nearest place to scroll to that has the kept message in view: all of it, or as much as there is room for. */
function clamp(top, box, kept) {
  const message = isKept(kept) ? box.querySelector(`[data-message="${kept.id}"]`) : null;
  if (message === null) return top;
  const distance = message.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const withTop = distance + box.scrollTop - MARGIN_PX;
  const withEnd = withTop + message.offsetHeight + 2 * MARGIN_PX - box.clientHeight;
  return Math.min(Math.max(top, Math.min(withTop, withEnd)), Math.max(withTop, withEnd));
}
