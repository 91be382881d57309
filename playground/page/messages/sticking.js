import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadOlder, trimMessages } from '../history.js';
import { useKept } from './kept.js';

const END_SLACK_PX = 60;
const OLDER_WITHIN_PX = 400;

/**
 * Keeps the log at its end while the reader is there, goes to what comes of one's own deeds, and reads older messages
 * when they come near the beginning. `shown` are the messages, `newestOwn` is the id of the newest thing of one's own.
 */
export function useSticking({ channelId, shown, newestOwn, ready }) {
  const scroller = useRef(null);
  const content = useRef(null);
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const kept = useKept(scroller);
  const [isAtEnd, setAtEnd] = useState(true);
  const [first, last] = [shown[0]?.id, shown.at(-1)?.id];
  const seen = useRef(last);
  if (isAtEnd) seen.current = last;

  const follow = () => {
    const box = scroller.current;
    // The observer below, and the last scroll, may still be heard when the log is already gone.
    if (box === null || !(stuck.current || kept.isKeeping())) return;
    const end = box.scrollHeight - box.clientHeight;
    const top = Math.max(0, Math.min(end, kept.within(stuck.current ? end : box.scrollTop)));
    // Going up to what is kept is not the reader's going.
    lastTop.current = Math.min(lastTop.current, top);
    box.scrollTo({ top });
    stuck.current = end - top < END_SLACK_PX;
    setAtEnd(stuck.current);
  };
  const goToEnd = () => {
    stuck.current = true;
    trimMessages(channelId);
    follow();
  };
  const onScroll = () => {
    if (scroller.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller.current;
    // A log that grows while it sticks is away from its end for a moment; only going up means to leave it.
    const wentUp = scrollTop < lastTop.current;
    lastTop.current = scrollTop;
    stuck.current = scrollHeight - scrollTop - clientHeight < END_SLACK_PX || (stuck.current && !wentUp);
    setAtEnd(stuck.current);
    if (scrollTop < OLDER_WITHIN_PX) loadOlder(channelId);
  };
  useNewOwn({ newestOwn, ready }, () => {
    kept.keep(newestOwn);
    goToEnd();
  });
  useLayoutEffect(() => {
    if (stuck.current) trimMessages(channelId);
    follow();
  }, [last]);
  useKeptPlace(scroller, first, stuck);
  // Pictures, edits and a growing message box change the height without a new message.
  useEffect(() => {
    const observer = new ResizeObserver(follow);
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
    kept.release();
    goToEnd();
  };
  const newCount = countAfter(shown, seen.current);
  return { scroller, content, onScroll, onPress: kept.keepPressed, isAtEnd, newCount, jump };
}

/** Calls for everything of one's own that comes after the log was read. */
function useNewOwn({ newestOwn, ready }, onNew) {
  const known = useRef();
  useLayoutEffect(() => {
    const newest = BigInt(newestOwn ?? 0);
    const isNew = known.current !== undefined && newest > known.current;
    if (isNew || (ready && known.current === undefined)) known.current = newest;
    if (isNew) onNew();
  }, [newestOwn, ready]);
}

function countAfter(shown, seen) {
  return seen === undefined ? 0 : shown.filter(({ id }) => BigInt(id) > BigInt(seen)).length;
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
