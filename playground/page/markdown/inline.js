/**
 * Discord's markdown within a line, as a tree of nodes: `{ kind: 'text', text }`, or a kind with `children`.
 * Each rule is a pattern tried where the reading stands, and a function from what it caught to a node.
 */
const RULES = [
  [/\\([\\*_~|`<>[\]()#\-:@])/y, ([, text]) => ({ kind: 'text', text })],
  [/(`{1,2})((?:[^`]|(?!\1)`)+)\1(?!`)/y, ([, , text]) => ({ kind: 'code', text: text.trim() || text })],
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: 'user', id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: 'role', id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: 'channel', id })],
  [/<\/([^:>]+):(\d+)>/y, ([, name, id]) => ({ kind: 'command', name, id })],
  [
    /<(a?):(\w+):(\d+)>/y,
    ([, animated, name, id]) => ({ kind: 'emoji', name, id, animated: animated === 'a' }),
  ],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    ([, seconds, style = 'f']) => ({ kind: 'time', seconds: Number(seconds), style }),
  ],
  [/@(everyone|here)\b/y, ([, name]) => ({ kind: 'everyone', name })],
  [
    /\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?\)/y,
    ([, label, url]) => ({ kind: 'link', url, children: parseInline(label, 'in-link') }),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/y, ([url]) => link(url)],
  [/\|\|([\s\S]+?)\|\|/y, wrap('spoiler')],
  [/~~([\s\S]+?)~~/y, wrap('struck')],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, wrap('bold')],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, wrap('underlined')],
  [/\*(?=[^\s*])((?:\\.|\*\*[^*]+\*\*|[^*\\])+)(?<!\s)\*(?!\*)/sy, wrap('italic')],
  [/\b_((?:\\.|__[^_]+__|[^_\\])+)_\b/sy, wrap('italic')],
];

/** Plain text runs up to where some rule could begin. */
const PLAIN = /[\s\S]+?(?=[\\*_~|`<[@]|https?:\/\/|$)/y;

export function parseInline(text, place) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const { node, length } = readNode(text, at, place);
    append(nodes, node);
    at += length;
  }
  return nodes;
}

function readNode(text, at, place) {
  for (const [pattern, make] of RULES) {
    const caught = matchAt(pattern, text, at);
    if (caught === null) continue;
    const node = make(caught);
    // A link can't stand in a link.
    if (place === 'in-link' && node.kind === 'link') continue;
    return { node, length: caught[0].length };
  }
  const [plain] = matchAt(PLAIN, text, at) ?? [text[at]];
  return { node: { kind: 'text', text: plain }, length: plain.length };
}

function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function append(nodes, node) {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text')
    nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text };
  else nodes.push(node);
}

function wrap(kind) {
  return ([, content]) => ({ kind, children: parseInline(content) });
}

function link(url) {
  return { kind: 'link', url, children: [{ kind: 'text', text: url }] };
}
