import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const MARGIN = 8;
const HEIGHT_MAX = 380;
const WIDTH_MIN = 220;

/**
 * A popup that hangs on a control: open or not, where it lies, and closing when somebody presses elsewhere.
 * It has a place on the screen, so that no scrolling box cuts it off, and follows its control.
 */
export function usePopup(onClose) {
  const anchor = useRef(null);
  const popup = useRef(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState({});
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const follow = () => setPlace(placeBeside(anchor.current));
  useLayoutEffect(() => {
    if (open) follow();
  }, [open]);
  useEffect(() => (open ? closeFromOutside([anchor, popup], close) : undefined));
  useEffect(() => (open ? onMovement(popup, follow) : undefined), [open]);
  return { open, show: () => setOpen(true), close, anchor, popup, place };
}

/** Below its control, or else above it and above what names it, so that one still reads what one chooses for. */
function placeBeside(control) {
  const box = control.getBoundingClientRect();
  const top = (control.closest('.option-field, .field') ?? control).getBoundingClientRect().top;
  const below = window.innerHeight - box.bottom - MARGIN;
  const above = top - MARGIN;
  const goesUp = below < HEIGHT_MAX && above > below;
  const width = Math.min(Math.max(box.width, WIDTH_MIN), window.innerWidth - 2 * MARGIN);
  return {
    left: `${Math.max(MARGIN, Math.min(box.left, window.innerWidth - width - MARGIN))}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(HEIGHT_MAX, goesUp ? above : below)}px`,
    ...(goesUp ? { bottom: `${window.innerHeight - top + 4}px` } : { top: `${box.bottom + 4}px` }),
  };
}

function closeFromOutside(refs, close) {
  const onPress = ({ target }) => {
    if (!refs.some((ref) => ref.current?.contains(target))) close();
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => document.removeEventListener('pointerdown', onPress, true);
}

function onMovement(popup, follow) {
  const onScroll = ({ target }) => {
    if (!popup.current?.contains(target)) follow();
  };
  document.addEventListener('scroll', onScroll, true);
  window.addEventListener('resize', follow);
  return () => {
    document.removeEventListener('scroll', onScroll, true);
    window.removeEventListener('resize', follow);
  };
}
