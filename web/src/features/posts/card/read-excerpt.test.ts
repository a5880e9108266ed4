import { expect, test } from 'vitest';
import { readExcerpt, type ExcerptNode } from './read-excerpt.ts';

function written(nodes: ExcerptNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      const name = node.kind === 'link' ? `link ${node.href}` : node.kind;
      return `{${name}:${written(node.children)}}`;
    })
    .join('');
}

test('blocks run together, emphasis and links stay', () => {
  const html =
    '<h2>题</h2><p>一<strong>二<em>三</em></strong><br>四</p><ul><li>五</li></ul>' +
    '<p><a data-mention="3" href="/user/3">@三</a> <a href="https://x.example/?a=1&amp;b=2" rel="nofollow">外</a></p>';
  expect(written(readExcerpt(html))).toBe(
    '题 一{strong:二{em:三}} 四 五 {link /user/3:@三} {link https://x.example/?a=1&b=2:外} ',
  );
});

test.each([
  ['<img src="/files/images/a.webp" alt="x">字', '字'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<a href="javascript:alert(1)">按</a>', '按'],
  ['<a href="//elsewhere.example">按</a>', '按'],
  ['<a href="java&#115;cript:alert(1)">按</a>', '按'],
  ['<svg onload="alert(1)"><a href="data:text/html,x">按</a></svg>', '按'],
  ['&lt;b onclick=x&gt; &amp;lt;', '<b onclick=x> &lt;'],
  ['<a href="/x">外<a href="/y">内</a>后</a>', '{link /x:外内}后'],
  ['<a href="/x"><em>外<a href="/y">内</a></em></a>', '{link /x:{em:外内}}'],
  ['</strong>多余</p><strong>没关', '多余 {strong:没关}'],
])('%s becomes %s', (html, expected) => {
  expect(written(readExcerpt(html))).toBe(expected);
});
