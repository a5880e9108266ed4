import type * as endpoints from '@zaojie/contract/credit/credit.endpoints';
import { creditLimits, creditMetrics } from '@zaojie/contract/credit/credit-words';
import type { Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { countsQuery, findReplies, wordsQuery } from './credit.queries.ts';
import { meaningOf, ratesOf, since } from './credit.rules.ts';

export const getCredit: Action<typeof endpoints.getCredit> = async ({ db, viewer, now }, { query }) => {
  const { side } = query;
  const { rows } = await countsQuery({ side, userId: viewer.userId, since: since(now()) }).execute(db);
  const replies = side === 'client' ? await findReplies(db, viewer.userId) : null;
  return { side, rates: ratesOf(side, rows, replies) };
};

export const listCreditEvents: Action<typeof endpoints.listCreditEvents> = async (
  { db, viewer, now },
  { query },
) => {
  const { side } = query;
  const size = creditLimits.pageSize;
  const whose = { side, userId: viewer.userId, since: since(now()) };
  const { rows } = await wordsQuery(whose, placeBefore(query.cursor), size + 1).execute(db);
  const { shown, nextCursor } = pageBefore(rows, size, ({ id }) => id);
  const data = shown.flatMap((row) => {
    const meaning = meaningOf(side, row);
    if (!meaning) return [];
    return {
      id: row.id,
      ...meaning,
      is_good: meaning.isGood,
      metric_label: creditMetrics[side][meaning.metric],
      order: { id: row.order_id, title: row.title },
      created_at: row.created_at.toISOString(),
    };
  });
  return { data, next_cursor: nextCursor };
};
