import type { SearchOrder } from '@zaojie/contract/search/search-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { statement } from '../../db/statement.ts';
import { readKeyword, type SearchQuery } from '../../platform/search/search-query.ts';
import { isCommon, isCommonInTitles } from './common-words.ts';
import { shapeOf, valuesOf } from './find-matches.ts';
import { guessFrequencies } from './frequency.queries.ts';
import { matchesQuery, type MatchPart, type MatchValues } from './match.queries.ts';
import { postSearch } from '../posts/post.search.ts';

const POSTS = 20_000;

let app: TestApp;
let readerId: number;
beforeAll(async () => {
  app = await startTestApp();
  readerId = (await createPerson(app)).id;
  for (const step of fill) await step.execute(app.db);
}, 180_000);
afterAll(() => app.close());

const CHUNK = 1_000;

/** 寻常 is in half of the posts, 偶见 in one of fifty, 罕有 in three; titles say 寻常 in one of four hundred, all of them old. */
const addPosts = (from: number) =>
  sql`insert into posts (user_id, title, content, excerpt, created_at)
    select (select min(id) from users), 'post ' || n || case when n % 400 = 0 and n > ${POSTS / 2}::int then '寻常' else '' end,
      '<p>' || case when n % 2 = 0 then '寻常' else '别的' end || case when n % 50 = 0 then '偶见' else '' end
        || case when n % 7000 = 0 then '罕有' else '' end || '</p>', '', now() - n * interval '1 minute'
    from generate_series(${from}::int, ${from + CHUNK - 1}::int) n`;
const fill = [
  ...Array.from({ length: POSTS / CHUNK }, (_, n) => addPosts(1 + n * CHUNK)),
  sql`insert into post_stats (post_id) select id from posts`,
  sql`analyze`,
];

function read(keyword: string): SearchQuery {
  const query = readKeyword(keyword);
  if (!query) throw new Error(`${keyword} holds no word`);
  return query;
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

type View = { order?: SearchOrder; since?: Date };

/** How many documents are read, and by which kinds of plan nodes; and how often the counts of a post. */
async function readingOf(keyword: string, { order = 'best', since }: View = {}) {
  const query = read(keyword);
  const frequencies = await guessFrequencies(app.db, query, ['post', 'user']);
  const frequency = frequencies.get('post') ?? { all: 0, anywhere: 0, inTitle: 0 };
  const part: MatchPart = {
    source: postSearch,
    isCommon: isCommon(frequency),
    isCommonInTitles: isCommonInTitles(frequency),
    top: 3,
    isAsked: true,
    order,
    isSince: since !== undefined,
  };
  const explained = statement<MatchValues, { 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    (v) => sql`explain (analyze, format json) ${matchesQuery(shapeOf(query, [part], true), v)}`,
  );
  const rows = await explained(
    app.db,
    valuesOf(query, { viewerId: readerId, now: new Date(), since: since ?? null, from: 1, to: 10 }),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const scansOf = (table: string) =>
    plan ? nodesOf(plan).filter((node) => node['Relation Name'] === table) : [];
  const touched = scansOf('search_posts').map(
    (node) => node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
  );
  return {
    rows: touched.reduce((sum, n) => sum + n, 0),
    nodes: scansOf('search_posts').map((node) => node['Node Type']),
    counts: scansOf('post_stats').map((node) => [node['Node Type'], node['Actual Loops']]),
  };
}

test('the planner guesses common and rare words well enough', async () => {
  const guesses = await guessFrequencies(app.db, read('寻常'), ['post', 'user']);
  const guess = guesses.get('post');
  expect(guess?.all).toBeGreaterThan(POSTS * 0.8);
  expect(guess?.anywhere).toBeGreaterThan(POSTS * 0.4);
  expect(guess?.anywhere).toBeLessThan(POSTS * 0.6);
  expect(guess?.inTitle).toBeLessThan(POSTS * 0.02);
});

test('a word in half of the posts is looked for among the newest only, and in old titles by the index', async () => {
  const { rows, nodes } = await readingOf('寻常');
  expect(nodes).toEqual(['Index Scan', 'Bitmap Heap Scan']);
  expect(rows).toBeLessThan(3_000);
});

test.each([
  ['偶见', 400],
  ['罕有', 2],
])('%s is read from the index of words, match by match', async (keyword, most) => {
  const { rows, nodes } = await readingOf(keyword);
  expect(nodes[0]).toBe('Bitmap Heap Scan');
  expect(rows).toBe(most);
});

const DAY_MS = 86_400_000;

test('by age the newest are all that is looked at', async () => {
  const { rows, nodes } = await readingOf('寻常', { order: 'new' });
  expect(nodes).toEqual(['Index Scan']);
  expect(rows).toBeLessThan(3_000);
});

test('the counts of what was found are read one by one, by their index', async () => {
  const { rows, counts } = await readingOf('偶见', { order: 'hot' });
  expect(rows).toBe(400);
  expect(counts).toEqual([['Index Scan', 400]]);
  const common = await readingOf('寻常', { order: 'hot' });
  expect(common.rows).toBeLessThan(3_000);
  expect(common.counts[0]?.[0]).toBe('Index Scan');
});

test('a day of a common word ends the walk through the newest there', async () => {
  const { rows, nodes } = await readingOf('寻常', { since: new Date(Date.now() - DAY_MS) });
  expect(nodes[0]).toBe('Index Scan');
  // One is posted each minute.
  expect(rows).toBeLessThanOrEqual(24 * 60);
});

test('old titles come before new texts, and counting stops at the cap', async () => {
  const answer = await app.get(`/common/search?keyword=${encodeURIComponent('寻常')}&per_page=50`);
  const page = answer.data['data'] as { total: number; last_page: number; data: { title: string }[] };
  expect(page).toMatchObject({ total: 1000, last_page: 20 });
  expect(page.data.slice(0, 25).every((hit) => hit.title.includes('寻常'))).toBe(true);
  const last = await app.get(`/common/search?keyword=${encodeURIComponent('寻常')}&per_page=50&page=20`);
  expect((last.data['data'] as { data: unknown[] }).data).toHaveLength(50);
  const beyond = await app.get(`/common/search?keyword=${encodeURIComponent('寻常')}&per_page=50&page=21`);
  expect((beyond.data['data'] as { data: unknown[] }).data).toHaveLength(0);
});
