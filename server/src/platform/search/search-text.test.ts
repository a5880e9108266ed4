import * as fc from 'fast-check';
import { sql } from 'kysely';
import { isStorableText } from '@zaojie/contract/text-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Database } from '../../db/database.ts';
import { plainTextOf, sanitiseRichText } from '../rich-text/sanitise.ts';
import { readKeyword } from './search-query.ts';
import { fold, isIdeographic, wordsOf } from './words.ts';

let database: TestDatabase;
let opened: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = connectDatabase({
    connectionString: database.connectionString,
    maxConnections: 2,
    connectionTimeoutMs: 60_000,
  });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function value<T>(expression: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await sql<{ value: T }>`select ${expression} as value`.execute(opened.db);
  if (!rows[0]) throw new Error('no row');
  return rows[0].value;
}

const ideograph = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code));
const piece = fc.oneof(
  { weight: 4, arbitrary: ideograph },
  { weight: 2, arbitrary: fc.constantFrom(...'画游戏的一，。！ 　\n') },
  { weight: 2, arbitrary: fc.constantFrom(...'aZ09ＡｚéÀΣжЖ', 'unity', 'ﬁ', '㎏', '①') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...`'"\\:*&|!<->()%_^$;`, '😀', '👩‍👩‍👧', '\u200b', '𠀀', 'かな', '한글'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }).filter(isStorableText) },
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const keyword = text.map((all) => [...all].slice(0, 50).join('')).filter(isStorableText);
// İ has no lower case of one letter in Unicode, and one in some locales.
const isPlainCase = (all: string) => !all.includes('İ');
const settings = { numRuns: 150 };

test('the database cuts texts as we do', async () => {
  await fc.assert(
    fc.asyncProperty(text.filter(isStorableText).filter(isPlainCase), async (all) => {
      expect(await value(sql<string>`search_fold(${all})`)).toBe(fold(all));
      const words = await value(sql<string[]>`search_words(search_fold(${all}))`);
      expect(words).toEqual(wordsOf(all).map(fold));
      for (const word of words) {
        expect(await value(sql<boolean>`search_is_ideographic(${word})`)).toBe(isIdeographic(word));
      }
    }),
    settings,
  );
});

test('the database reads keywords as we do', async () => {
  await fc.assert(
    fc.asyncProperty(keyword.filter(isPlainCase), async (asked) => {
      const query = readKeyword(asked);
      for (const mark of ['', '^'] as const) {
        const theirs = await value(sql<string | null>`search_query(${asked}, ${mark})::text`);
        const ours = query && (await value(sql<string>`${query.tsquery(mark)}::tsquery::text`));
        expect(theirs).toBe(ours);
      }
      expect(await value(sql<string[]>`search_patterns(${asked})`)).toEqual(query?.patterns ?? []);
    }),
    settings,
  );
});

test('no keyword makes a query of its own', async () => {
  await fc.assert(
    fc.asyncProperty(keyword, async (asked) => {
      const query = readKeyword(asked);
      if (!query) return;
      for (const word of query.words) expect(word).not.toMatch(/['"\\:*&|!<>()%_^\s-]/u);
      const shape = query.tsquery().replaceAll(/'[^']+'/gu, 'w');
      expect(shape).toMatch(/^w( & w)*(:\*)?$/u);
      expect(await value(sql<boolean>`search_vector(${asked}) @@ ${query.tsquery()}::tsquery`)).toBe(true);
    }),
    settings,
  );
});

test('every part of a Chinese text finds it', async () => {
  const some = fc.array(fc.constantFrom(...'天地玄黄宇宙洪荒日月盈昃'), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(some, fc.nat(), fc.nat(), async (characters, at, length) => {
      const start = at % characters.length;
      const part = characters.slice(start, start + 1 + (length % 50)).join('');
      const query = readKeyword(part);
      const all = characters.join('');
      const isFound = sql<boolean>`search_vector('题', ${all}) @@ ${query?.tsquery()}::tsquery
        and search_key(${all}) like all (${query?.patterns}::text[])`;
      expect(await value(isFound)).toBe(true);
    }),
    settings,
  );
});

test('the text of a post is the text of its markup', async () => {
  const pieces = fc.constantFrom(
    '<p>一二',
    '</p>',
    '<strong>三</strong>',
    '<br>',
    '<ul><li>四',
    '</li></ul>',
    'a &lt; b',
    '&amp;lt;',
    '"',
    "<a href='/x'>链</a>",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
      const html = sanitiseRichText(parts.join(''));
      expect(await value(sql<string>`post_text(${html})`)).toBe(plainTextOf(html, 1000));
    }),
    settings,
  );
});

test.each([
  ['one run of 200,000 characters', '天地玄黄'.repeat(50_000)],
  [
    '200,000 different characters',
    Array.from({ length: 200_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join(''),
  ],
  ['a word without an end', 'a'.repeat(200_000)],
  ['characters that unfold', 'ﷺ'.repeat(200_000)],
])('%s can be indexed', async (_, long) => {
  expect(await value(sql<number>`length(search_vector('题', ${long}))`)).toBeGreaterThan(0);
});
