import { accountErrors } from '../accounts/account.errors.ts';
import { ownerCheck } from '../accounts/contact.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors } from './export.errors.ts';
import { exportStatus } from './export.schemas.ts';

export const getExport = endpoint({
  method: 'GET',
  path: '/user/export',
  access: 'member',
  summary: '自己的数据导出到了哪一步',
  output: exportStatus,
});

export const askExport = endpoint({
  method: 'POST',
  path: '/user/export',
  access: 'member',
  summary: '把自己的全部数据做成一个压缩包，要密码；没有密码的人用验证码证明',
  body: ownerCheck,
  output: exportStatus,
  errors: [
    accountErrors.passwordWrong,
    accountErrors.proofMissing,
    accountErrors.lockedOut,
    exportErrors.waiting,
    exportErrors.tooSoon,
  ],
});
