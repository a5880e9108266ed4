import type { ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import type { ApplicationFile } from '@zaojie/contract/bounties/application.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { orderOfApplication, type OrderLabelRow } from '../../orders/index.ts';
import { shownName } from '../../users/index.ts';
import { chosenWorks, type ChosenWork } from '../../works/index.ts';
import type { BountyRow } from '../bounty-rows.ts';
import { creatorRecord, type CreatorRecord } from './creator-record.sql.ts';

/** Kept with the application; each reader gets an address of their own. */
export type StoredFile = ApplicationFile & { upload_id: number };

export type ApplicationRow = CreatorRecord & {
  id: number;
  bounty_id: number;
  user_id: number;
  owner_id: number;
  price_fen: number;
  days: number | null;
  proposal: string;
  files: StoredFile[];
  chosen_works: ChosenWork[];
  status: ApplicationStatus;
  viewed_at: Date | null;
  shortlisted_at: Date | null;
  decided_at: Date | null;
  reason: string;
  created_at: Date;
  updated_at: Date;
  nickname: string;
  avatar: string;
  publisher_nickname: string;
  publisher_avatar: string;
  order: OrderLabelRow | null;
  bounty_title: string;
  bounty_status: BountyRow['status'];
  is_bounty_deleted: boolean;
  bounty_images: BountyRow['images'];
  key: number;
} & Pick<BountyRow, 'budget_min_fen' | 'budget_max_fen' | 'deadline' | 'allow_multiple' | 'stop_recruit'>;

/** Turns a page of ids into whole applications in the same statement. `page` yields (id, key, ord). */
export function applicationsQuery(page: Sql): RawBuilder<ApplicationRow> {
  return sql<ApplicationRow>`
    with page as (${page})
    select a.id, a.bounty_id, a.user_id, a.owner_id, a.price_fen, a.days, a.proposal, a.files, a.status, a.viewed_at,
      a.shortlisted_at, a.decided_at, a.reason, a.created_at, a.updated_at, ${shownName()} as nickname, u.avatar,
      ${shownName('p')} as publisher_nickname, p.avatar as publisher_avatar, b.title as bounty_title,
      b.status as bounty_status, b.deleted_at is not null as is_bounty_deleted, b.images as bounty_images,
      b.budget_min_fen, b.budget_max_fen, b.deadline::text as deadline, b.allow_multiple, b.stop_recruit, page.key,
      ${creatorRecord(sql.ref('a.user_id'))}, ${orderOfApplication(sql.ref('a.id'))} as order,
      ${chosenWorks(sql.ref('a.user_id'), sql.ref('a.work_ids'))} as chosen_works
    from page
    join bounty_applications a on a.id = page.id
    join bounties b on b.id = a.bounty_id
    join users u on u.id = a.user_id
    join users p on p.id = a.owner_id
    order by page.ord`;
}

/** For the two whom it concerns; to everybody else it doesn't exist. */
export async function findApplication(db: Db, id: number, viewerId: number): Promise<ApplicationRow | null> {
  const { rows } = await applicationsQuery(sql`
    select a.id, 0 as key, 1 as ord from bounty_applications a join bounties b on b.id = a.bounty_id
    where a.id = ${id} and ((a.user_id = ${viewerId} and a.hidden_at is null)
      or (a.owner_id = ${viewerId} and a.status <> 'withdrawn' and b.deleted_at is null))`).execute(db);
  return rows[0] ?? null;
}
