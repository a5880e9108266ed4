import { yuanOf } from '@zaojie/contract/money';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import {
  disputeStatusLabels,
  refundReasonLabels,
  refundStatusLabels,
} from '@zaojie/contract/orders/order-words';
import { splitHeld, type HeldSplit } from '@zaojie/contract/orders/order-split';
import type { OrderRow } from '../engine/order-row.ts';
import { rulingDueAt } from '../engine/situation.ts';
import { viewPicture } from '../files/order-pictures.ts';
import type { DetailRow, DisputePart } from './detail-row.ts';
import type { Looking } from './work-view.ts';

const iso = (text: string) => new Date(text).toISOString();

export const viewSplit = ({ clientFen, creatorFen, feeFen }: HeldSplit) => ({
  client: yuanOf(clientFen),
  creator: yuanOf(creatorFen),
  fee: yuanOf(feeFen),
});

export function viewRefund(row: DetailRow, { signing, viewerId }: Looking): OrderDetail['refund'] {
  const { refund } = row;
  if (!refund) return null;
  return {
    id: refund.id,
    amount: yuanOf(refund.amount_fen),
    reason: refund.reason,
    reason_label: refundReasonLabels[refund.reason],
    description: refund.description,
    images: refund.images.map((picture) => viewPicture(signing, viewerId, picture)),
    status: refund.status,
    status_label: refundStatusLabels[refund.status],
    answer: refund.answer,
    split: viewSplit(splitHeld(refund.held_fen, refund.amount_fen)),
    respond_until: iso(refund.respond_until),
    created_at: iso(refund.created_at),
    decided_at: refund.decided_at && iso(refund.decided_at),
  };
}

export function isRulingLate(
  { status, evidence_until }: Pick<DisputePart, 'status' | 'evidence_until'>,
  now: Date,
) {
  return status !== 'ruled' && now >= rulingDueAt(new Date(evidence_until));
}

function viewRuling(dispute: DisputePart): NonNullable<OrderDetail['dispute']>['ruling'] {
  if (dispute.ruled_at === null) return null;
  return {
    client: yuanOf(dispute.ruling_client_fen ?? 0),
    creator: yuanOf(dispute.ruling_creator_fen ?? 0),
    fee: yuanOf(dispute.ruling_fee_fen ?? 0),
    reason: dispute.ruling_reason,
    cited: dispute.cited,
    created_at: iso(dispute.ruled_at),
  };
}

export function viewDispute(row: DetailRow, { signing, viewerId, now }: Looking): OrderDetail['dispute'] {
  const { dispute } = row;
  if (!dispute) return null;
  return {
    id: dispute.id,
    by: dispute.by_side,
    reason: dispute.reason,
    claim: dispute.claim_fen === null ? null : yuanOf(dispute.claim_fen),
    status: dispute.status,
    status_label: disputeStatusLabels[dispute.status],
    statements: dispute.statements.map(({ id, by_side, content, images, created_at }) => ({
      id,
      by: by_side,
      content,
      images: images.map((picture) => viewPicture(signing, viewerId, picture)),
      created_at: iso(created_at),
    })),
    evidence_until: iso(dispute.evidence_until),
    is_overdue: isRulingLate(dispute, now),
    held: yuanOf(dispute.held_fen),
    ruling: viewRuling(dispute),
    created_at: iso(dispute.created_at),
  };
}

export function viewProposals(
  row: DetailRow,
  role: Looking['role'],
): Pick<OrderDetail, 'extension' | 'change'> {
  const extension = row.proposals.find(({ kind }) => kind === 'extension');
  const change = row.proposals.find(({ kind }) => kind === 'change');
  return {
    extension: extension
      ? {
          id: extension.id,
          schedule_end_time: iso(extension.schedule_end_at ?? extension.expires_at),
          reason: extension.reason,
          expires_at: iso(extension.expires_at),
          created_at: iso(extension.created_at),
        }
      : null,
    change: change
      ? {
          id: change.id,
          by: change.by_side,
          is_mine: change.by_side === role,
          price: change.price_fen === null ? null : yuanOf(change.price_fen),
          price_difference: differenceOf(row, change.price_fen),
          scope: change.scope,
          schedule_end_time: change.schedule_end_at && iso(change.schedule_end_at),
          extra_revisions: change.extra_revisions,
          expires_at: iso(change.expires_at),
          created_at: iso(change.created_at),
        }
      : null,
  };
}

const differenceOf = ({ price_fen }: Pick<OrderRow, 'price_fen'>, wanted: number | null) =>
  wanted === null ? 0 : (wanted - price_fen) / 100;
