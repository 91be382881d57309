import { clock } from '../clock.js';
import { formatDate } from '../markdown/timestamp.js';
import { say } from '../words/say.js';

const TOGETHER_MS = 7 * 60_000;
const SYSTEM_TYPES = new Set([1, 2, 3, 4, 5, 6, 7, 18, 21]);

/**
 * The messages, and the notes about commands without an answer, in the order of their ids, which is that of time: with
 * a line between days, and one above the first message that is new. `compact` messages follow one of the same author
 * within minutes and need no head of their own.
 */
export function groupMessages({ messages, notes, firstNew }) {
  const entries = [];
  const waiting = [...notes];
  let previous;
  const addNotes = (before) => {
    while (waiting.length > 0 && (before === undefined || BigInt(waiting[0].id) < BigInt(before.id))) {
      const interaction = waiting.shift();
      entries.push({ kind: 'note', key: interaction.id, interaction });
      previous = previous && { date: previous.date };
    }
  };
  for (const message of messages) {
    addNotes(message);
    const date = new Date(message.timestamp);
    if (previous === undefined || previous.date.toDateString() !== date.toDateString()) {
      entries.push({ kind: 'day', key: `day-${message.id}`, date });
      previous = undefined;
    }
    if (message.id === firstNew) {
      entries.push({ kind: 'new', key: 'new' });
      previous = undefined;
    }
    entries.push({ kind: 'message', key: message.id, message, compact: follows(previous?.message, message) });
    previous = { message, date };
  }
  addNotes();
  return entries;
}

export function isSystem(message) {
  return SYSTEM_TYPES.has(message.type);
}

export function formatDay(date) {
  return formatDate(date, 'D');
}

/** The time of a message, as near as the reader needs it. */
export function formatMoment(timestamp) {
  const date = new Date(timestamp);
  const days = Math.round((startOfDay(clock.now()) - startOfDay(date)) / 86_400_000);
  const time = formatDate(date, 't');
  if (days === 0) return time;
  if (days === 1) return say('message.yesterday', { time });
  return `${formatDate(date, 'd')} ${time}`;
}

function startOfDay(moment) {
  return new Date(moment).setHours(0, 0, 0, 0);
}

function follows(before, message) {
  if (before === undefined || isSystem(before) || isSystem(message)) return false;
  if (message.page.usedBy || message.referenced_message || message.type === 19) return false;
  const isNear = Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
  return isNear && before.author.id === message.author.id && before.page.ephemeral === message.page.ephemeral;
}
