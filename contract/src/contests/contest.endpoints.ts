import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, paged, pageQuery } from '../primitives.ts';
import { amendForm, contestEdit, contestForm } from './contest-forms.schemas.ts';
import { contestLimits } from './contest-limits.ts';
import { contestCategoryNames, contestTabNames } from './contest-words.ts';
import { contestErrors } from './contest.errors.ts';
import {
  contestCard,
  contestDetail,
  contestDraft,
  contestId,
  contestPage,
  ownContest,
} from './contest.schemas.ts';

const choice = z.object({ id: contestId() });
const { pageSize } = contestLimits;

export const listContests = endpoint({
  method: 'GET',
  path: '/events/index',
  access: 'public',
  summary:
    '活动列表：tab 是 open 报名中、running 进行中、voting 投票中、ended 已结束，带各类的数目和服务器时间',
  query: pageQuery(pageSize).extend({
    cursor,
    tab: z.enum(contestTabNames).catch('open').default('open'),
    category: z.enum(contestCategoryNames).nullable().catch(null).default(null),
  }),
  output: contestPage,
});

export const getContest = endpoint({
  method: 'GET',
  path: '/events/detail',
  access: 'public',
  summary: '活动详情：题目到开始那一刻才给出；登录后带上自己的队伍、邀请和作品',
  query: choice,
  output: contestDetail,
  errors: [contestErrors.notFound],
});

export const listOwnContests = endpoint({
  method: 'GET',
  path: '/events/organised',
  access: 'member',
  summary: '我提的活动，包括草稿，最近改动的在前',
  query: pageQuery(pageSize).extend({ cursor }),
  output: paged(ownContest),
});

export const listJoinedContests = endpoint({
  method: 'GET',
  path: '/events/joined',
  access: 'member',
  summary: '我报名的活动，最近报名的在前',
  query: pageQuery(pageSize).extend({ cursor }),
  output: paged(contestCard).extend({ server_time: z.string() }),
});

export const getContestDraft = endpoint({
  method: 'GET',
  path: '/events/draft',
  access: 'member',
  summary: '自己提的活动的全部内容，用来编辑',
  query: choice,
  output: contestDraft,
  errors: [contestErrors.notFound],
});

export const createContest = endpoint({
  method: 'POST',
  path: '/events/create',
  access: 'member',
  summary: '建一个活动草稿；只有名称和类别是必填的，其余提交前补齐',
  body: contestForm,
  output: contestDraft,
  errors: [contestErrors.tooMany, contestErrors.foreignImage, contestErrors.rulesTooComplex],
});

export const editContest = endpoint({
  method: 'POST',
  path: '/events/edit',
  access: 'member',
  summary: '编辑自己的草稿或没有通过的活动，没带的不变；改过的重新成为草稿',
  body: contestEdit,
  output: contestDraft,
  errors: [
    contestErrors.notFound,
    contestErrors.wrongState,
    contestErrors.tooMany,
    contestErrors.foreignImage,
    contestErrors.rulesTooComplex,
  ],
});

export const amendContest = endpoint({
  method: 'POST',
  path: '/events/amend',
  access: 'member',
  summary: '主办方在活动公开后改一句话介绍、赞助方，或在规则后面补充说明；时间、奖项、评审标准和规则不能改',
  body: amendForm,
  output: z.object({ id: z.int() }),
  errors: [contestErrors.notFound, contestErrors.wrongState, contestErrors.tooManyAdditions],
});

export const proposeContest = endpoint({
  method: 'POST',
  path: '/events/propose',
  access: 'member',
  summary: '把草稿交给管理员审核；通过时奖金从主办方的可用余额转入托管',
  body: choice,
  output: contestDraft,
  errors: [
    contestErrors.notFound,
    contestErrors.wrongState,
    contestErrors.incomplete,
    contestErrors.wrongTimes,
    contestErrors.timePassed,
  ],
});

export const withdrawContest = endpoint({
  method: 'POST',
  path: '/events/withdraw',
  access: 'member',
  summary: '撤回还没有审核的活动，变回草稿',
  body: choice,
  output: contestDraft,
  errors: [contestErrors.notFound, contestErrors.wrongState],
});

export const deleteContest = endpoint({
  method: 'POST',
  path: '/events/delete',
  access: 'member',
  summary: '删除自己的草稿或没有通过的活动',
  body: choice,
  output: z.object({ id: z.int() }),
  errors: [contestErrors.notFound, contestErrors.wrongState],
});
