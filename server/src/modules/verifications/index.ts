import type { Module } from '../../frame/module.ts';
import { destroyOld } from './document.queries.ts';
import { documentRoute } from './documents.ts';
import { createVerificationNotices } from './verification.notices.ts';
import { forgottenBefore, looseBefore } from './verification.rules.ts';
import { countByState } from './verification.queries.ts';
import { verificationRoutes } from './verifications.routes.ts';
import { verificationExports } from './verification.export.ts';
import { eraseVerifications } from './verification.eraser.ts';

export { handInVerification } from './apply.ts';
export { insertDocument } from './document.queries.ts';
export { moveVerification } from './move-verification.ts';
export { createVerificationNotices };
export { sealDocument } from './particulars.ts';
export { holdVerified, setVerified, unverified, verifiedOf, type Verified } from './verified.queries.ts';

export const verificationsModule: Module = {
  name: 'verifications',
  erasers: [eraseVerifications],
  exports: verificationExports,
  waitingRooms: [
    { path: '/admin/verifications', label: '认证', count: async (db) => (await countByState(db)).pending },
  ],
  routes: verificationRoutes,
  rawRoutes: [documentRoute],
  subscribers: createVerificationNotices,
  sweeps: [({ db }, now) => destroyOld(db, { decided: forgottenBefore(now), loose: looseBefore(now) })],
};
