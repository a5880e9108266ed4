import type { ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import type { Db, Tx } from '../../../db/database.ts';
import type { StoredFile } from './application-rows.ts';

const columns = [
  'id',
  'bounty_id',
  'user_id',
  'owner_id',
  'price_fen',
  'days',
  'proposal',
  'files',
  'work_ids',
  'status',
  'viewed_at',
  'answered_at',
  'is_reply_counted',
  'hidden_at',
  'created_at',
] as const;

export async function findBountyOf(db: Db, applicationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('bounty_applications')
    .select('bounty_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.bounty_id ?? null;
}

export async function lockApplication(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('bounty_applications')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, status: row.status as ApplicationStatus } : null;
}

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** The one of this person, if there is any. */
export async function lockApplicationOf(
  tx: Tx,
  bountyId: number,
  userId: number,
): Promise<LockedApplication | null> {
  const row = await tx
    .selectFrom('bounty_applications')
    .select(columns)
    .where('bounty_id', '=', bountyId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, status: row.status as ApplicationStatus } : null;
}

export type ApplicationText = {
  price_fen: number;
  days: number | null;
  proposal: string;
  files: StoredFile[];
  work_ids: number[];
};

const asColumns = (text: ApplicationText) => ({ ...text, files: JSON.stringify(text.files) });

export async function insertApplication(
  tx: Tx,
  application: { bountyId: number; userId: number; ownerId: number; text: ApplicationText; now: Date },
): Promise<number> {
  const { bountyId, userId, ownerId, text, now } = application;
  const row = await tx
    .insertInto('bounty_applications')
    .values({
      ...asColumns(text),
      bounty_id: bountyId,
      user_id: userId,
      owner_id: ownerId,
      status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateText(tx: Tx, id: number, text: ApplicationText, now: Date): Promise<void> {
  await tx
    .updateTable('bounty_applications')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** As if it had never been seen: what comes again is new to its reader. */
export async function beginAnew(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('bounty_applications')
    .set({
      viewed_at: null,
      shortlisted_at: null,
      answered_at: null,
      decided_at: null,
      hidden_at: null,
      is_reply_counted: false,
      reason: '',
      created_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export type StateChange = Partial<{
  status: ApplicationStatus;
  viewed_at: Date;
  shortlisted_at: Date | null;
  answered_at: Date;
  decided_at: Date | null;
  reason: string;
  is_reply_counted: boolean;
  hidden_at: Date;
}>;

export async function changeState(tx: Tx, id: number, change: StateChange, now: Date): Promise<void> {
  await tx
    .updateTable('bounty_applications')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}
