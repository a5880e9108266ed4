import type { NoticeKind } from '@zaojie/contract/notifications/notification.schemas';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';

export type ToldNotice = {
  id: number;
  kind: NoticeKind;
  title: string;
  excerpt: string;
  link: string;
  actorCount: number;
  /** Who did it last; null for what the site says. */
  actor: string | null;
};

/** Of these notices those that nobody has read yet, the oldest first. */
export async function listTold(db: Db, ids: readonly number[]): Promise<ToldNotice[]> {
  const { rows } = await sql<ToldNotice>`
    select n.id, n.kind, n.title, n.excerpt, n.link, n.actor_count as "actorCount",
      (select ${shownName('u')} from notice_actors a join users u on u.id = a.actor_id
        where a.notice_id = n.id order by a.created_at desc, a.actor_id desc limit 1) as actor
    from notices n where n.id = any(${[...ids]}) and not n.is_read order by n.updated_at, n.id`.execute(db);
  return rows;
}
