import type * as endpoints from '@zaojie/contract/verifications/verification.endpoints';
import { verificationErrors } from '@zaojie/contract/verifications/verification.errors';
import type { VerificationForm } from '@zaojie/contract/verifications/verification.schemas';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { lockUsers } from '../users/index.ts';
import { handIn } from './document.queries.ts';
import { moveVerification } from './move-verification.ts';
import { paperOf, sealParticulars, shownAs } from './particulars.ts';
import { getShown, insertVerification, listLatest } from './verification.queries.ts';
import { viewOwn, viewVerification } from './verification.view.ts';
import { findVerified } from './verified.queries.ts';

export const listOwnVerifications: Action<typeof endpoints.listOwnVerifications> = async ({ db, viewer }) =>
  viewOwn(await listLatest(db, viewer.userId), await findVerified(db, viewer.userId));

/** One person's applications take turns, so that of two at once the second finds the first. */
export async function handInVerification(
  tx: Tx,
  { userId, form, secret }: { userId: number; form: VerificationForm; secret: string },
  now: Date,
): Promise<number> {
  await lockUsers(tx, [userId]);
  const { document_ids: ids, ...content } = form;
  const latest = (await listLatest(tx, userId)).find(({ kind }) => kind === form.kind);
  if (latest?.state === 'pending') throw new Refusal(verificationErrors.underWay);
  if (latest?.state === 'accepted') throw new Refusal(verificationErrors.alreadyAccepted);
  const verificationId = await insertVerification(
    tx,
    {
      userId,
      kind: form.kind,
      shownAs: shownAs(content),
      secret: sealParticulars(secret, userId, content),
      fingerprint: paperOf(secret, content),
    },
    now,
  );
  const taken = await handIn(tx, { userId, ids, verificationId });
  if (taken !== ids.length) {
    throw new Refusal(verificationErrors.documentMissing, { data: { field: 'document_ids' } });
  }
  return verificationId;
}

export const applyForVerification: Action<typeof endpoints.applyForVerification> = async (
  context,
  { body },
) => {
  const { viewer, secret, now } = context;
  return context.transaction(async (tx) => {
    const id = await handInVerification(tx, { userId: viewer.userId, form: body, secret }, now());
    return new Answer('申请已提交', viewVerification(await getShown(tx, id)));
  });
};

export const withdrawVerification: Action<typeof endpoints.withdrawVerification> = async (
  context,
  { body },
) => {
  const { viewer, now } = context;
  return context.transaction(async (tx) => {
    const asked = { move: 'withdraw', role: 'owner', userId: viewer.userId, reason: '' } as const;
    await moveVerification(tx, body.id, asked, now());
    return new Answer('申请已撤回，材料已销毁', viewVerification(await getShown(tx, body.id)));
  });
};
