import type { DisputeStatus } from '@zaojie/contract/orders/order-words';
import type { EvidencePack } from '@zaojie/contract/orders/dispute-case.schemas';
import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Side } from '../engine/order-row.ts';
import type { StoredPicture } from '../files/order-pictures.ts';
import { personOf } from '../view/detail.queries.ts';

/** What was known when the dispute was opened. */
export type Pack = Pick<EvidencePack, 'timeline' | 'files' | 'pins' | 'chat' | 'payments'>;

export type NewDispute = {
  order_id: number;
  by_side: Side | 'admin';
  reason: string;
  claim_fen: number | null;
  held_fen: number;
  evidence_until: Date;
  pack: Pack;
  pack_sha256: string;
};

export async function insertDispute(tx: Tx, dispute: NewDispute, now: Date): Promise<number> {
  const row = await tx
    .insertInto('order_disputes')
    .values({ ...dispute, pack: JSON.stringify(dispute.pack), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type NewStatement = {
  dispute_id: number;
  by_side: Side;
  user_id: number;
  content: string;
  images: StoredPicture[];
};

export async function insertStatement(tx: Tx, statement: NewStatement, now: Date): Promise<number> {
  const row = await tx
    .insertInto('order_statements')
    .values({ ...statement, images: JSON.stringify(statement.images), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function countStatements(tx: Tx, disputeId: number, side: Side): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from order_statements
    where dispute_id = ${disputeId} and by_side = ${side}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export type DisputeRow = {
  id: number;
  order_id: number;
  by_side: Side | 'admin';
  reason: string;
  claim_fen: number | null;
  held_fen: number;
  status: DisputeStatus;
  evidence_until: Date;
  pack: Pack;
  pack_sha256: string;
  ruled_at: Date | null;
  created_at: Date;
};

const bare = sql`d.id, d.order_id, d.by_side, d.reason, d.claim_fen, d.held_fen, d.status, d.evidence_until, d.ruled_at, d.created_at`;

export async function findDispute(
  db: Db,
  known: { id: number } | { orderId: number },
): Promise<DisputeRow | null> {
  const condition = 'id' in known ? sql`d.id = ${known.id}` : sql`d.order_id = ${known.orderId}`;
  const { rows } = await sql<DisputeRow>`
    select ${bare}, d.pack, d.pack_sha256 from order_disputes d where ${condition}`.execute(db);
  return rows[0] ?? null;
}

export async function setDisputeStatus(tx: Tx, orderId: number, status: DisputeStatus): Promise<void> {
  await tx.updateTable('order_disputes').set({ status }).where('order_id', '=', orderId).execute();
}

export type NewRuling = {
  status: DisputeStatus;
  clientFen: number;
  creatorFen: number;
  feeFen: number;
  reason: string;
  cited: readonly string[];
  ruledBy: number;
};

export async function writeRuling(tx: Tx, id: number, ruling: NewRuling, now: Date): Promise<void> {
  await tx
    .updateTable('order_disputes')
    .set({
      status: ruling.status,
      ruling_client_fen: ruling.clientFen,
      ruling_creator_fen: ruling.creatorFen,
      ruling_fee_fen: ruling.feeFen,
      ruling_reason: ruling.reason,
      cited: JSON.stringify(ruling.cited),
      ruled_by: ruling.ruledBy,
      ruled_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export type QueueRow = Omit<DisputeRow, 'pack' | 'pack_sha256'> & {
  order_numbers: string;
  title: string;
  client: OrderPerson;
  creator: OrderPerson;
};

export type QueuePage = { isRuled: boolean; limit: number; offset: number };

/** What has waited longest comes first; of what is ruled, the latest. */
export async function listQueue(db: Db, { isRuled, limit, offset }: QueuePage): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select ${bare}, o.order_numbers, o.title, ${personOf('o.client_id')} as client, ${personOf('o.creator_id')} as creator
    from order_disputes d join orders o on o.id = d.order_id
    where ${isRuled ? sql`d.status = 'ruled'` : sql`d.status <> 'ruled'`}
    order by ${isRuled ? sql`d.ruled_at desc, d.id desc` : sql`d.evidence_until, d.id`}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Those that nobody has ruled on, however old. */
export async function countUnruled(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from order_disputes where status <> 'ruled'`.execute(db);
  return rows[0]?.open ?? 0;
}

export type QueueCounts = { open: number; overdue: number; ruled: number };

export async function countQueue(db: Db, lateBefore: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select count(*) filter (where status <> 'ruled')::int as open,
      count(*) filter (where status <> 'ruled' and evidence_until <= ${lateBefore})::int as overdue,
      count(*) filter (where status = 'ruled')::int as ruled
    from order_disputes`.execute(db);
  return rows[0] ?? { open: 0, overdue: 0, ruled: 0 };
}
