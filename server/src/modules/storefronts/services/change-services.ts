import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { tellShown } from '../../words/index.ts';
import { refreshStorefront } from '../refresh-storefront.ts';
import { lockStorefront } from '../storefront.queries.ts';
import { findService, type ServiceRow } from './service.queries.ts';

/** Changes of one's services, one after the other; the market shows the outcome with the commit. */
export async function changeServices<T>(
  context: ContextFor<'member'>,
  work: (tx: Tx, userId: number, now: Date) => Promise<T>,
): Promise<T> {
  const { userId } = context.viewer;
  const now = context.now();
  return context.transaction(async (tx) => {
    await lockStorefront(tx, userId);
    const result = await work(tx, userId, now);
    await refreshStorefront(tx, userId, now);
    return result;
  });
}

/** A service that was out of sight comes into it. */
export function tellShownService(tx: Tx, row: ServiceRow): Promise<void> {
  const { name, description, terms, options, addons } = row;
  const parts = [...options, ...addons].flatMap((part) => [part.name, part.note]);
  return tellShown(tx, { kind: 'service', targetId: row.id }, [name, description, terms, ...parts]);
}

/** Somebody else's is as missing as none. */
export async function getOwnService(tx: Tx, userId: number, id: number): Promise<ServiceRow> {
  const row = await findService(tx, userId, id);
  if (!row) throw new Refusal(serviceErrors.notFound);
  return row;
}
