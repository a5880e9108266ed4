import { wordLevelNames, type WordLevel } from '@zaojie/contract/words/word-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ListedWord } from './automaton.rules.ts';

export async function readStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`select stamp::text as stamp from watched_words_stamp`.execute(
    db,
  );
  return rows[0]?.stamp ?? '';
}

export async function readWords(db: Db): Promise<ListedWord[]> {
  const rows = await db.selectFrom('watched_words').select(['word', 'level']).orderBy('id').execute();
  return rows as ListedWord[];
}

export type WordRow = { id: number; word: string; level: WordLevel; created_at: Date };
export type WordList = { level: WordLevel | null; keyword: string; limit: number; offset: number };

const where = ({ level, keyword }: Pick<WordList, 'level' | 'keyword'>) => sql`
  where ${level === null ? sql`true` : sql`level = ${level}`}
    and ${keyword === '' ? sql`true` : sql`strpos(key, ${keyword}) > 0`}`;

/** At most ten thousand: looking through all of them for a part of a word is quick. */
export function wordsQuery(list: WordList): RawBuilder<WordRow> {
  return sql<WordRow>`select id, word, level, created_at from watched_words ${where(list)}
    order by id desc limit ${list.limit} offset ${list.offset}`;
}

export async function countWords(
  db: Db,
  filter: Pick<WordList, 'level' | 'keyword'>,
): Promise<{ total: number; counts: Record<WordLevel, number> }> {
  const { rows } = await sql<{ level: WordLevel; count: number; found: number }>`
    select level, count(*)::int as count,
      count(*) filter (where ${filter.keyword === '' ? sql`true` : sql`strpos(key, ${filter.keyword}) > 0`})::int as found
    from watched_words group by level`.execute(db);
  const counts = Object.fromEntries(
    wordLevelNames.map((level) => [level, rows.find((row) => row.level === level)?.count ?? 0]),
  ) as Record<WordLevel, number>;
  const total = rows
    .filter((row) => filter.level === null || row.level === filter.level)
    .reduce((sum, row) => sum + row.found, 0);
  return { total, counts };
}

export type NewWord = ListedWord & { key: string };

/** Whoever changes the list does so after whoever was before. */
export async function lockWords(tx: Tx): Promise<number> {
  await sql`select from watched_words_stamp for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from watched_words`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** New ones come in; those that are there get the level they are given now. */
export async function putWords(
  tx: Tx,
  words: readonly NewWord[],
  { adminId, now }: { adminId: number; now: Date },
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into watched_words as w (word, key, level, added_by, created_at)
    select n.word, n.key, n.level, ${adminId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as n (word text, key text, level text)
    on conflict (key) do update set level = excluded.level where w.level <> excluded.level
    returning xmax = 0 as is_new`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  return { added, changed: rows.length - added };
}

export async function deleteWords(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('watched_words')
    .where('id', 'in', [...ids])
    .returning('word')
    .execute();
  return rows.map(({ word }) => word);
}
