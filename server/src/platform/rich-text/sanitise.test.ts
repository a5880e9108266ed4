import { limits } from '@zaojie/contract/limits';
import * as fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { RichTextRefused, sanitiseRichText } from './sanitise.ts';
import { xssCorpus } from './xss-corpus.rig.ts';

const picture = `/files/images/ab/${'ab'.repeat(16)}-1000.webp`;
const rel = 'nofollow ugc noopener';
const tagsLeft = /^(p|br|h2|h3|ul|ol|li|blockquote|pre|code|strong|em|s|a|img)$/;
const { document } = new Window();

/** What the markup holds that it may not, as another reader than the sanitiser's own sees it. */
function faultsOf(html: string): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    if (!tagsLeft.test(tag)) return [tag];
    return [...element.attributes]
      .filter(({ name, value }) => !isAllowed(tag, name, value))
      .map(({ name, value }) => `${tag} ${name}=${value}`);
  });
}

function isAllowed(tag: string, name: string, value: string | null): boolean {
  if (value === null) return false;
  if (tag === 'a') {
    if (name === 'href')
      return /^(https?:\/\/[^/\\@\s]+([/?#][^\\\s]*)?|\/(?![/\\])\S*|mailto:\S+)$/i.test(value);
    if (name === 'data-mention') return /^\d+$/.test(value);
    return (name === 'rel' && value === rel) || (name === 'target' && value === '_blank');
  }
  if (tag !== 'img') return false;
  if (name === 'src') return /^\/files\/images\/[0-9a-f/]+-\d+\.webp$/.test(value);
  return name === 'alt' || ((name === 'width' || name === 'height') && /^\d+$/.test(value));
}

describe('the corpus', () => {
  it('has many payloads, no two the same, and a check that sees them', () => {
    expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
    expect(xssCorpus.length).toBeGreaterThanOrEqual(200);
    expect(xssCorpus.filter((payload) => faultsOf(payload).length > 0).length).toBeGreaterThan(200);
  });

  it.each(xssCorpus)('leaves nothing that acts: %j', (payload) => {
    const clean = sanitiseRichText(payload);
    expect(faultsOf(clean)).toEqual([]);
    expect(sanitiseRichText(clean)).toBe(clean);
  });

  it('holds in any mixture', () => {
    const mixture = fc.array(fc.constantFrom(...xssCorpus), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(mixture, fc.nat(40), (payloads, cut) => {
        const clean = sanitiseRichText(
          payloads.map((payload) => payload.slice(0, payload.length - cut)).join(''),
        );
        expect(faultsOf(clean)).toEqual([]);
        expect(sanitiseRichText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

it('gives again what it gave once, whatever it was given', () => {
  const names =
    'p,br,h1,h2,ul,li,blockquote,pre,b,a,img,svg,div,table,td,select,option,form,button,script'.split(',');
  const piece = fc.oneof(
    fc.constantFrom(...names).map((name) => `<${name}>`),
    fc.constantFrom(...names).map((name) => `</${name}>`),
    fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      '&lt;',
      '&#0;',
      '&#x1;',
      '<!--',
      '-->',
      '\0',
      '\ud83d',
      `<img src="${picture}">`,
    ),
    fc.constantFrom(
      '<a href="/x">',
      '<a href="https://a.b/?c&d">',
      '<a data-mention=1 href=/user/1>',
      '</a >',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const clean = sanitiseRichText(pieces.join(''));
      expect(sanitiseRichText(clean)).toBe(clean);
      expect(faultsOf(clean)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

describe('what the editor makes', () => {
  it.each([
    '<h2>题</h2><p>一<strong>二</strong><em>三</em><s>四</s><br />五</p>',
    '<ul><li><p>一</p></li></ul><ol><li>二</li></ol><blockquote><p>三</p></blockquote>',
    '<pre><code>if (a &lt; b &amp;&amp; c) {}\n</code></pre>',
    `<p><img src="${picture}" alt="图" width="10" height="20" /></p>`,
    `<p><a href="https://a.example/?b=1&amp;c=2#d" rel="${rel}" target="_blank">x</a></p>`,
    `<p><a href="/post/1" rel="${rel}">x</a> <a href="mailto:a@b.example" rel="${rel}">y</a></p>`,
    '<p><a data-mention="12" href="/user/12">@某人</a> 👩‍👩‍👧 你好</p>',
  ])('passes unchanged: %s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('rewrites what pasted text says in other words', () => {
    expect(sanitiseRichText('<h1>a</h1><p><b>b</b><i>c</i><del>d</del><span>e</span></p>')).toBe(
      '<h2>a</h2><p><strong>b</strong><em>c</em><s>d</s>e</p>',
    );
  });
});

it('makes a mention of another address a plain link', () => {
  const clean = sanitiseRichText('<a data-mention="1" href="/user/2">@x</a>');
  expect(clean).toBe(`<a href="/user/2" rel="${rel}">@x</a>`);
});

it('keeps the text of a link that may not lead anywhere, and nothing of a foreign picture', () => {
  expect(sanitiseRichText('<p><a href="javascript:x">a</a><img src="https://a.example/b.png"></p>')).toBe(
    '<p>a</p>',
  );
});

describe('markup made to cost time', () => {
  it.each([
    '<em>',
    '<svg><p>',
    '<div>',
    '<p>',
    '</p>',
    '<a href=x>',
    '<img>',
    '<br>',
    '<',
    '&',
    '<!--',
    '<a x="',
    '<b><i></b>',
    '<li><ul>',
  ])('is refused or read in time: %s', (piece) => {
    for (const length of [limits.post.contentMax, 1_000_000]) {
      const bomb = piece.repeat(Math.floor(length / piece.length));
      const before = process.cpuUsage();
      try {
        sanitiseRichText(bomb);
      } catch (error) {
        expect(error).toBeInstanceOf(RichTextRefused);
      }
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    }
  });

  it('says why it refuses', () => {
    expect(() => sanitiseRichText('<em>'.repeat(101))).toThrow('too_deep');
    expect(sanitiseRichText(`${'<em>'.repeat(100)}a`)).toContain('a');
    expect(() => sanitiseRichText('<br>'.repeat(20_001))).toThrow('too_much_markup');
    expect(sanitiseRichText('<br>'.repeat(20_000))).toBe('<br />'.repeat(20_000));
    expect(() => sanitiseRichText('a'.repeat(limits.post.contentMax + 1))).toThrow('too_long');
    expect(sanitiseRichText('a'.repeat(limits.post.contentMax))).toHaveLength(limits.post.contentMax);
  });
});
