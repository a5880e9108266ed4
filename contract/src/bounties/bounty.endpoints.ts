import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { bountyLimits } from './bounty-limits.ts';
import { marketFilter } from '../market-words.schemas.ts';
import { marketCategories, marketStyles } from '../market-words.ts';
import { cursor, flag, id, paged, pageQuery } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import { followState } from '../users/user.schemas.ts';
import { bountyStatuses } from './bounty-availability.ts';
import { bountyErrors } from './bounty.errors.ts';
import {
  bounty,
  bountyCategory,
  bountyDetail,
  bountyEdit,
  bountyForm,
  bountyId,
  bountyNote,
  bountyPage,
  manageForm,
  noteForm,
  ownBounty,
} from './bounty.schemas.ts';

const { pageSize } = bountyLimits;

export const bountyOrders = ['new', 'hot'] as const;
/** Of businesses: for commercial use or by a verified enterprise. The others are personal. */
export const bountySources = ['business', 'personal'] as const;

export const listBounties = endpoint({
  method: 'GET',
  path: '/bounty/index',
  access: 'public',
  summary:
    '约稿广场：招募中的在前，按最新或最热；可按类型、画风、企业或个人（business=business|personal）、认证企业、无人应征、角色设计筛选，条件可以叠加',
  query: pageQuery(pageSize).extend({
    cursor,
    order: z.enum(bountyOrders).catch('new').default('new'),
    category: marketFilter(marketCategories),
    style: marketFilter(marketStyles),
    business: z.enum(bountySources).nullable().catch(null).default(null),
    is_enterprise: flag,
    no_applicants: flag,
    character_design: flag,
  }),
  output: bountyPage,
});

export const getBounty = endpoint({
  method: 'GET',
  path: '/bounty/detail',
  access: 'public',
  actFor: within('bounties'),
  summary: '约稿详情，带补充说明、发布者的记录和相近的约稿',
  query: z.object({ id: bountyId() }),
  output: bountyDetail,
  errors: [bountyErrors.notFound],
});

export const listBountyCategories = endpoint({
  method: 'GET',
  path: '/bounty/categories',
  access: 'public',
  summary: '约稿类型，以及各有多少正在招募',
  output: z.array(bountyCategory),
});

const imageErrors = [bountyErrors.foreignImage, bountyErrors.imageTooLarge];

export const publishBounty = endpoint({
  method: 'POST',
  path: '/bounty/publish',
  access: 'member',
  actFor: acts('bounties', '发布约稿', 'bounty'),
  summary: '发布约稿',
  body: bountyForm,
  output: z.object({ id: z.int(), status: z.enum(bountyStatuses), status_label: z.string() }),
  errors: [bountyErrors.deadlinePast, ...imageErrors],
});

export const editBounty = endpoint({
  method: 'POST',
  path: '/bounty/edit',
  access: 'member',
  actFor: acts('bounties', '修改约稿', 'bounty'),
  summary: '编辑自己的约稿，没有提交的部分不变；有人应征后，预算、描述和截稿日期不能再改',
  body: bountyEdit,
  output: bounty,
  errors: [
    bountyErrors.notFound,
    bountyErrors.wrongState,
    bountyErrors.locked,
    bountyErrors.budgetOrder,
    bountyErrors.deadlinePast,
    ...imageErrors,
  ],
});

export const appendNote = endpoint({
  method: 'POST',
  path: '/bounty/append',
  access: 'member',
  actFor: acts('bounties', '补充约稿说明', 'bounty'),
  summary: '给自己的约稿补充说明，应征者会收到通知',
  body: noteForm,
  output: bountyNote,
  errors: [bountyErrors.notFound, bountyErrors.wrongState, bountyErrors.tooManyNotes],
});

export const manageBounty = endpoint({
  method: 'POST',
  path: '/bounty/manage',
  access: 'member',
  actFor: acts('bounties', '调整约稿招募', 'bounty'),
  summary:
    '管理自己的约稿：close 关闭、reopen 重新开放（可带 deadline）、stop_recruit 停止招募、extend 延长截稿日期（必带 deadline）',
  body: manageForm,
  output: bounty,
  errors: [
    bountyErrors.notFound,
    bountyErrors.wrongState,
    bountyErrors.deadlinePast,
    bountyErrors.deadlineNotLater,
  ],
});

export const deleteBounty = endpoint({
  method: 'POST',
  path: '/bounty/delete',
  access: 'member',
  actFor: acts('bounties', '删除约稿'),
  summary: '删除自己的约稿；有进行中的订单时不能删除',
  body: z.object({ id: bountyId() }),
  output: z.object({}),
  errors: [bountyErrors.notFound, bountyErrors.liveOrders],
});

export const listMyBounties = endpoint({
  method: 'GET',
  path: '/bounty/mybounties',
  access: 'member',
  actFor: within('bounties'),
  summary: '我发布的约稿，可按状态筛选',
  query: pageQuery(pageSize).extend({
    cursor,
    status: z.enum(bountyStatuses).nullable().catch(null).default(null),
  }),
  output: paged(ownBounty),
});

export const listFavoriteBounties = endpoint({
  method: 'GET',
  path: '/bounty/favorites',
  access: 'member',
  summary: '我收藏的约稿，最近收藏的在前',
  query: pageQuery(pageSize).extend({ cursor }),
  output: bountyPage,
});

const favoriteForm = z.object({ bounty_id: bountyId() });
const favoriteState = z.object({ is_favorite: z.boolean(), favorites_count: z.int() });

export const favoriteBounty = endpoint({
  method: 'POST',
  path: '/bounty/favorite',
  access: 'member',
  summary: '收藏约稿',
  body: favoriteForm,
  output: favoriteState,
  errors: [bountyErrors.notFound],
});

export const unfavoriteBounty = endpoint({
  method: 'POST',
  path: '/bounty/unfavorite',
  access: 'member',
  summary: '取消收藏约稿',
  body: favoriteForm,
  output: favoriteState,
  errors: [bountyErrors.notFound],
});

const followForm = z.object({ creator_id: id('无效的用户ID') });

export const followPublisher = endpoint({
  method: 'POST',
  path: '/bounty/follow',
  access: 'member',
  summary: '关注发布者或创作者，与关注用户是同一个关系',
  body: followForm,
  output: followState,
  errors: [userErrors.notFound, userErrors.followSelf, userErrors.followBlocked],
});

export const unfollowPublisher = endpoint({
  method: 'POST',
  path: '/bounty/unfollow',
  access: 'member',
  summary: '取消关注发布者或创作者',
  body: followForm,
  output: followState,
  errors: [userErrors.notFound, userErrors.followSelf],
});

export const inviteCreator = endpoint({
  method: 'POST',
  path: '/bounty/invite',
  access: 'member',
  actFor: acts('bounties', '邀请创作者应征', 'bounty'),
  summary: '邀请一位创作者应征自己的约稿',
  body: z.object({ bounty_id: bountyId(), user_id: id('无效的用户ID') }),
  output: z.object({ invited_at: z.string() }),
  errors: [
    bountyErrors.notFound,
    bountyErrors.wrongState,
    bountyErrors.inviteSelf,
    bountyErrors.inviteRepeated,
    bountyErrors.inviteApplied,
    bountyErrors.tooManyInvites,
    userErrors.notFound,
  ],
});
