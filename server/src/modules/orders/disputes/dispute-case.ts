import { yuanOf } from '@zaojie/contract/money';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type {
  getDispute as caseEndpoint,
  getEvidence as evidenceEndpoint,
  listDisputes as listEndpoint,
} from '@zaojie/contract/orders/dispute.endpoints';
import { disputeErrors, orderErrors } from '@zaojie/contract/orders/order.errors';
import { disputeStatusLabels } from '@zaojie/contract/orders/order-words';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { Tx } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { addReader } from '../../uploads/index.ts';
import { hoursAfter } from '../engine/clock.ts';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import { ORIGINAL, PREVIEW } from '../files/file-uses.ts';
import { viewSplit, isRulingLate } from '../view/conflict-view.ts';
import type { DetailRow } from '../view/detail-row.ts';
import { findDetail } from '../view/detail.queries.ts';
import { getOrderView, roleOf } from '../view/get-order-view.ts';
import { countQueue, findDispute, listQueue, type DisputeRow, type QueueRow } from './dispute.queries.ts';

type Case = EndpointOutput<typeof caseEndpoint>;

function viewQueueRow(row: QueueRow, now: Date): Case['dispute'] {
  const late = { status: row.status, evidence_until: row.evidence_until.toISOString() };
  return {
    id: row.id,
    order_id: row.order_id,
    order_numbers: row.order_numbers,
    title: row.title,
    client: row.client,
    creator: row.creator,
    by: row.by_side,
    reason: row.reason,
    held: yuanOf(row.held_fen),
    status: row.status,
    status_label: disputeStatusLabels[row.status],
    evidence_until: row.evidence_until.toISOString(),
    is_overdue: isRulingLate(late, now),
    created_at: row.created_at.toISOString(),
    ruled_at: row.ruled_at?.toISOString() ?? null,
  };
}

export const listDisputes: Action<typeof listEndpoint> = async ({ db, now }, { query }) => {
  const { page, per_page: perPage, status } = query;
  const isRuled = status === 'ruled';
  const rows = await listQueue(db, { isRuled, limit: perPage, offset: (page - 1) * perPage });
  const counts = await countQueue(db, hoursAfter(now(), -orderLimits.rulingHours));
  const total = isRuled ? counts.ruled : counts.open;
  return {
    ...pageOf(
      rows.map((row) => viewQueueRow(row, now())),
      { total, page, perPage },
    ),
    next_cursor: null,
    open: counts.open,
    overdue: counts.overdue,
  };
};

function viewPack(dispute: DisputeRow): Case['evidence'] {
  return {
    order_id: dispute.order_id,
    collected_at: dispute.created_at.toISOString(),
    sha256: dispute.pack_sha256,
    ...dispute.pack,
  };
}

/** 按主张 按答辩 各半 按件: of what was delivered, each version counts the same as what is still promised. */
function presetsOf(dispute: DisputeRow, row: DetailRow): Case['presets'] {
  const held = dispute.held_fen;
  const claim = Math.min(held, dispute.claim_fen ?? row.refund?.amount_fen ?? held);
  const done = Math.round((held * row.progress) / 100);
  const presets = [
    ['claim', '按主张', claim],
    ['defence', '按答辩', dispute.by_side === 'creator' ? held : 0],
    ['half', '各半', Math.floor(held / 2)],
    ['progress', '按进度', held - done],
  ] as const;
  return presets.map(([key, label, back]) => ({ key, label, ...viewSplit(splitHeld(held, back)) }));
}

/** Whoever rules has to see what it is about, the originals too. */
async function openFilesTo(tx: Tx, row: DetailRow, adminId: number): Promise<void> {
  const files = row.files.map(({ id }) => id);
  const uses: [string, number[]][] = [
    [ORIGINAL, files],
    [PREVIEW, files],
    ['order-event', row.events.filter(({ kind }) => kind === 'progress').map(({ id }) => id)],
    ['order-refund', row.refund ? [row.refund.id] : []],
    ['order-statement', (row.dispute?.statements ?? []).map(({ id }) => id)],
  ];
  for (const [kind, ownerIds] of uses) await addReader(tx, { kind, ownerIds }, adminId);
}

export async function getCase(tx: Tx, context: ContextFor<'admin'>, id: number): Promise<Case> {
  const dispute = await findDispute(tx, { id });
  const row = dispute && (await findDetail(tx, dispute.order_id));
  if (!dispute || !row) throw new Refusal(disputeErrors.notFound);
  await openFilesTo(tx, row, context.viewer.userId);
  const { order_numbers, title, client, creator } = row;
  return {
    dispute: viewQueueRow({ ...dispute, order_numbers, title, client, creator }, context.now()),
    order: await getOrderView(tx, context, row.id),
    evidence: viewPack(dispute),
    presets: presetsOf(dispute, row),
  };
}

export const getDispute: Action<typeof caseEndpoint> = (context, { params }) =>
  context.transaction((tx) => getCase(tx, context, params.id));

export const getEvidence: Action<typeof evidenceEndpoint> = async ({ db, viewer }, { query }) => {
  const row = await findDetail(db, query.order_id);
  if (!row || !roleOf(row, viewer)) throw new Refusal(orderErrors.notFound);
  const dispute = await findDispute(db, { orderId: row.id });
  if (!dispute) throw new Refusal(disputeErrors.notFound);
  return viewPack(dispute);
};
