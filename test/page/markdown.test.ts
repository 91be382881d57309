import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageModule } from './page-module.js';

interface Node {
  readonly kind: string;
  readonly text?: string;
  readonly language?: string;
  readonly children?: readonly Node[];
  readonly items?: readonly { readonly children: readonly Node[]; readonly inner: readonly Node[] }[];
}

const { parseMarkdown } = await pageModule<{ parseMarkdown(text: string): readonly Node[] }>(
  'markdown/blocks.js',
);

/** A tree written short: `bold(x)`, `user:1`, text as it is. */
function short(node: Node): string {
  const { kind, text, children = [], items = [], ...rest } = node;
  const inside = [
    ...children.map(short),
    ...items.map((item) => `[${[...item.children, ...item.inner].map(short).join('')}]`),
  ];
  if (kind === 'text') return text ?? '';
  const details = Object.entries(rest).map(([key, value]) => `${key}=${String(value)}`);
  return `${kind}(${[...details, ...(text === undefined ? [] : [text]), ...inside].join('|')})`;
}

function read(text: string): string {
  return parseMarkdown(text).map(short).join(' ');
}

describe('inline marks', () => {
  test.each([
    ['**bold** and *slanted* and _too_', 'paragraph(bold(bold)| and |italic(slanted)| and |italic(too))'],
    ['***both***', 'paragraph(bold(italic(both)))'],
    ['__under__ ~~gone~~ ||hidden||', 'paragraph(underlined(under)| |struck(gone)| |spoiler(hidden))'],
    ['`a *b*` and ``c ` d``', 'paragraph(code(a *b*)| and |code(c ` d))'],
    ['snake_case_name and 2 * 3 * 4', 'paragraph(snake_case_name and 2 * 3 * 4)'],
    ['\\*not bold\\*', 'paragraph(*not bold*)'],
    ['**open', 'paragraph(**open)'],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe('mentions, moments and links', () => {
  test.each([
    ['<@12> <@!12> <@&3> <#4>', 'paragraph(user(id=12)| |user(id=12)| |role(id=3)| |channel(id=4))'],
    ['</play woodland-tricks:9>', 'paragraph(command(name=play woodland-tricks|id=9))'],
    ['<t:1700000000:R> <t:5>', 'paragraph(time(seconds=1700000000|style=R)| |time(seconds=5|style=f))'],
    ['<:acorn:77>', 'paragraph(emoji(name=acorn|id=77|animated=false))'],
    [
      '[the *rules*](https://a.example/b_(c))',
      'paragraph(link(url=https://a.example/b_(c)|the |italic(rules)))',
    ],
    ['see https://a.example/x.', 'paragraph(see |link(url=https://a.example/x|https://a.example/x)|.)'],
    ['[no](javascript:alert(1))', 'paragraph([no](javascript:alert(1)))'],
    ['<b>plain</b>', 'paragraph(<b>plain</b>)'],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe('blocks', () => {
  test.each([
    [
      '# One\n## Two\n### Three\n-# small',
      'heading(level=1|One) heading(level=2|Two) heading(level=3|Three) small(small)',
    ],
    ['- a\n  - b\n- c', 'list(ordered=false|start=1|[alist(ordered=false|start=1|[b])]|[c])'],
    ['3. a\n4. b', 'list(ordered=true|start=3|[a]|[b])'],
    ['> a\n> b\nc', 'quote(paragraph(a\nb)) paragraph(c)'],
    ['>>> a\nb', 'quote(paragraph(a\nb))'],
    ['before\n```js\n**x**\n```\nafter', 'paragraph(before) code-block(language=js|**x**) paragraph(after)'],
    ['#channel is no heading', 'paragraph(#channel is no heading)'],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

test('no text is too strange to be read, and no letter of it is lost', () => {
  const letters = fc.constantFrom(
    '*',
    '_',
    '~',
    '|',
    '`',
    '<',
    '>',
    '[',
    ']',
    '(',
    '\\',
    '@',
    '#',
    '-',
    ' ',
    '\n',
    'a',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), (written) => {
      const text = `${written.join('')}z`;
      expect(countOf('az', JSON.stringify(parseMarkdown(text).map(textsOf)))).toBe(
        countOf('az', JSON.stringify(text)),
      );
    }),
  );
});

function textsOf(node: Node): string {
  const items = (node.items ?? []).flatMap((item) => [...item.children, ...item.inner]);
  return [node.language ?? '', node.text ?? '', ...[...(node.children ?? []), ...items].map(textsOf)].join(
    '',
  );
}

function countOf(letters: string, text: string): number {
  return [...text.replaceAll('\\n', '')].filter((letter) => letters.includes(letter)).length;
}
