import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, paged, pageQuery } from '../primitives.ts';
import { cancelForm, contestVerdictForm, disqualifyForm, timesForm } from './contest-forms.schemas.ts';
import { contestLimits } from './contest-limits.ts';
import { contestStatusNames } from './contest-words.ts';
import { contestErrors, entryErrors } from './contest.errors.ts';
import { adminContest, contestId } from './contest.schemas.ts';
import { adminEntry } from './entry.schemas.ts';

const choice = z.object({ id: contestId() });
const { notFound, wrongState } = contestErrors;

export const listContestsToRun = endpoint({
  method: 'GET',
  path: '/admin/events',
  access: 'admin',
  summary: '要管理的活动：不带 status 时是等待审核的，最早提交的在前；其他状态最近改动的在前',
  query: pageQuery(contestLimits.pageSize).extend({
    cursor,
    status: z.enum(contestStatusNames).catch('proposed').default('proposed'),
  }),
  output: paged(adminContest).extend({ server_time: z.string() }),
});

export const decideContest = endpoint({
  method: 'POST',
  path: '/admin/events/decide',
  access: 'admin',
  summary: '审核一个活动：approve 通过，奖金从主办方的可用余额转入托管；reject 退回，要写理由',
  body: contestVerdictForm,
  output: adminContest,
  errors: [
    notFound,
    wrongState,
    contestErrors.balanceShort,
    contestErrors.timePassed,
    contestErrors.ownProposal,
  ],
});

export const editContestTimes = endpoint({
  method: 'POST',
  path: '/admin/events/times',
  access: 'admin',
  summary: '改时间安排；已经过去的那些不能再改',
  body: timesForm,
  output: adminContest,
  errors: [notFound, wrongState, contestErrors.wrongTimes, contestErrors.timePassed],
});

export const advanceContest = endpoint({
  method: 'POST',
  path: '/admin/events/advance',
  access: 'admin',
  summary: '现在就进入下一步：开始、截止交稿或截止投票',
  body: choice,
  output: adminContest,
  errors: [notFound, wrongState],
});

export const cancelContest = endpoint({
  method: 'POST',
  path: '/admin/events/cancel',
  access: 'admin',
  summary: '取消活动并说明理由，托管的奖金退回主办方',
  body: cancelForm,
  output: adminContest,
  errors: [notFound, wrongState],
});

export const announceContest = endpoint({
  method: 'POST',
  path: '/admin/events/announce',
  access: 'admin',
  summary: '公布结果：奖金从托管平分给获奖队伍的每个人，分不尽的分归队长；空缺名次的奖金退回主办方',
  body: choice,
  output: adminContest,
  errors: [notFound, wrongState, contestErrors.resultsMissing],
});

export const listEntriesToRun = endpoint({
  method: 'GET',
  path: '/admin/events/entries',
  access: 'admin',
  summary: '活动的全部作品和作者，包括取消了资格的',
  query: pageQuery(contestLimits.entriesSize).extend({ id: contestId(), cursor }),
  output: paged(adminEntry),
  errors: [notFound],
});

export const disqualifyEntry = endpoint({
  method: 'POST',
  path: '/admin/events/disqualify',
  access: 'admin',
  summary: '取消一件作品的资格并说明理由；结果已经算出的重新计算',
  body: disqualifyForm,
  output: adminEntry,
  errors: [entryErrors.notFound, wrongState, entryErrors.notSubmitted, entryErrors.disqualified],
});
