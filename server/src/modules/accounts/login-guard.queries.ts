import type { Db, Tx } from '../../db/database.ts';
import type { GuardState } from './login-guard.rules.ts';

export async function findGuard(db: Db, accountHash: Buffer): Promise<GuardState | null> {
  const row = await db
    .selectFrom('login_guards')
    .select(['failures', 'window_started_at', 'locked_until'])
    .where('account_hash', '=', accountHash)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? { failures: row.failures, windowStartedAt: row.window_started_at, lockedUntil: row.locked_until }
    : null;
}

export async function saveGuard(tx: Tx, accountHash: Buffer, state: GuardState): Promise<void> {
  const values = {
    failures: state.failures,
    window_started_at: state.windowStartedAt,
    locked_until: state.lockedUntil,
  };
  await tx
    .insertInto('login_guards')
    .values({ account_hash: accountHash, ...values })
    .onConflict((conflict) => conflict.column('account_hash').doUpdateSet(values))
    .execute();
}

export async function deleteGuard(db: Db, accountHash: Buffer): Promise<void> {
  await db.deleteFrom('login_guards').where('account_hash', '=', accountHash).execute();
}
