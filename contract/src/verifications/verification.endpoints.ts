import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery } from '../primitives.ts';
import { verificationErrors } from './verification.errors.ts';
import {
  adminVerification,
  ownVerification,
  verdict,
  verification,
  verificationDocument,
  verificationForm,
} from './verification.schemas.ts';
import { verificationLimits, verificationStateNames } from './verification-words.ts';

export const listOwnVerifications = endpoint({
  method: 'GET',
  path: '/verification/mine',
  access: 'member',
  summary: '自己的三种认证：状态、未通过的理由、提交过的材料',
  output: z.array(ownVerification),
});

/** The bytes come back from GET /verification/document/{id}, to the owner and the administrator who reviews. */
export const addVerificationDocument = endpoint({
  method: 'POST',
  path: '/verification/document',
  access: 'member',
  summary: '上传一份认证材料（multipart 字段 file），加密保存，只有本人和审核的管理员能打开',
  body: z.object({ file: z.unknown().optional().meta({ type: 'string', format: 'binary' }) }),
  output: verificationDocument,
  errors: [
    verificationErrors.fileMissing,
    verificationErrors.documentType,
    verificationErrors.documentTooLarge,
    verificationErrors.tooManyDocuments,
  ],
});

export const removeVerificationDocument = endpoint({
  method: 'POST',
  path: '/verification/removeDocument',
  access: 'member',
  summary: '移除一份还没提交的材料',
  body: z.object({ id: id('材料不存在或已销毁') }),
  output: z.object({ id: z.int() }),
  errors: [verificationErrors.documentNotFound],
});

export const applyForVerification = endpoint({
  method: 'POST',
  path: '/verification/apply',
  access: 'member',
  summary: '申请认证（personal 个人、creator 创作者、enterprise 企业）',
  body: verificationForm,
  output: verification,
  errors: [
    verificationErrors.underWay,
    verificationErrors.alreadyAccepted,
    verificationErrors.documentMissing,
  ],
});

export const withdrawVerification = endpoint({
  method: 'POST',
  path: '/verification/withdraw',
  access: 'member',
  summary: '撤回还在审核的申请，材料马上销毁',
  body: z.object({ id: id('认证申请不存在') }),
  output: verification,
  errors: [verificationErrors.notFound, verificationErrors.wrongState],
});

export const listAllVerifications = endpoint({
  method: 'GET',
  path: '/admin/verifications',
  access: 'admin',
  summary: '认证审核：等得最久的在前，其余最新的在前；可按状态筛选',
  query: pageQuery(verificationLimits.pageSize).extend({
    state: z.enum(verificationStateNames).catch('pending').default('pending'),
  }),
  output: paged(adminVerification).extend({ counts: z.record(z.enum(verificationStateNames), z.int()) }),
});

export const decideVerification = endpoint({
  method: 'POST',
  path: '/admin/verifications',
  access: 'admin',
  summary: '通过、驳回一份认证，或取消已经通过的；驳回和取消要写理由，本人会看到',
  body: verdict,
  output: adminVerification,
  errors: [verificationErrors.notFound, verificationErrors.wrongState],
});
