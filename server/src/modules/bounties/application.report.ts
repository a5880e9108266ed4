import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { releaseUploads } from '../uploads/index.ts';
import { lockBounty } from './bounty.queries.ts';
import { filesOf } from './applications/application-files.ts';
import {
  changeState,
  findBountyOf,
  lockApplication,
  updateText,
} from './applications/application.queries.ts';
import { moveApplication } from './applications/move-application.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select a.id, a.user_id as "ownerId", '应征《' || b.title || '》' as title, a.proposal as excerpt,
      '/commission?bounty=' || b.id as link
    from bounty_applications a join bounties b on b.id = a.bounty_id
    where a.id = any(${[...ids]}::bigint[]) and a.status <> 'withdrawn'`.execute(db);
  return rows;
}

/** Whoever published the bounty reads it, and nobody else does. */
async function isOpenTo(db: Db, { id }: ReportedThing, readerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('bounty_applications')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', readerId)
    .executeTakeFirst();
  return found !== undefined;
}

const waiting = new Set(['pending', 'viewed', 'shortlisted']);

/** Taken back in the applicant's name, with its words and files; they may apply again. An accepted one carries an order and stays. */
async function removeApplication(tx: Tx, id: number, now: Date): Promise<boolean> {
  const bountyId = await findBountyOf(tx, id);
  const bounty = bountyId === null ? null : await lockBounty(tx, bountyId);
  const application = await lockApplication(tx, id);
  if (!application || application.status === 'accepted' || application.status === 'withdrawn') return false;
  if (bounty && waiting.has(application.status)) {
    await moveApplication(tx, { application, bounty, move: 'withdraw', role: 'applicant', now });
  }
  const { price_fen, days } = application;
  const text = { price_fen, days, proposal: '（已由管理员移除）', files: [], work_ids: [] };
  await updateText(tx, id, text, now);
  await releaseUploads(tx, filesOf(id));
  await changeState(tx, id, { hidden_at: now }, now);
  return true;
}

export const applicationReport: ReportTarget = {
  kind: 'application',
  list: listReported,
  isOpenTo,
  remove: removeApplication,
};
