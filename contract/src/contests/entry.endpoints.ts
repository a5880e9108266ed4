import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, pageQuery } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { entryChoice, entryForm } from './contest-forms.schemas.ts';
import { contestLimits } from './contest-limits.ts';
import { contestErrors, entryErrors, teamErrors } from './contest.errors.ts';
import { contestId } from './contest.schemas.ts';
import { entryDetail, entryPage, ownEntry, resultPage } from './entry.schemas.ts';

const entryId = () => id('无效的作品ID');

export const listEntries = endpoint({
  method: 'GET',
  path: '/events/entries',
  access: 'public',
  summary: '活动的作品：投票开始后才有，作者在投票截止后公布',
  query: pageQuery(contestLimits.entriesSize).extend({ id: contestId(), cursor }),
  output: entryPage,
  errors: [contestErrors.notFound],
});

export const getEntry = endpoint({
  method: 'GET',
  path: '/events/entry',
  access: 'public',
  summary: '一件作品；自己队伍的随时可以看',
  query: z.object({ id: entryId() }),
  output: entryDetail,
  errors: [entryErrors.notFound],
});

export const listResults = endpoint({
  method: 'GET',
  path: '/events/results',
  access: 'public',
  summary: '名次：投票截止后算出，公布前奖金还没有发放',
  query: pageQuery(contestLimits.resultsSize).extend({ id: contestId() }),
  output: resultPage,
  errors: [contestErrors.notFound],
});

export const getOwnEntry = endpoint({
  method: 'GET',
  path: '/events/submission',
  access: 'member',
  summary: '我们队的作品，用来编辑；submission_id 为 new 而已经有一件时给出那一件',
  query: z.object({ id: contestId(), submission_id: entryChoice.default('new') }),
  output: ownEntry,
  errors: [contestErrors.notFound, entryErrors.notFound, teamErrors.notRegistered],
});

export const saveEntry = endpoint({
  method: 'POST',
  path: '/events/submission',
  access: 'member',
  summary:
    '存草稿或提交作品，截止前可以反复改，以服务器时间为准，一秒也不能晚；文件用 /upload/begin（purpose=contest）、piece、finish 传完',
  body: entryForm,
  output: ownEntry,
  errors: [
    contestErrors.notFound,
    teamErrors.notRegistered,
    entryErrors.notFound,
    entryErrors.notStarted,
    entryErrors.tooLate,
    entryErrors.incomplete,
    entryErrors.foreignImage,
    entryErrors.foreignFile,
    entryErrors.disqualified,
    uploadErrors.notFound,
    uploadErrors.storageFull,
  ],
});

export const withdrawEntry = endpoint({
  method: 'POST',
  path: '/events/submission/withdraw',
  access: 'member',
  summary: '截止前把提交了的作品收回成草稿',
  body: z.object({ entry_id: entryId() }),
  output: ownEntry,
  errors: [entryErrors.notFound, entryErrors.notSubmitted, entryErrors.tooLate, entryErrors.disqualified],
});

export const downloadEntry = endpoint({
  method: 'POST',
  path: '/events/download',
  access: 'member',
  summary: '下载作品的文件：返回只给自己用、很快过期的地址',
  body: z.object({ entry_id: entryId() }),
  output: z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  errors: [entryErrors.notFound, entryErrors.noFile],
});
