import { randomBytes } from 'node:crypto';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { transaction } from '../src/db/transaction.ts';
import { insertBuild } from '../src/modules/games/index.ts';
import { availableOf, platformAccounts, transfer } from '../src/modules/ledger/index.ts';
import { claimPieceUploads } from '../src/modules/uploads/index.ts';
import type { CallAnswer, TestApp } from './test-app.ts';
import type { Person } from './test-people.ts';
import { createImage } from './test-posts.ts';

let counter = 0;

/** Everything that publishing asks for. */
export async function gameFormFor(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    title: `第 ${++counter} 款`,
    summary: '天黑之前，跳到最后一座岛。',
    description: '每座岛是一关，岛与岛之间的路由你跳过的顺序决定。',
    game_type: [2, 1],
    platform: [1, 2],
    languages: [1],
    cover_image: await createImage(test, owner),
    link: 'https://example.com/play',
    ...change,
  };
}

async function must(answer: CallAnswer): Promise<CallAnswer> {
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer;
}

export async function createDraft(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const form = await gameFormFor(test, owner, change);
  const answer = await must(await test.post('/game/create', form, { token: owner.token }));
  return answer.data['id'] as number;
}

export async function createGame(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const id = await createDraft(test, owner, change);
  await must(await test.post('/game/publish', { id }, { token: owner.token }));
  return id;
}

/** A file that came whole; sending it in pieces has tests of its own. */
export async function createOriginal(test: TestApp, owner: Person, bytes: Buffer = Buffer.from('a game')) {
  const id = randomBytes(16).toString('hex');
  const key = `private/originals/${id.slice(0, 2)}/${id}.original`;
  await test.services.storage.put(key, bytes, { contentType: 'application/octet-stream' });
  const row = await test.db
    .insertInto('uploads')
    .values({
      user_id: owner.id,
      kind: 'original',
      url: `/${key}`,
      name: '暮光浮岛.zip',
      byte_size: bytes.length,
      purpose: 'game',
      mime: 'application/zip',
      sha256: 'a'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function addBuild(
  test: TestApp,
  owner: Person,
  gameId: number,
  { version = '1.0.0', bytes = Buffer.from('a game') }: { version?: string; bytes?: Buffer } = {},
): Promise<number> {
  const uploadId = await createOriginal(test, owner, bytes);
  const form = { id: gameId, upload_id: uploadId, platform: 1, version, notes: '' };
  return transaction(test.db, async (tx) => {
    const own = { userId: owner.id, ids: [uploadId], purpose: 'game' as const };
    const [original] = (await claimPieceUploads(tx, own)).uploads;
    if (!original) throw new Error('no such upload');
    const build = await insertBuild(tx, { form, original, ownerId: owner.id, now: test.services.now() });
    return build.id;
  });
}

/** A game that is sold here, or given away where it costs nothing. */
export async function createSoldGame(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<{ id: number; buildId: number }> {
  const id = await createGame(test, owner, { price: 28, ...change });
  return { id, buildId: await addBuild(test, owner, id) };
}

export async function gameOf(test: TestApp, id: number, viewer?: Person): Promise<GameDetail> {
  const answer = await must(await test.post('/game/detail', { id }, viewer && { token: viewer.token }));
  return answer.data as unknown as GameDetail;
}

export function commentOnGame(
  test: TestApp,
  who: Person,
  id: number,
  form: Record<string, unknown> = {},
): Promise<CallAnswer> {
  return test.post('/game/addComment', { id, content: '手感很好', ...form }, { token: who.token });
}

/** Money in the wallet, as if it had come by the cashier. */
export async function giveMoney(test: TestApp, who: Person, amountFen: number): Promise<void> {
  const moves = [{ from: platformAccounts.cash, to: availableOf(who.id), amountFen }];
  const cause = { kind: 'recharge' as const, id: who.id };
  const request = { key: `games:${++counter}`, kind: 'recharge' as const, cause, askedBy: who.id, moves };
  await transaction(test.db, (tx) => transfer(tx, request, test.services.now()));
}
