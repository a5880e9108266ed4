import { frameErrors } from '@zaojie/contract/errors';
import { verificationErrors } from '@zaojie/contract/verifications/verification.errors';
import { verificationStates } from '@zaojie/contract/verifications/verification-words';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { decide } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { record } from '../audit/index.ts';
import { destroyDocuments } from './document.queries.ts';
import { destroyParticulars, lockVerification, updateVerification } from './verification.queries.ts';
import { verificationTable, type VerificationMachine, type VerificationMove } from './verification.rules.ts';
import { setVerified } from './verified.queries.ts';

export type Asked = {
  move: VerificationMove;
  role: VerificationMachine['role'];
  userId: number;
  reason: string;
};

const deeds = {
  accept: 'verification.accept',
  reject: 'verification.reject',
  revoke: 'verification.revoke',
} as const;

/** One step with all it brings about. Of two administrators at once one decides; the other reads how it stands. */
export async function moveVerification(tx: Tx, id: number, asked: Asked, now: Date): Promise<void> {
  const { move, role, userId, reason } = asked;
  const before = await lockVerification(tx, id);
  const isOwn = before?.user_id === userId;
  if (!before || (role === 'owner' && !isOwn)) throw new Refusal(verificationErrors.notFound);
  const decision = decide(verificationTable, { state: before.state, isOwn }, move, role);
  if (!decision.isAllowed) {
    if (decision.why === 'guard') throw new Refusal(frameErrors.forbidden);
    const state = verificationStates[decision.state];
    throw new Refusal(verificationErrors.wrongState, { values: { state }, data: { state: decision.state } });
  }
  await updateVerification(tx, id, {
    state: decision.to,
    decided_at: now,
    ...(role === 'admin' && { decided_by: userId, reason }),
  });
  for (const effect of decision.effects) {
    if (effect === 'grant') await setVerified(tx, before.user_id, before.kind, true);
    if (effect === 'take_away') await setVerified(tx, before.user_id, before.kind, false);
    if (effect === 'destroy') {
      await destroyDocuments(tx, id);
      await destroyParticulars(tx, id);
    }
  }
  if (move !== 'withdraw') {
    const deed = {
      actorId: userId,
      deed: deeds[move],
      subject: 'verification',
      subjectId: id,
      reason,
    } as const;
    await record(tx, deed, now);
  }
  await emitEvent(tx, 'verification.moved', {
    verificationId: id,
    userId: before.user_id,
    kind: before.kind,
    to: decision.to,
  });
}
