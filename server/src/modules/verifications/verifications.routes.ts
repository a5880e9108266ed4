import * as verifications from '@zaojie/contract/verifications/verification.endpoints';
import { bind } from '../../frame/action.ts';
import { decideVerification, listAllVerifications } from './administer.ts';
import { applyForVerification, listOwnVerifications, withdrawVerification } from './apply.ts';
import { addVerificationDocument, removeVerificationDocument } from './documents.ts';

export const verificationRoutes = [
  bind(verifications.listOwnVerifications, listOwnVerifications),
  bind(verifications.addVerificationDocument, addVerificationDocument, { takesForms: true, pace: 'upload' }),
  bind(verifications.removeVerificationDocument, removeVerificationDocument),
  bind(verifications.applyForVerification, applyForVerification),
  bind(verifications.withdrawVerification, withdrawVerification),
  bind(verifications.listAllVerifications, listAllVerifications),
  bind(verifications.decideVerification, decideVerification),
];
