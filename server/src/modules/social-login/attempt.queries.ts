import type { Db, Tx } from '../../db/database.ts';
import type { AttemptKind, AttemptStatus } from './attempt.rules.ts';

export type NewAttempt = {
  stateHash: Buffer;
  pollKeyHash: Buffer;
  kind: AttemptKind;
  redirect: string;
  expiresAt: Date;
};

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await tx
    .insertInto('social_login_attempts')
    .values({
      state_hash: attempt.stateHash,
      poll_key_hash: attempt.pollKeyHash,
      kind: attempt.kind,
      redirect: attempt.redirect,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

export function findAttempt(db: Db, stateHash: Buffer) {
  return db
    .selectFrom('social_login_attempts')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .executeTakeFirst();
}

export type AttemptChange = {
  from: AttemptStatus;
  to: AttemptStatus;
  now: Date;
  openid?: string;
  nickname?: string;
  avatar?: string;
  confirm_key_hash?: Buffer;
  ticket_hash?: Buffer;
};

function moving(tx: Tx, change: AttemptChange) {
  const { from, to, now, ...values } = change;
  return tx
    .updateTable('social_login_attempts')
    .set({ status: to, ...values })
    .where('status', '=', from)
    .where('expires_at', '>', now)
    .returning(['openid', 'nickname', 'avatar', 'redirect']);
}

/** Moves an attempt on, once: a second caller with the same state finds it moved. */
export function moveAttempt(tx: Tx, stateHash: Buffer, kind: AttemptKind, change: AttemptChange) {
  return moving(tx, change).where('state_hash', '=', stateHash).where('kind', '=', kind).executeTakeFirst();
}

/** Takes an attempt up, once, and only for the browser that holds its key. */
export function takeUpAttempt(
  tx: Tx,
  stateHash: Buffer,
  { kind, browserKeyHash, now }: { kind: AttemptKind; browserKeyHash: Buffer | null; now: Date },
) {
  const taking = moving(tx, { from: 'waiting', to: 'exchanging', now })
    .where('state_hash', '=', stateHash)
    .where('kind', '=', kind);
  const own = browserKeyHash === null ? taking : taking.where('poll_key_hash', '=', browserKeyHash);
  return own.executeTakeFirst();
}

export function answerScan(tx: Tx, stateHash: Buffer, confirmKeyHash: Buffer, change: AttemptChange) {
  return moving(tx, change)
    .where('state_hash', '=', stateHash)
    .where('confirm_key_hash', '=', confirmKeyHash)
    .executeTakeFirst();
}

export function spendTicket(tx: Tx, ticketHash: Buffer, openid: string, now: Date) {
  return moving(tx, { from: 'confirmed', to: 'used', now })
    .where('ticket_hash', '=', ticketHash)
    .where('openid', '=', openid)
    .executeTakeFirst();
}

export async function sweepExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_login_attempts').where('expires_at', '<', now).execute();
}
