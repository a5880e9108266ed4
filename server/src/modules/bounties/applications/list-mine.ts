import type { listMyApplications as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { viewApplication } from './application.view.ts';
import { nextPlace, readPlace } from './list-place.ts';
import { countSent, getSentStats, sentQuery, type SentStats } from './list.queries.ts';

const DAY_MS = 86_400_000;

function viewStats({ sent, chosen, decided, read_hours: hours }: SentStats) {
  return {
    sent,
    chosen_rate: decided === 0 ? null : Math.round((chosen * 100) / decided),
    read_hours: hours === null ? null : Math.round(hours * 10) / 10,
  };
}

export const listMyApplications: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage, status } = query;
  const filter = { userId: viewer.userId, status };
  const after = readPlace(query.cursor);
  const offset = after ? 0 : (page - 1) * perPage;
  const since = new Date(context.now().getTime() - applicationLimits.statsDays * DAY_MS);
  const [{ rows }, total, stats] = await Promise.all([
    sentQuery(filter, { limit: perPage, offset, after }).execute(db),
    countSent(db, filter),
    getSentStats(db, viewer.userId, since),
  ]);
  return {
    ...pageOf(
      rows.map((row) => viewApplication(row, viewer.userId, context)),
      { total, page, perPage },
    ),
    next_cursor: nextPlace(rows, perPage),
    stats: viewStats(stats),
  };
};
