import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excerptOf,
  imagesOf,
  isEmptyRichText,
  mentionsOf,
  plainTextOf,
  sanitiseRichText,
} from './sanitise.ts';
import { xssCorpus } from './xss-corpus.rig.ts';

const picture = `/files/images/ab/${'ab'.repeat(16)}-1000.webp`;

describe('an excerpt', () => {
  it.each([
    ['<p>一二三四五</p>', 5, '<p>一二三四五</p>'],
    ['<p>一二三四五六</p>', 5, '<p>一二三四五…</p>'],
    ['<p>一二<strong>三四五</strong>六</p><p>七</p>', 4, '<p>一二<strong>三四…</strong></p>'],
    ['<p>a &amp; b &lt; c</p>', 3, '<p>a &amp;…</p>'],
    ['<p>😀😀😀</p>', 2, '<p>😀😀…</p>'],
    [`<p><img src="${picture}" alt="" /></p><p>字</p>`, 5, '<p>字</p>'],
    ['<ul><li>一</li><li>二</li></ul>', 1, '<ul><li>一</li><li>…</li></ul>'],
    ['<p>一<br />二</p>', 2, '<p>一<br />…</p>'],
  ])('of %s by %d is %s', (html, max, excerpt) => {
    expect(excerptOf(html, max)).toBe(excerpt);
  });

  it('is sanitised markup of that length, whatever it is taken from', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...xssCorpus, '<p>一二', '</p>')), fc.nat(60), (payloads, max) => {
        const excerpt = excerptOf(sanitiseRichText(payloads.join('')), max);
        expect(sanitiseRichText(excerpt)).toBe(excerpt);
        expect([...plainTextOf(excerpt, 1000).replaceAll(/[ …]/g, '')].length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

it('reads the text on one line', () => {
  expect(plainTextOf('<h2>题</h2><p>一<strong>二</strong>\n &lt;三&gt;<br />四</p>', 50)).toBe(
    '题 一二 <三> 四',
  );
  expect(plainTextOf('<p>😀😀😀</p>', 2)).toBe('😀😀');
});

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p> \u00a0\u200b<br /></p>', true],
  ['<p>字</p>', false],
  [`<p><img src="${picture}" alt="" /></p>`, false],
])('knows whether %j is empty', (html, isEmpty) => {
  expect(isEmptyRichText(html)).toBe(isEmpty);
});

it('lists who is mentioned and which pictures are shown, each once', () => {
  const html = sanitiseRichText(
    `<a data-mention="3" href="/user/3">@a</a><a data-mention="2" href="/user/2">@b</a>
     <a data-mention="3" href="/user/3">@a</a><a data-mention="4" href="/user/5">@c</a>
     <img src="${picture}"><img src="${picture}"><img src="https://a.example/x.webp">
     <img src="${picture.replace('1000', '20')}" alt='<img src="/x">'>`,
  );
  expect(mentionsOf(html)).toEqual([3, 2]);
  expect(imagesOf(html)).toEqual([picture, picture.replace('1000', '20')]);
});
