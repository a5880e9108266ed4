import { applicationStatusLabels } from '@zaojie/contract/bounties/application-status';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { bountyStatusLabel } from '@zaojie/contract/bounties/bounty-availability';
import { yuanOf } from '@zaojie/contract/money';
import { orderStatusLabels, type OrderStatus } from '@zaojie/contract/orders/order-status';
import type { OrderLabelRow } from '../../orders/index.ts';
import { addressFor, type Signing } from '../../uploads/index.ts';
import { applicationCanOf } from './application.policy.ts';
import type { ApplicationRow, StoredFile } from './application-rows.ts';

function viewFile({ upload_id: id, ...file }: StoredFile, viewerId: number, signing: Signing) {
  return { ...file, url: addressFor(signing, viewerId, { id, url: file.url }) };
}

function viewOrder(order: OrderLabelRow | null): Application['order'] {
  if (!order) return null;
  const status = order.status as OrderStatus;
  return {
    id: order.id,
    order_numbers: order.order_numbers,
    status,
    status_label: orderStatusLabels[status],
    final_price: yuanOf(order.price_fen),
  };
}

function viewItsBounty(row: ApplicationRow): Application['bounty'] {
  return {
    id: row.bounty_id,
    title: row.bounty_title,
    status: row.bounty_status,
    status_label: bountyStatusLabel(row.bounty_status),
    budget_min: yuanOf(row.budget_min_fen),
    budget_max: yuanOf(row.budget_max_fen),
    deadline: row.deadline,
    allow_multiple: row.allow_multiple,
    cover: row.bounty_images[0] ?? null,
    publisher_info: {
      id: row.owner_id,
      nickname: row.publisher_nickname,
      avatar: row.publisher_avatar,
    },
  };
}

function viewApplicant(row: ApplicationRow): Application['applicant'] {
  const { nickname, avatar, rating, completed, on_time_rate, reply_rate, works } = row;
  return { id: row.user_id, nickname, avatar, rating, completed, on_time_rate, reply_rate, works };
}

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

export function viewApplication(row: ApplicationRow, viewerId: number, signing: Signing): Application {
  return {
    id: row.id,
    bounty_id: row.bounty_id,
    bounty: viewItsBounty(row),
    applicant: viewApplicant(row),
    price: yuanOf(row.price_fen),
    days: row.days,
    proposal: row.proposal,
    files: row.files.map((file) => viewFile(file, viewerId, signing)),
    works: row.chosen_works,
    status: row.status,
    status_label: applicationStatusLabels[row.status],
    viewed_at: momentOf(row.viewed_at),
    shortlisted_at: momentOf(row.shortlisted_at),
    decided_at: momentOf(row.decided_at),
    reason: row.reason,
    is_own: row.user_id === viewerId,
    order: viewOrder(row.order),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: applicationCanOf(row, viewerId, signing.now()),
  };
}
