import { transaction } from '../../db/transaction.ts';
import type { Services } from '../../frame/context.ts';
import { closePerson, lockForErasing } from '../users/index.ts';
import { laterThan, scheduleErasing } from './deletion.jobs.ts';
import { lockDeletion, updateDeletion } from './deletion.queries.ts';
import { findHolds } from './own-deletion.ts';

/** Whether it goes on: from here there is no way back, and nobody comes in any more. */
async function begin(services: Services, userId: number): Promise<boolean> {
  return transaction(services.db, async (tx) => {
    await lockForErasing(tx, userId);
    const asked = await lockDeletion(tx, userId);
    const now = services.now();
    if (!asked || asked.state === 'erased') return false;
    if (asked.state === 'erasing') return true;
    if (asked.due_at > now) return false;
    const holds = await findHolds(services, tx, userId);
    if (holds.length > 0) {
      // Something came up in the meantime: it is seen to first.
      const heldBy = holds.map(({ text }) => text).join('；');
      await updateDeletion(tx, userId, { due_at: laterThan(now), held_by: heldBy });
      await scheduleErasing(tx, userId, laterThan(now));
      return false;
    }
    await closePerson(tx, userId, now);
    await updateDeletion(tx, userId, { state: 'erasing', held_by: '' });
    return true;
  });
}

/** Every module takes away its own. Cut off anywhere, it is run again by the queue and finds less to do. */
export async function eraseAccount(services: Services, userId: number): Promise<void> {
  if (!(await begin(services, userId))) return;
  for (const erase of services.erasers) await erase(services, userId);
  await transaction(services.db, async (tx) => {
    const asked = await lockDeletion(tx, userId);
    if (asked?.state !== 'erasing') return;
    await updateDeletion(tx, userId, { state: 'erased', erased_at: services.now() });
  });
  services.log.info({ event: 'account.erased', userId }, 'account erased');
}
