import { usageLabels } from '@zaojie/contract/bounties/bounty-availability';
import { yuanOf } from '@zaojie/contract/money';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import type { Db } from '../../../db/database.ts';
import type { ContextFor, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { listPreviews, type Signing } from '../../uploads/index.ts';
import { FEE_PERCENT } from '../engine/order-money.ts';
import { heldOf, unpaidOf, type OrderRow, type Side } from '../engine/order-row.ts';
import { refuseOwnMatter } from '../engine/own-matter.ts';
import { PREVIEW } from '../files/file-uses.ts';
import { answersOf } from './answers.ts';
import { namesOf, viewCard } from './card.ts';
import { viewDispute, viewProposals, viewRefund } from './conflict-view.ts';
import type { DetailRow } from './detail-row.ts';
import { findDetail } from './detail.queries.ts';
import { viewReviews } from './review-view.ts';
import { stepperOf } from './stepper.ts';
import { timelineOf } from './timeline.ts';
import { cancelNote, workNow } from './free-cancel.ts';
import { trialOf } from './trial.ts';
import { viewShowing } from '../showings/view-showing.ts';
import { heartbeatOf, viewDeliveries, viewFile, viewProgress, type Looking } from './work-view.ts';

/** With whose eyes somebody looks; an administrator only once there is something to rule. Null: it isn't there for them. */
export function roleOf(
  row: Pick<DetailRow, 'client_id' | 'creator_id' | 'dispute'>,
  { userId, role }: Pick<Viewer, 'userId' | 'role'>,
): Side | 'admin' | null {
  if (row.client_id === userId) return 'client';
  if (row.creator_id === userId) return 'creator';
  return role === 'admin' && row.dispute !== null ? 'admin' : null;
}

function moneyOf(row: OrderRow): OrderDetail['money'] {
  const held = heldOf(row);
  return {
    price: yuanOf(row.price_fen),
    deposit: yuanOf(row.deposit_fen),
    balance: yuanOf(row.price_fen - row.deposit_fen),
    paid: yuanOf(row.paid_fen),
    escrow: yuanOf(held - row.frozen_fen),
    frozen: yuanOf(row.frozen_fen),
    released: yuanOf(row.released_fen),
    refunded: yuanOf(row.refunded_fen),
    fee: yuanOf(row.fee_fen),
    fee_percent: FEE_PERCENT,
    is_balance_asked: row.balance_asked_at !== null && unpaidOf(row) > 0,
    is_paid_up: unpaidOf(row) === 0,
  };
}

function termsOf(row: OrderRow): OrderDetail['terms'] {
  return {
    brief: row.brief,
    usage: row.usage,
    usage_label: usageLabels[row.usage],
    show_from: row.show_from,
    credit: row.credit,
    lines: row.lines.map(({ label, amountFen }) => ({ label, amount: yuanOf(amountFen) })),
    days: row.days,
    deposit_percent: row.deposit_percent,
    revisions_included: row.revisions_included,
    revisions_used: row.revisions_used,
    revisions_left: Math.max(0, row.revisions_included - row.revisions_used),
    service_id: row.service_id,
    bounty_id: row.bounty_id,
    application_id: row.application_id,
    post_id: row.post_id,
  };
}

const chatOf = ({ client_id: one, creator_id: other }: OrderRow) =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

function viewFiles(
  row: DetailRow,
  looking: Looking,
): Pick<OrderDetail, 'references' | 'uploads' | 'deliveries'> {
  const view = (file: DetailRow['files'][number]) => viewFile(row, file, looking);
  const waiting = row.files.filter((file) => !file.is_reference && file.delivery_id === null);
  return {
    references: row.files.filter((file) => file.is_reference).map(view),
    uploads: looking.role === 'creator' ? waiting.map(view) : [],
    deliveries: viewDeliveries(row, looking),
  };
}

export function viewDetail(row: DetailRow, looking: Looking): OrderDetail {
  const { role, now } = looking;
  return {
    ...viewCard(row, role, now),
    server_time: now.toISOString(),
    role,
    other: role === 'creator' ? row.client : row.creator,
    chat_identify: chatOf(row),
    answers: answersOf(row, namesOf(row), now),
    stepper: stepperOf(row),
    money: moneyOf(row),
    terms: termsOf(row),
    reference_works: row.reference_works,
    timeline: timelineOf(row),
    ...viewFiles(row, looking),
    progress_entries: viewProgress(row, looking),
    heartbeat: heartbeatOf(row, looking),
    ...viewProposals(row, role),
    refund: viewRefund(row, looking),
    dispute: viewDispute(row, looking),
    reviews: viewReviews(row, role),
    trial: trialOf({
      priceFen: row.price_fen,
      depositFen: row.deposit_fen,
      heldFen: heldOf(row),
      status: row.status,
      now: workNow(row, now),
    }),
    cancel_note: cancelNote(row, role),
    show_from: row.show_from,
    showing: viewShowing(row, role, now),
    licence: row.licence && {
      code: row.licence.code,
      url: `/licence/${row.licence.code}`,
      issued_at: new Date(row.licence.issued_at).toISOString(),
      revoked_at: row.licence.revoked_at && new Date(row.licence.revoked_at).toISOString(),
    },
  };
}

type Seeing = Signing & { viewer: Pick<ContextFor<'member'>['viewer'], 'userId' | 'role' | 'agent'> };

/** The order as its viewer sees it; a foreign one looks like a missing one. */
export async function getOrderView(db: Db, context: Seeing, orderId: number): Promise<OrderDetail> {
  const row = await findDetail(db, orderId);
  const role = row && roleOf(row, context.viewer);
  if (!row || !role) throw new Refusal(orderErrors.notFound);
  refuseOwnMatter(row, context.viewer);
  const ownerIds = row.files.filter((file) => !file.is_reference).map((file) => file.id);
  const previews = await listPreviews(db, { kind: PREVIEW, ownerIds });
  return viewDetail(row, {
    signing: context,
    viewerId: context.viewer.userId,
    role,
    previews: new Map(previews.map((preview) => [preview.ownerId, preview])),
    now: context.now(),
  });
}
