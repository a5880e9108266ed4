import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';
import { splitLongWords } from './split-long-words.ts';
import { readKeyword } from './search-query.ts';

describe('a snippet', () => {
  it('is a short text as it stands', () => {
    expect(snippetOf('短的文字', ['文'])).toBe('短的文字');
  });

  it('holds the first match, however it is spelled', () => {
    const long = `${'前'.repeat(200)}ＵＮＩＴＹ引擎${'后'.repeat(200)}`;
    expect(snippetOf(long, ['unity'])).toContain('ＵＮＩＴＹ引擎');
    expect(snippetOf(long, ['unity'])).toMatch(/^…前+ＵＮＩＴＹ.*后…$/u);
    expect(snippetOf(long, ['没有'])).toMatch(/^前+…$/u);
    expect(snippetOf(`${'前'.repeat(200)}末`, ['末'])).toMatch(/^…前+末$/u);
  });

  it('is never longer than 100 characters and cuts none in two', () => {
    const part = fc.constantFrom('😀', '𠀀', 'ﷺ', '字', 'Ａ', ' ', 'ab');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 300 }), fc.array(part, { maxLength: 3 }), (parts, terms) => {
        const snippet = snippetOf(parts.join(''), terms);
        expect([...snippet].length).toBeLessThanOrEqual(100);
        expect(snippet).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

it.each([
  ['独立游戏教程', ['独立', '游戏', '教程']],
  ['Unity独立游戏', ['Unity', '独立', '游戏']],
  ['画师', null],
  ['三个字', null],
  ['unity', null],
])('cuts %s into words: %j', (keyword, words) => {
  expect(splitLongWords(keyword)).toEqual(words);
});

it.each([
  ['Unity 像素', { words: ['unity', '像素'], terms: ['Unity', '像素'], patterns: [], isPlain: false }],
  ['像素画', { words: ['像素画'], terms: ['像素画'], patterns: ['%像素画%'], isPlain: true }],
  ['Ｃ＃ 画 画', { words: ['c', '画', '画'], terms: ['C', '画'], isPlain: false }],
])('reads %s', (keyword, read) => {
  expect(readKeyword(keyword)).toMatchObject(read);
});

it.each([
  ['像素画', "'像素' & '素画'"],
  ['画', "'画'"],
  ['unity 引擎', "'unity' & '引擎'"],
  ['引擎 Uni', "'引擎' & 'uni':*"],
])('asks for %s by %s', (keyword, tsquery) => {
  expect(readKeyword(keyword)?.tsquery()).toBe(tsquery);
});

it('finds no word in signs', () => {
  for (const keyword of ['', '😀', "'", '\\', '&|!', '<->', ':*', '……'])
    expect(readKeyword(keyword)).toBeNull();
});
