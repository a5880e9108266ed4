import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { applicationLimits } from './bounty-limits.ts';
import { cursor, optionalId, pageQuery } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { applicationErrors } from './application.errors.ts';
import { applicationSorts, applicationStatuses } from './application-status.ts';
import {
  application,
  applicationEdit,
  applicationForm,
  applicationId,
  applicationPage,
  declineRestForm,
  manageApplicationForm,
  ownApplicationPage,
} from './application.schemas.ts';
import { bountyErrors } from './bounty.errors.ts';

const { pageSize } = applicationLimits;
const statusFilter = z.enum(applicationStatuses).nullable().catch(null).default(null);
const fileErrors = [
  applicationErrors.fileUnknown,
  applicationErrors.workUnknown,
  uploadErrors.quota,
  uploadErrors.storageFull,
];
const priceErrors = [applicationErrors.priceLow, applicationErrors.priceHigh];
const idBody = z.object({ id: applicationId() });

export const applyToBounty = endpoint({
  method: 'POST',
  path: '/bounty/apply',
  access: 'member',
  summary: '应征约稿；每人对一个约稿只有一份应征',
  body: applicationForm,
  output: application,
  errors: [
    bountyErrors.notFound,
    applicationErrors.own,
    applicationErrors.closed,
    applicationErrors.repeated,
    applicationErrors.refused,
    ...priceErrors,
    ...fileErrors,
  ],
});

export const editApplication = endpoint({
  method: 'POST',
  path: '/bounty/editApplication',
  access: 'member',
  summary: '修改自己的应征，对方看过之前；没有提交的部分不变',
  body: applicationEdit,
  output: application,
  errors: [
    applicationErrors.notFound,
    applicationErrors.wrongState,
    applicationErrors.viewed,
    applicationErrors.closed,
    ...priceErrors,
    ...fileErrors,
  ],
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/bounty/withdraw',
  access: 'member',
  summary: '撤回自己的应征',
  body: idBody,
  output: application,
  errors: [applicationErrors.notFound, applicationErrors.wrongState],
});

export const deleteApplication = endpoint({
  method: 'POST',
  path: '/bounty/deleteApplication',
  access: 'member',
  summary: '从我的应征里删除；还没有结果的随之撤回，已选中的不能删除',
  body: idBody,
  output: z.object({}),
  errors: [applicationErrors.notFound, applicationErrors.wrongState],
});

export const listReceivedApplications = endpoint({
  method: 'GET',
  path: '/bounty/receivedapplications',
  access: 'member',
  actFor: within('bounties'),
  summary: '我的约稿收到的应征，可按约稿和状态筛选，按时间、报价、工期或评分排序',
  query: pageQuery(pageSize).extend({
    cursor,
    bounty_id: optionalId,
    status: statusFilter,
    sort: z.enum(applicationSorts).catch('new').default('new'),
  }),
  output: applicationPage,
});

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/bounty/myapplications',
  access: 'member',
  summary: '我的应征，可按状态筛选，带近 90 天的统计',
  query: pageQuery(pageSize).extend({ cursor, status: statusFilter }),
  output: ownApplicationPage,
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/bounty/applicationdetail',
  access: 'member',
  actFor: within('bounties'),
  summary: '一份应征，只有应征者和发布者能看；标为已读用 manageapplication 的 view',
  query: idBody,
  output: application,
  errors: [applicationErrors.notFound],
});

export const manageApplication = endpoint({
  method: 'POST',
  path: '/bounty/manageapplication',
  access: 'member',
  actFor: acts('bounties', '处理应征', 'application'),
  summary:
    '处理收到的应征：view 已读、shortlist 加入候选、unshortlist 移出候选、accept 接受（生成订单，答 order_id）、decline 婉拒（可带 reason）',
  body: manageApplicationForm,
  output: z.object({ order_id: z.int().nullable(), application }),
  errors: [applicationErrors.notFound, applicationErrors.wrongState, applicationErrors.slotTaken],
});

export const declineRest = endpoint({
  method: 'POST',
  path: '/bounty/declinerest',
  access: 'member',
  actFor: acts('bounties', '婉拒其余应征', 'bounty'),
  summary: '婉拒一个约稿其余所有还没有结果的应征',
  body: declineRestForm,
  output: z.object({ declined: z.int() }),
  errors: [bountyErrors.notFound],
});
