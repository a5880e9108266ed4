import { expect, test } from 'vitest';
import { readWords, type WordsElement, type WordsNode } from './read-words.ts';

const elementsIn = (nodes: readonly WordsNode[]): WordsElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

test('what the sanitiser wrote is read as it stands', () => {
  const html =
    '<h2>一</h2><p>a &amp; b<br />c <strong>d<em>e</em></strong></p><ul><li>x</li><li>y</li></ul>' +
    '<p><a href="/user/7" data-mention="7">@某</a><img src="/files/1.webp" alt="图" width="10" height="20" /></p>';
  expect(readWords(html)).toEqual([
    { tag: 'h2', attributes: {}, children: ['一'] },
    {
      tag: 'p',
      attributes: {},
      children: [
        'a & b',
        { tag: 'br', attributes: {}, children: [] },
        'c ',
        {
          tag: 'strong',
          attributes: {},
          children: ['d', { tag: 'em', attributes: {}, children: ['e'] }],
        },
      ],
    },
    {
      tag: 'ul',
      attributes: {},
      children: [
        { tag: 'li', attributes: {}, children: ['x'] },
        { tag: 'li', attributes: {}, children: ['y'] },
      ],
    },
    {
      tag: 'p',
      attributes: {},
      children: [
        { tag: 'a', attributes: { href: '/user/7', 'data-mention': '7' }, children: ['@某'] },
        {
          tag: 'img',
          attributes: { src: '/files/1.webp', alt: '图', width: '10', height: '20' },
          children: [],
        },
      ],
    },
  ]);
});

test('elements that a browser would take apart are not put into each other', () => {
  expect(readWords('<p>a<h2>b</h2></p>c')).toEqual([
    { tag: 'p', attributes: {}, children: ['a'] },
    { tag: 'h2', attributes: {}, children: ['b'] },
    'c',
  ]);
  expect(readWords('<a href="/a">x<a href="/b">y</a></a>')).toEqual([
    { tag: 'a', attributes: { href: '/a' }, children: ['x', 'y'] },
  ]);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ' /x', ''])(
  'a link to %j is its words',
  (href) => {
    expect(readWords(`<a href="${href}">w</a>`)).toEqual(['w']);
  },
);

test('a picture from elsewhere is nothing', () => {
  expect(readWords('<img src="https://evil.example/x.png">')).toEqual([]);
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/files/x.png" onerror="alert(1)" style="x">',
  '<svg/onload=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="JAVASCRIPT:alert(1)" target="_top">x</a>',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="/x"><input name="y"><button>z</button></form>',
  '<A HREF="javascript:alert(1)">x</A>',
  '<a href="https://a.example" href="javascript:alert(1)">x</a>',
];

test('of attacks that nobody cleaned only harmless elements are left', () => {
  for (const { tag, attributes } of attacks.flatMap((payload) => elementsIn(readWords(payload)))) {
    expect('p br h2 h3 ul ol li blockquote pre code strong em s a img'.split(' ')).toContain(tag);
    for (const [name, value] of Object.entries(attributes)) {
      expect(['href', 'data-mention', 'src', 'alt', 'width', 'height']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:)/i);
      if (name === 'src') expect(value.startsWith('/files/')).toBe(true);
    }
  }
});

test('what stands too deep in itself is read without its marks', () => {
  const deep = readWords(`${'<blockquote>'.repeat(20_000)}底${'</blockquote>'.repeat(20_000)}`);
  expect(elementsIn(deep)).toHaveLength(24);
  expect(JSON.stringify(deep)).toContain('底');
});
