import * as verifications from '@zaojie/contract/verifications/verification.endpoints';
import { accessOf, forAdmin, forMembers, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { applyEnterprise, ID_NUMBER, sendDocument } from './verifications.rig.ts';

async function makePapers({ app, owner }: Stage) {
  const { data } = await applyEnterprise(app, owner);
  return { waitingId: Number(data['id']), looseId: await sendDocument(app, owner) };
}

export const access = accessOf(makePapers, (row) => [
  row(verifications.listOwnVerifications, forMembers),
  row(verifications.addVerificationDocument, forMembers, () => ({
    file: { name: '证件.pdf', content: '%PDF-1.7\nmade for a test' },
  })),
  row(verifications.removeVerificationDocument, forOwner, ({ looseId }) => ({ body: { id: looseId } })),
  row(verifications.applyForVerification, forOwner, ({ looseId }) => ({
    body: {
      kind: 'personal' as const,
      real_name: '林见山',
      id_number: ID_NUMBER,
      document_ids: [looseId],
    },
  })),
  row(verifications.withdrawVerification, forOwner, ({ waitingId }) => ({ body: { id: waitingId } })),
  row(verifications.listAllVerifications, forAdmin),
  row(verifications.decideVerification, forAdmin, ({ waitingId }) => ({
    body: { id: waitingId, action: 'accept' as const },
  })),
]);
