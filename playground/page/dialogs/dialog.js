import { useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';

/** A dialog over the page. The browser keeps the focus in it and gives it back; Escape and a press beside it close it. */
export function Dialog({ label, kind, onClose, children }) {
  const dialog = useRef(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element.showModal();
    return () => element.close();
  }, []);
  const onPress = (event) => event.target === dialog.current && onClose();
  const onCancel = (event) => {
    event.preventDefault();
    onClose();
  };
  // What lies around a dialog closes with an Escape of its own.
  const onKey = (event) => event.key === 'Escape' && event.stopPropagation();
  return html`<dialog class=${`dialog ${kind}`} aria-label=${label} ref=${dialog} onCancel=${onCancel}
    onMouseDown=${onPress} onKeyDown=${onKey}>
    <div class="dialog-inner">${children}</div>
  </dialog>`;
}
