import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { frameErrors } from '@zaojie/contract/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { findAnswer, lockKey, type RepeatableCall } from './idempotency.ts';
import { Refusal } from './refusal.ts';

/** Longer than any call takes: whoever claimed a key before that has died. */
const ABANDONED_AFTER = sql`interval '10 minutes'`;
const LOOK_EVERY_MS = 100;
const LOOK_AT_MOST_MS = 20_000;

/**
 * For calls that reach outside and so can't be one transaction: the key is claimed first, the answer is stored when
 * there is one. A repeat meanwhile waits for it; a refusal gives the key back. Only a process that dies between the
 * effect and the answer leaves a key that, ten minutes later, lets the call happen again.
 */
export async function answerOutside(
  db: Db,
  call: RepeatableCall,
  produce: () => Promise<string>,
): Promise<string> {
  const claim = randomUUID();
  for (const began = Date.now(); ; await sleep(LOOK_EVERY_MS)) {
    const earlier = await transaction(db, (tx) => claimKey(tx, call, claim));
    if (earlier === 'mine') break;
    if (earlier !== 'claimed') return earlier.answer;
    if (Date.now() - began > LOOK_AT_MOST_MS) {
      throw new Refusal(frameErrors.unavailable, { retryAfterSeconds: 2 });
    }
  }
  const answer = await produce().catch(async (error: unknown) => {
    await deleteClaim(db, call, claim).catch(() => {});
    throw error;
  });
  await storeAnswer(db, call, claim, answer);
  return answer;
}

async function claimKey(
  tx: Tx,
  call: RepeatableCall,
  claim: string,
): Promise<'mine' | 'claimed' | { answer: string }> {
  await lockKey(tx, call);
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .where('answer', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${ABANDONED_AFTER}`)
    .execute();
  const { earlier, bodyHash } = await findAnswer(tx, call);
  if (earlier) return earlier.answer === null ? 'claimed' : { answer: earlier.answer };
  const { userId: user_id, key, endpoint } = call;
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id, key, endpoint, body_hash: bodyHash, claim })
    .execute();
  return 'mine';
}

async function storeAnswer(db: Db, call: RepeatableCall, claim: string, answer: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer, claim: null })
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .where('claim', '=', claim)
    .execute();
}

async function deleteClaim(db: Db, call: RepeatableCall, claim: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .where('claim', '=', claim)
    .execute();
}
