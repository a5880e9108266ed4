import { accountErrors } from '../accounts/account.errors.ts';
import { ownerCheck } from '../accounts/contact.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { deletionErrors } from './deletion.errors.ts';
import { deletionHolds, deletionStatus } from './deletion.schemas.ts';

export const getDeletion = endpoint({
  method: 'GET',
  path: '/user/deletion',
  access: 'member',
  actFor: 'self',
  summary: '自己有没有申请注销、什么时候注销',
  output: deletionStatus,
});

export const listHolds = endpoint({
  method: 'GET',
  path: '/user/deletion/holds',
  access: 'member',
  summary: '注销之前还要处理的事',
  output: deletionHolds,
});

export const askDeletion = endpoint({
  method: 'POST',
  path: '/user/deletion',
  access: 'member',
  summary: '申请注销账号，要密码；没有密码的人用验证码证明。所有设备随即退出，15 天内登录可以反悔',
  body: ownerCheck,
  output: deletionStatus,
  errors: [
    accountErrors.passwordWrong,
    accountErrors.proofMissing,
    accountErrors.lockedOut,
    deletionErrors.held,
    deletionErrors.asked,
  ],
});

export const keepAccount = endpoint({
  method: 'POST',
  path: '/user/deletion/keep',
  access: 'member',
  summary: '不注销了，保留账号',
  output: deletionStatus,
  errors: [deletionErrors.notAsked, deletionErrors.begun],
});
