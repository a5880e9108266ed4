import { bountyStatusLabel } from '@zaojie/contract/bounties/bounty-availability';
import type { Bounty, BountyLabel, OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { marketCategories, marketStyles, marketWordOf } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Viewer } from '../../frame/context.ts';
import type { BountyRow } from './bounty-rows.ts';
import { bountyCanOf } from './bounty.policy.ts';

export function viewBounty(row: BountyRow, viewer: Viewer | null, now: Date): Bounty {
  const category = marketWordOf(marketCategories, row.category);
  const style = marketWordOf(marketStyles, row.style);
  const isOwner = viewer?.userId === row.user_id;
  return {
    id: row.id,
    title: row.title,
    category: category.id,
    category_word: category.word,
    category_name: category.name,
    style: style.id,
    style_word: style.word,
    style_name: style.name,
    description: row.description,
    budget_min: yuanOf(row.budget_min_fen),
    budget_max: yuanOf(row.budget_max_fen),
    deadline: row.deadline,
    images: row.images.map((picture) => picture.url),
    pictures: row.images,
    reference_link: row.reference_link,
    is_urgent: row.is_urgent,
    is_commercial: row.is_commercial,
    allow_multiple: row.allow_multiple,
    usage: row.usage,
    show_from: row.show_from,
    credit: row.credit,
    status: row.status,
    status_label: bountyStatusLabel(row.status),
    stop_recruit: row.stop_recruit,
    is_enterprise: row.is_enterprise,
    publisher_info: {
      id: row.user_id,
      nickname: row.nickname,
      avatar: row.avatar,
      is_self: isOwner,
      is_enterprise: row.is_enterprise,
      company: row.company?.is_verified ? row.company.name : '',
    },
    is_owner: isOwner,
    has_applied: row.has_applied,
    is_favorite: row.is_favorite,
    is_following: row.is_following,
    applications_count: row.applications_count,
    favorites_count: row.favorites_count,
    view_count: row.view_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: bountyCanOf(row, viewer, now),
  };
}

const none = { all: 0, unread: 0, shortlisted: 0, accepted: 0, declined: 0 };

export function viewOwnBounty(row: BountyRow, viewer: Viewer, now: Date): OwnBounty {
  return { ...viewBounty(row, viewer, now), application_counts: row.application_counts ?? none };
}

export type LabelRow = Pick<
  BountyRow,
  | 'id'
  | 'title'
  | 'category'
  | 'style'
  | 'budget_min_fen'
  | 'budget_max_fen'
  | 'deadline'
  | 'status'
  | 'applications_count'
  | 'images'
>;

export function viewLabel(row: LabelRow): BountyLabel {
  return {
    id: row.id,
    title: row.title,
    category_name: marketWordOf(marketCategories, row.category).name,
    style_name: marketWordOf(marketStyles, row.style).name,
    budget_min: yuanOf(row.budget_min_fen),
    budget_max: yuanOf(row.budget_max_fen),
    deadline: row.deadline,
    applications_count: row.applications_count,
    status: row.status,
    status_label: bountyStatusLabel(row.status),
    cover: row.images[0] ?? null,
  };
}
