import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { optionalId, pageQuery, cursor } from '../primitives.ts';
import { ballotForm, skipForm } from './contest-forms.schemas.ts';
import { contestLimits } from './contest-limits.ts';
import { ballotErrors, contestErrors, entryErrors } from './contest.errors.ts';
import { contestId } from './contest.schemas.ts';
import { ballotPaper, ownBallotPage } from './entry.schemas.ts';

const votingErrors = [entryErrors.notFound, ballotErrors.notOpen, ballotErrors.closed, ballotErrors.ownEntry];

export const getBallotPaper = endpoint({
  method: 'GET',
  path: '/events/vote',
  access: 'member',
  summary: '下一件要评的作品：评得最少的在先，不会是自己的；带 entry_id 时给那一件。跳过的排在最后',
  query: z.object({ id: contestId(), entry_id: optionalId }),
  output: ballotPaper,
  errors: [contestErrors.notFound, ...votingErrors],
});

export const castBallot = endpoint({
  method: 'POST',
  path: '/events/vote',
  access: 'member',
  summary: '给一件作品的每项标准打 1 到 5 分，返回下一件；每人每件一张选票，再次提交就是改分，截止前都可以',
  body: ballotForm,
  output: ballotPaper,
  errors: [...votingErrors, ballotErrors.wrongScores],
});

export const skipEntry = endpoint({
  method: 'POST',
  path: '/events/vote/skip',
  access: 'member',
  summary: '跳过一件作品并说明原因，它排到最后；返回下一件',
  body: skipForm,
  output: ballotPaper,
  errors: [...votingErrors, ballotErrors.alreadyRated],
});

export const listOwnBallots = endpoint({
  method: 'GET',
  path: '/events/voting',
  access: 'member',
  summary: '我的选票，最近的在前；投票截止后带上名次',
  query: pageQuery(contestLimits.ballotsSize).extend({ id: contestId(), cursor }),
  output: ownBallotPage,
  errors: [contestErrors.notFound, ballotErrors.notOpen],
});
