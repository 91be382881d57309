import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For a part of the page that opens and closes: the focus moves into it when it opens, and back to where it was when it
 * closes with the focus still in it. Answers the reference for that part.
 */
export function useVisit(isOpen) {
  const part = useRef(null);
  const cameFrom = useRef(null);
  useLayoutEffect(() => {
    if (isOpen) {
      cameFrom.current = document.activeElement;
      part.current?.querySelector('[aria-current], button, a')?.focus();
      return;
    }
    const isLost = document.activeElement === document.body || part.current?.contains(document.activeElement);
    if (isLost) cameFrom.current?.focus?.();
    cameFrom.current = null;
  }, [isOpen]);
  return part;
}
