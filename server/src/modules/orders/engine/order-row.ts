import type { Usage } from '@zaojie/contract/bounties/bounty-availability';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

export type ResumeStatus = 'in_progress' | 'delivered' | 'revision';
export type OrderLine = { label: string; amountFen: number };
export type ReferenceWork = { id: number; title: string; cover: Picture | null };
export type Side = 'client' | 'creator';

type Columns = Selectable<DB['orders']>;

/** An order as it stands in its row. */
export type OrderRow = Omit<
  Columns,
  'status' | 'resume_status' | 'lines' | 'cover' | 'reference_works' | 'usage' | 'change_by' | 'turn'
> & {
  status: OrderStatus;
  resume_status: ResumeStatus | null;
  lines: OrderLine[];
  cover: Picture | null;
  reference_works: ReferenceWork[];
  usage: Usage;
  change_by: Side | null;
  turn: Side | 'admin' | null;
};

/** What was agreed on at the start stays as it was. */
export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'lines' | 'cover' | 'reference_works'>>;

const ended = new Set<OrderStatus>(['completed', 'cancelled', 'refunded']);
export const isEnded = (status: OrderStatus): boolean => ended.has(status);

/** What the platform holds for it, frozen or not. */
export function heldOf(
  order: Pick<OrderRow, 'paid_fen' | 'refunded_fen' | 'released_fen' | 'fee_fen'>,
): number {
  return order.paid_fen - order.refunded_fen - order.released_fen - order.fee_fen;
}

/** What the client still has to pay for the whole price. */
export function unpaidOf(order: Pick<OrderRow, 'price_fen' | 'paid_fen' | 'refunded_fen'>): number {
  return Math.max(0, order.price_fen - (order.paid_fen - order.refunded_fen));
}

export const otherSide = (side: Side): Side => (side === 'client' ? 'creator' : 'client');
export const userOf = (order: Pick<OrderRow, 'client_id' | 'creator_id'>, side: Side): number =>
  side === 'client' ? order.client_id : order.creator_id;
