import type { BountyStatus, Usage } from '@zaojie/contract/bounties/bounty-availability';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { companyOf, type CompanyLabel } from '../companies/index.ts';
import { countCompletedOrders, countLiveOrders } from '../orders/index.ts';
import { hasBlocked, hasBlockedViewer, shownName } from '../users/index.ts';

export type ApplicationCounts = {
  all: number;
  unread: number;
  shortlisted: number;
  accepted: number;
  declined: number;
};

export type BountyRow = {
  id: number;
  user_id: number;
  title: string;
  category: number;
  style: number;
  description: string;
  budget_min_fen: number;
  budget_max_fen: number;
  deadline: string;
  images: Picture[];
  reference_link: string;
  is_urgent: boolean;
  is_commercial: boolean;
  allow_multiple: boolean;
  usage: Usage;
  show_from: string | null;
  credit: boolean;
  status: BountyStatus;
  stop_recruit: boolean;
  is_enterprise: boolean;
  created_at: Date;
  updated_at: Date;
  nickname: string;
  avatar: string;
  company: CompanyLabel | null;
  applications_count: number;
  viewed_count: number;
  favorites_count: number;
  view_count: number;
  my_application_id: number | null;
  has_applied: boolean;
  is_favorite: boolean;
  is_following: boolean;
  is_publisher_blocked: boolean;
  has_publisher_blocked_viewer: boolean;
  /** For the owner only; 0 for others. */
  live_orders: number;
  completed_orders: number;
  application_counts: ApplicationCounts | null;
  /** Where the row stood in its list, for the cursor. */
  k0: number;
  k1: string;
};

/** Of a withdrawn or expired application nothing stands in the way of another. */
export const countsAsApplied = sql`('pending', 'viewed', 'shortlisted', 'accepted', 'declined')`;

const counted = (condition: Sql) => sql`count(*) filter (where ${condition})`;

const countApplications = (bountyId: Sql): RawBuilder<ApplicationCounts> => sql<ApplicationCounts>`(
  select json_build_object('all', ${counted(sql`status <> 'withdrawn'`)}, 'unread', ${counted(sql`status = 'pending'`)},
    'shortlisted', ${counted(sql`status = 'shortlisted'`)}, 'accepted', ${counted(sql`status = 'accepted'`)},
    'declined', ${counted(sql`status = 'declined'`)})
  from bounty_applications where bounty_id = ${bountyId})`;

const forOwner = (viewer: Sql, value: Sql, otherwise: Sql) =>
  sql`case when b.user_id = ${viewer} then ${value} else ${otherwise} end`;

type RowOptions = {
  viewerId: Sql | null;
  /** The page leaves out whom the viewer keeps away. */
  isOfShownOnly?: boolean;
  hasCounts?: boolean;
  more?: Sql;
};

/** What a visitor is and has done is known without asking. */
const visitorFlags = sql`null::bigint as my_application_id, false as has_applied, false as is_favorite,
  false as is_following, false as is_publisher_blocked, false as has_publisher_blocked_viewer, 0 as live_orders,
  0 as completed_orders, null::json as application_counts`;

function viewerFlags(viewer: Sql, { isOfShownOnly, hasCounts }: RowOptions): Sql {
  const [publisher, id] = [sql.ref('b.user_id'), sql.ref('b.id')];
  const counts = hasCounts ? forOwner(viewer, countApplications(id), sql`null`) : sql`null::json`;
  return sql`a.id as my_application_id, coalesce(a.status in ${countsAsApplied}, false) as has_applied,
    v.user_id is not null as is_favorite, f.follower_id is not null as is_following,
    ${isOfShownOnly ? sql`false` : hasBlocked(viewer, publisher)} as is_publisher_blocked,
    ${hasBlockedViewer(publisher, viewer)} as has_publisher_blocked_viewer,
    ${forOwner(viewer, countLiveOrders(id), sql`0`)} as live_orders,
    ${forOwner(viewer, countCompletedOrders(id), sql`0`)} as completed_orders, ${counts} as application_counts`;
}

const viewerJoins = (viewer: Sql) => sql`
    left join bounty_applications a on a.bounty_id = b.id and a.user_id = ${viewer}
    left join bounty_favorites v on v.bounty_id = b.id and v.user_id = ${viewer}
    left join follows f on f.follower_id = ${viewer} and f.followee_id = b.user_id`;

/**
 * Turns a page of ids into whole bounties in the same statement: publisher, counts and the viewer's own flags. `page`
 * yields (id, k0, k1, ord).
 */
export function bountiesQuery(page: Sql, options: RowOptions): RawBuilder<BountyRow> {
  const { viewerId } = options;
  return sql<BountyRow>`
    with page as (${page})
    select b.id, b.user_id, b.title, b.category, b.style, b.description, b.budget_min_fen, b.budget_max_fen,
      b.deadline::text as deadline, b.images, b.reference_link, b.is_urgent, b.is_commercial, b.allow_multiple, b.usage,
      b.show_from, b.credit, b.status, b.stop_recruit, b.is_enterprise, b.created_at, b.updated_at,
      ${shownName()} as nickname, u.avatar, ${companyOf(sql.ref('b.user_id'))} as company, s.applications_count, s.viewed_count, s.favorites_count, s.view_count,
      ${viewerId ? viewerFlags(viewerId, options) : visitorFlags}, page.k0, page.k1${options.more ?? sql``}
    from page
    join bounties b on b.id = page.id
    join bounty_stats s on s.bounty_id = b.id
    join users u on u.id = b.user_id
    ${viewerId ? viewerJoins(viewerId) : sql``}
    order by page.ord`;
}
