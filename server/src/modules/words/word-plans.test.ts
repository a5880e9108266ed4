import { wordLevelNames, wordLimits } from '@zaojie/contract/words/word-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { costOf } from '../../../test/table-reads.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin } from '../../../test/test-people.ts';
import { deleteWords, putWords, readStamp, wordsQuery } from './word.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillTable(
    app.db,
    'watched_words',
    sql`insert into watched_words (word, key, level, created_at)
      select '词' || n, '词' || n, case when n % 100 = 0 then 'refuse' when n % 10 = 0 then 'mask' else 'hold' end, now()
      from generate_series(1, ${wordLimits.most - 100}::int) n`,
  );
  await sql`vacuum analyze watched_words`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

const tables = ['watched_words'];

test.each([null, ...wordLevelNames])(
  'a page of the list, by level %s, reads what it shows',
  async (level) => {
    for (const offset of [0, 50]) {
      const list = { level, keyword: '', limit: 50, offset };
      const { walked, most } = await costOf(app.db, tables, async (tx) => {
        expect((await wordsQuery(list).execute(tx)).rows).toHaveLength(
          level === 'refuse' && offset > 0 ? 49 : 50,
        );
      });
      expect(walked).toEqual([]);
      expect(most).toBeLessThanOrEqual(50 + offset);
    }
  },
);

test('what every call asks is one row, whatever the length of the list', async () => {
  expect(await costOf(app.db, tables, (tx) => readStamp(tx))).toEqual({ walked: [], most: 0 });
});

test('those that come in and go are found by what they are known by', async () => {
  const { id: adminId } = await createAdmin(app);
  const { rows } = await sql<{ id: number }>`select id from watched_words order by id limit 3`.execute(
    app.db,
  );
  const ids = rows.map(({ id }) => id);
  const { walked, most } = await costOf(app.db, tables, async (tx) => {
    const known = [{ word: '词7', key: '词7', level: 'mask' as const }];
    expect(await putWords(tx, known, { adminId, now: new Date() })).toEqual({ added: 0, changed: 1 });
    expect(await deleteWords(tx, ids)).toHaveLength(3);
  });
  expect(walked).toEqual([]);
  expect(most).toBeLessThanOrEqual(10);
});
