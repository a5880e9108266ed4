import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, newMobile, PASSWORD, type Person } from '../../../test/test-people.ts';
import { createTwoLives, type Marked } from '../../../test/two-lives.ts';
import { readTar } from '../../db/backup/tar.ts';
import { sweepExports } from './sweep-exports.ts';

let app: TestApp;
let a: Marked;
let b: Marked;
beforeAll(async () => {
  app = await startTestApp();
  ({ a, b } = await createTwoLives(app));
});
afterAll(() => app.close());

const ask = ({ token }: Person, body: object = { password: PASSWORD }) =>
  app.post('/user/export', body, { token });
const status = async ({ token }: Person) =>
  (await app.get('/user/export', { token })).data as {
    latest: { state: string; url: string | null } | null;
    can_ask: boolean;
  };

async function open(url: string): Promise<Map<string, string>> {
  const answer = await app.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  const path = join(app.services.config.dataDir, 'fetched.tar.gz');
  await writeFile(path, answer.rawPayload);
  const files = new Map<string, string>();
  for await (const member of readTar(createReadStream(path).pipe(createGunzip()))) {
    const chunks: Buffer[] = [];
    for await (const chunk of member.body) chunks.push(chunk);
    files.set(member.name, Buffer.concat(chunks).toString('utf8'));
  }
  return files;
}

async function exported(person: Person): Promise<Map<string, string>> {
  expect((await ask(person)).code).toBe(1);
  await runDueJobs(app);
  const { latest } = await status(person);
  expect(latest?.state).toBe('ready');
  return open(latest?.url ?? '');
}

test('the archive has everything of the one and no word of the other', async () => {
  const files = await exported(a);
  const holds: Record<string, string> = {
    'profile.json': a.mobile,
    'posts.json': 'aaamarkpost',
    'comments.json': 'aaamarkcomment',
    'messages.json': 'aaamarkmessage',
    'bounties.json': 'aaamarkbounty',
    'applications.json': 'aaamarkproposal',
    'services.json': 'aaamarkservice',
    'orders.json': 'aaamarkbrief',
    'feedback.json': 'aaamarkfeedback',
    'reports.json': 'aaamarkreport',
    'verifications.json': '林见山',
    'wallet-ledger.json': 'recharge',
    'uploads.json': 'aaamark',
    'following.json': 'bbbmarknick',
    'sessions.json': 'user_agent',
  };
  const lacking = Object.entries(holds).filter(([name, word]) => !files.get(name)?.includes(word));
  expect(lacking).toEqual([]);
  expect([...files.keys()].some((name) => /^files\/\d+-aaamark\.pdf$/.test(name))).toBe(true);
  expect([...files.keys()].some((name) => name.startsWith('verification/'))).toBe(true);
  const said = [...files].flatMap(([name, text]) => [name, text]).join('\n');
  // Of the other there is the name they show to everybody, and nothing else.
  expect(said.replaceAll('bbbmarknick', '')).not.toContain('bbbmark');
  expect(said).not.toContain(b.mobile);
  expect(said).not.toMatch(/password_hash|token_hash|\$argon2/);
});

test('it is the owner alone who opens it, once a day it is made, and it is gone after a week', async () => {
  const { latest, can_ask } = await status(a);
  expect(can_ask).toBe(false);
  expect((await ask(a)).code).toBe(2916);
  expect((await status(b)).latest).toBeNull();
  const files = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from uploads where purpose = 'export'`.execute(
        app.db,
      )
    ).rows[0]?.n;
  expect(await files()).toBe(1);
  app.passSeconds(7 * 86_400 + 60);
  await sweepExports(app.db, app.services.now());
  expect(await files()).toBe(0);
  expect((await status(a)).latest).toBeNull();
  expect((await app.app.inject({ method: 'GET', url: latest?.url ?? '' })).statusCode).toBe(404);
});

test('a wrong password gets nothing; two at once are one; a run that is repeated makes no second', async () => {
  const person = await createPerson(app);
  expect((await ask(person, { password: 'wrong9999' })).code).toBe(2968);
  expect((await ask(person, {})).code).toBe(2968);
  const codes = (await Promise.all([ask(person), ask(person)])).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([1, 2915]);
  const { makeExport } = await import('./make-export.ts');
  const { id } = await app.db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  await Promise.all([makeExport(app.services, id), makeExport(app.services, id)]);
  await runDueJobs(app);
  const { rows } = await sql`select id from uploads where user_id = ${person.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test('whoever has no password proves by a code', async () => {
  const person = await createPerson(app);
  const row = { password_hash: null, mobile: newMobile() };
  await app.db.updateTable('users').set(row).where('id', '=', person.id).execute();
  expect((await ask(person, {})).code).toBe(2900);
  const { token } = person;
  const sent = await app.post('/user/proof/send', { by: 'mobile' }, { token });
  const check = { by: 'mobile', code: sent.data['sandbox_code'] };
  const { data } = await app.post('/user/proof/check', check, { token });
  expect((await ask(person, { proof: data['proof'] })).code).toBe(1);
});

/** Tables that name people and bring nothing to the archive, and why. */
const notExported: Record<string, string> = {
  account_deletions: 'the wish to leave, told where it is made',
  asset_listings: 'made of assets',
  audit_entries: 'what administrators did',
  chat_members: 'counters of chats',
  chats: 'who talks to whom stands at the messages',
  creator_listings: 'made of services',
  data_exports: 'the archive itself',
  damped_authors: 'made of what was dismissed',
  damped_tags: 'made of what was dismissed',
  game_developers: 'a counter',
  hidden_messages: 'what somebody doesn’t want to see',
  idempotency_keys: 'kept for a day',
  invitations: 'told with the code, without the names',
  known_devices: 'hashes',
  ledger_income: 'made of the ledger',
  live_connections: 'of the moment',
  notice_parcels: 'on their way',
  outgoing_notices: 'on their way',
  watched_words: 'what administrators did',
  notice_actors: 'what others did',
  notices: 'what others did',
  piece_uploads: 'on their way',
  ranking_entries: 'made of what is here',
  report_cases: 'what others reported',
  socket_tickets: 'of the moment',
  upload_chunks: 'on their way',
  verified_people: 'made of verifications',
  withdrawal_people: 'a lock',
  verification_documents: 'as files',
};

test('every table that names people is in the archive, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`.execute(app.db);
  const texts = app.services.exportParts
    .map((part) => (part.rows ? part.rows(1).compile(app.db).sql : ''))
    .join('\n');
  const isTold = (name: string) => new RegExp(`\\b${name}\\b`).test(texts) || name === 'verifications';
  const forgotten = rows.map(({ name }) => name).filter((name) => !isTold(name) && !(name in notExported));
  expect(forgotten).toEqual([]);
});
