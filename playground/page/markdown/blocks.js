import { parseInline } from './inline.js';

const FENCE = /```(?:([\w+-]+)\n)?([\s\S]+?)```/;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** The kinds of block that begin with a mark of their own; each reads from `lines[at]` and says how many it took. */
const BLOCKS = [readHeading, readSmall, readRestQuote, readQuote, readList];

/** Discord's markdown as a list of blocks; a paragraph keeps its line breaks. */
export function parseMarkdown(text) {
  const fence = FENCE.exec(text);
  if (fence === null) return parseLines(text);
  const [whole, language = '', code] = fence;
  const before = text.slice(0, fence.index).replace(/\n$/, '');
  const after = text.slice(fence.index + whole.length).replace(/^\n/, '');
  return [
    ...parseLines(before),
    { kind: 'code-block', language, text: code.replace(/^\n|\n$/g, '') },
    ...parseMarkdown(after),
  ];
}

function parseLines(text) {
  if (text === '') return [];
  const lines = text.split('\n');
  const blocks = [];
  let paragraph = [];
  const closeParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const block = readBlock(lines, at);
    if (block === undefined) {
      paragraph.push(lines[at]);
      at += 1;
      continue;
    }
    closeParagraph();
    blocks.push(block.node);
    at += block.taken;
  }
  closeParagraph();
  return blocks;
}

function readBlock(lines, at) {
  for (const read of BLOCKS) {
    const block = read(lines, at);
    if (block !== undefined) return block;
  }
  return undefined;
}

function readHeading(lines, at) {
  const caught = /^(#{1,3}) +(.+)$/.exec(lines[at]);
  if (caught === null) return undefined;
  return { node: { kind: 'heading', level: caught[1].length, children: parseInline(caught[2]) }, taken: 1 };
}

function readSmall(lines, at) {
  const caught = /^-# +(.+)$/.exec(lines[at]);
  if (caught === null) return undefined;
  return { node: { kind: 'small', children: parseInline(caught[1]) }, taken: 1 };
}

function readRestQuote(lines, at) {
  if (!lines[at].startsWith('>>> ')) return undefined;
  const text = [lines[at].slice(4), ...lines.slice(at + 1)].join('\n');
  return { node: { kind: 'quote', children: parseLines(text) }, taken: lines.length - at };
}

function readQuote(lines, at) {
  const quoted = takeWhile(lines, at, (line) => line.startsWith('> ') || line === '>');
  if (quoted.length === 0) return undefined;
  const text = quoted.map((line) => line.slice(2)).join('\n');
  return { node: { kind: 'quote', children: parseLines(text) }, taken: quoted.length };
}

function readList(lines, at) {
  const items = takeWhile(lines, at, (line) => LIST_ITEM.test(line)).map((line) => LIST_ITEM.exec(line));
  if (items.length === 0) return undefined;
  const flat = items.map(([, indent, mark, text]) => ({ depth: indent.length, mark, text }));
  return { node: nestList(flat), taken: items.length };
}

/** Items indented deeper than the first belong to the item above them. */
function nestList(flat) {
  const [first] = flat;
  const items = [];
  for (let at = 0; at < flat.length; ) {
    const deeper = takeWhile(flat, at + 1, (item) => item.depth > first.depth);
    const inner = deeper.length > 0 ? [nestList(deeper)] : [];
    items.push({ children: parseInline(flat[at].text), inner });
    at += 1 + deeper.length;
  }
  const ordered = /\d/.test(first.mark);
  return { kind: 'list', ordered, start: ordered ? Number.parseInt(first.mark, 10) : 1, items };
}

function takeWhile(list, at, test) {
  let end = at;
  while (end < list.length && test(list[end])) end += 1;
  return list.slice(at, end);
}
