import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadOlder, trimMessages } from '../history.js';

const END_SLACK_PX = 60;
const OLDER_WITHIN_PX = 400;

/** Keeps the log at its end while the reader is there, and reads older messages when they come near the beginning. */
export function useSticking({ channelId, first, last, ready }) {
  const scroller = useRef(null);
  const content = useRef(null);
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [newCount, setNewCount] = useState(0);

  const toEnd = () => {
    // The observer below, and the last scroll, may still be heard when the log is already gone.
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };
  const onScroll = () => {
    if (scroller.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller.current;
    // A log that grows while it sticks is away from its end for a moment; only going up means to leave it.
    const wentUp = scrollTop < lastTop.current;
    lastTop.current = scrollTop;
    stuck.current = scrollHeight - scrollTop - clientHeight < END_SLACK_PX || (stuck.current && !wentUp);
    setAtEnd(stuck.current);
    if (stuck.current) setNewCount(0);
    if (scrollTop < OLDER_WITHIN_PX) loadOlder(channelId);
  };
  useLayoutEffect(() => {
    if (stuck.current) {
      trimMessages(channelId);
      toEnd();
    } else setNewCount((count) => count + 1);
  }, [last]);
  useKeptPlace(scroller, first, stuck);
  // Pictures, edits and a growing message box change the height without a new message.
  useEffect(() => {
    const observer = new ResizeObserver(() => stuck.current && toEnd());
    observer.observe(content.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { scrollTop, scrollHeight, clientHeight } = scroller.current;
    // A reader who is still at the beginning once more was read scrolls no further, and so says nothing.
    const isAtBeginning = !stuck.current && scrollTop < OLDER_WITHIN_PX;
    if (ready && (isAtBeginning || scrollHeight <= clientHeight)) loadOlder(channelId);
  }, [ready, first]);
  const jump = () => {
    stuck.current = true;
    trimMessages(channelId);
    toEnd();
  };
  return { scroller, content, onScroll, isAtEnd, newCount, jump };
}

/** Browsers keep the place when something is put in above it, except at the very top. */
function useKeptPlace(scroller, first, stuck) {
  const height = useRef(0);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!stuck.current && box.scrollTop < 1) box.scrollTop = box.scrollHeight - height.current;
  }, [first]);
  useLayoutEffect(() => {
    height.current = scroller.current.scrollHeight;
  });
}
