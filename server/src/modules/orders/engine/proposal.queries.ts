import type { Db, Tx } from '../../../db/database.ts';
import type { Side } from './order-row.ts';

export type ProposalKind = 'extension' | 'change';
export type ProposalStatus = 'open' | 'agreed' | 'refused' | 'lapsed' | 'withdrawn';
export type Proposal = {
  id: number;
  order_id: number;
  kind: ProposalKind;
  by_side: Side;
  price_fen: number | null;
  scope: string;
  schedule_end_at: Date | null;
  extra_revisions: number;
  reason: string;
  expires_at: Date;
  created_at: Date;
};
export type NewProposal = Omit<Proposal, 'id' | 'created_at'>;

const columns = [
  'id',
  'order_id',
  'kind',
  'by_side',
  'price_fen',
  'scope',
  'schedule_end_at',
  'extra_revisions',
  'reason',
  'expires_at',
  'created_at',
] as const;

export async function insertProposal(tx: Tx, proposal: NewProposal, now: Date): Promise<void> {
  await tx
    .insertInto('order_proposals')
    .values({ ...proposal, created_at: now })
    .execute();
}

export async function listOpenProposals(db: Db, orderId: number): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('order_proposals')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
  return rows as Proposal[];
}

export async function decideProposal(
  tx: Tx,
  { orderId, kind }: { orderId: number; kind: ProposalKind },
  { status, answer = '' }: { status: ProposalStatus; answer?: string },
  now: Date,
): Promise<Proposal | null> {
  const row = await tx
    .updateTable('order_proposals')
    .set({ status, answer, decided_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('status', '=', 'open')
    .returning(columns)
    .executeTakeFirst();
  return (row as Proposal | undefined) ?? null;
}

/** What nobody can answer any more. */
export async function withdrawProposals(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_proposals')
    .set({ status: 'withdrawn', decided_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
}
