import type { listLedger as endpoint } from '@zaojie/contract/wallet/wallet.endpoints';
import type { ledgerFilter } from '@zaojie/contract/wallet/wallet.schemas';
import type * as z from 'zod';
import type { Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import type { EntryFilter } from '../ledger/index.ts';
import { viewEntry } from './entry.view.ts';
import { listNamedEntries } from './wallet.queries.ts';

type Chosen = z.output<typeof ledgerFilter>;

export function filterOf(
  { kind, month, direction }: Chosen,
  place: { userId: number; beforeSeq: number | null; limit: number },
): EntryFilter {
  const { userId, beforeSeq, limit } = place;
  return {
    userId,
    limit,
    ...(kind !== null && { kind }),
    ...(month !== null && { month }),
    ...(direction !== null && { direction }),
    ...(beforeSeq !== null && { beforeSeq }),
  };
}

export const listLedger: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const size = query.per_page;
  const place = { userId: viewer.userId, beforeSeq: placeBefore(query.cursor), limit: size + 1 };
  const rows = await listNamedEntries(db, filterOf(query, place));
  const { shown, nextCursor } = pageBefore(rows, size, ({ seq }) => seq);
  return { data: shown.map(viewEntry), next_cursor: nextCursor };
};
