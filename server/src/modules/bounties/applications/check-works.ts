import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { areShownWorks } from '../../works/index.ts';

/** Hidden works stay with their owner: to show one to a publisher it must be shown to all. */
export async function checkWorks(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  if (!(await areShownWorks(tx, userId, ids))) throw new Refusal(applicationErrors.workUnknown);
}
