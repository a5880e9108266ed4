import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement, type Sql } from '../../../db/statement.ts';
import { personColumns, shownName } from '../../users/index.ts';
import type { DetailRow } from './detail-row.ts';

export const personOf = (userId: string): RawBuilder<unknown> =>
  sql`(select to_json(p) from (select ${personColumns('u')} from users u where u.id = ${sql.ref(userId)}) p)`;

const all = (part: Sql) =>
  sql`(select coalesce(json_agg(part order by part.id), '[]'::json) from (${part}) part)`;
const one = (part: Sql) => sql`(select to_json(part) from (${part} limit 1) part)`;

/** An order with everything that its page shows, in one statement. */
export const detailQuery = (id: Sql | number) => sql<DetailRow>`
  select o.*, ${personOf('o.client_id')} as client, ${personOf('o.creator_id')} as creator,
    ${all(sql`select e.id, e.kind, e.actor, e.text, e.data, e.created_at,
      (select ${shownName()} from users u where u.id = e.agent_id) as agent_name
      from order_events e where e.order_id = o.id`)} as events,
    ${all(sql`select id, version, description, state, reason, created_at, decided_at
      from order_deliveries where order_id = o.id`)} as deliveries,
    ${all(sql`select id, delivery_id, is_reference, upload_id, url, name, byte_size, sha256, kind, created_at
      from order_files where order_id = o.id`)} as files,
    ${all(sql`select id, delivery_id, number, file_id, x, y, text, done_in from order_pins where order_id = o.id`)} as pins,
    ${all(sql`select id, kind, by_side, price_fen, scope, schedule_end_at, extra_revisions, reason, expires_at, created_at
      from order_proposals where order_id = o.id and status = 'open'`)} as proposals,
    ${one(sql`select id, amount_fen, held_fen, reason, description, images, status, answer, respond_until, created_at,
      decided_at from order_refunds where order_id = o.id order by id desc`)} as refund,
    ${one(sql`select d.id, d.by_side, d.reason, d.claim_fen, d.held_fen, d.status, d.evidence_until, d.ruling_client_fen,
      d.ruling_creator_fen, d.ruling_fee_fen, d.ruling_reason, d.cited, d.ruled_at, d.created_at,
      ${all(sql`select id, by_side, content, images, created_at from order_statements where dispute_id = d.id`)} as statements
      from order_disputes d where d.order_id = o.id`)} as dispute,
    ${all(sql`select r.id, r.by_side, r.rating, r.content, r.opened_at, r.reply, r.replied_at, r.created_at,
      (select p.state from review_appeals p where p.review_id = r.id) as appeal_state
      from order_reviews r where r.order_id = o.id and r.removed_at is null`)} as reviews,
    ${one(sql`select code, issued_at, revoked_at from order_licences where order_id = o.id`)} as licence,
    (select coalesce(json_agg(s), '[]'::json) from order_posts s where s.order_id = o.id) as showings
  from orders o where o.id = ${id}`;

const detail = statement<{ id: number }, DetailRow>((p) => detailQuery(p.id));

export async function findDetail(db: Db, id: number): Promise<DetailRow | null> {
  const [row] = await detail(db, { id });
  return row ?? null;
}
