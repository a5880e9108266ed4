import { createHash } from 'node:crypto';
import { frameErrors } from '@zaojie/contract/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { InvalidInput, Refusal } from './refusal.ts';

export type RepeatableCall = { userId: number; key: string; endpoint: string; input: unknown };

const validKey = /^[\x21-\x7e]{1,128}$/;

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !validKey.test(header)) {
    throw new InvalidInput('Idempotency-Key 应是 1 到 128 个可见字符');
  }
  return header;
}

/**
 * Same key, same answer, one effect: the answer is stored in the transaction that made the effect, so neither a
 * repeat, a race nor a crash in between can have one without the other.
 */
export async function answerOnce(
  tx: Tx,
  call: RepeatableCall,
  produce: () => Promise<string>,
): Promise<string> {
  await lockKey(tx, call);
  const { earlier, bodyHash } = await findAnswer(tx, call);
  if (earlier) {
    // Calls of this kind never leave one open.
    if (earlier.answer === null) throw new Refusal(frameErrors.idempotencyConflict);
    return earlier.answer;
  }
  const answer = await produce();
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: call.userId, key: call.key, endpoint: call.endpoint, body_hash: bodyHash, answer })
    .execute();
  return answer;
}

/** Calls with the same key take turns until the transaction ends. */
export async function lockKey(tx: Tx, { userId, key }: RepeatableCall): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0))`.execute(tx);
}

/** What was answered to this key; refused when that was to something else. */
export async function findAnswer(tx: Tx, call: RepeatableCall) {
  const bodyHash = createHash('sha256').update(JSON.stringify(call.input)).digest();
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'answer'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (earlier && (earlier.endpoint !== call.endpoint || !bodyHash.equals(earlier.body_hash))) {
    throw new Refusal(frameErrors.idempotencyConflict);
  }
  return { earlier, bodyHash };
}

const KEPT_MS = 24 * 3_600_000;

export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}
