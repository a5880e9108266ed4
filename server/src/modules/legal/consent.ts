import type * as endpoints from '@zaojie/contract/legal/legal.endpoints';
import { legalErrors } from '@zaojie/contract/legal/legal.errors';
import { latestOf } from '@zaojie/contract/legal/legal-versions';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { insertConsents, listConsents } from './legal.queries.ts';
import { latestConsents, pendingOf } from './legal.rules.ts';

/** Registering means agreeing: written with the account itself. */
export async function agreeToAll(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  await insertConsents(tx, { userIds, consents: latestConsents(), now });
}

export const listPendingTexts: Action<typeof endpoints.listPendingTexts> = async ({ db, viewer }) =>
  pendingOf(await listConsents(db, viewer.userId));

export const acceptText: Action<typeof endpoints.acceptText> = async (context, { body }) => {
  const { kind, version } = body;
  if (version !== latestOf(kind).version) throw new Refusal(legalErrors.outdated);
  const { userId } = context.viewer;
  await context.transaction((tx) =>
    insertConsents(tx, { userIds: [userId], consents: [{ kind, version }], now: context.now() }),
  );
  return new Answer('已记下你的同意', { kind, version });
};
