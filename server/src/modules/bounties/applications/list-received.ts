import type { listReceivedApplications as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { nextPlace, readPlace } from './list-place.ts';
import { countReceived, receivedQuery } from './list.queries.ts';
import { viewApplication } from './application.view.ts';

export const listReceivedApplications: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage, sort, status, bounty_id: bountyId } = query;
  const filter = { ownerId: viewer.userId, bountyId, status };
  const after = readPlace(query.cursor);
  const offset = after ? 0 : (page - 1) * perPage;
  const [{ rows }, total] = await Promise.all([
    receivedQuery(filter, sort, { limit: perPage, offset, after }).execute(db),
    countReceived(db, filter),
  ]);
  return {
    ...pageOf(
      rows.map((row) => viewApplication(row, viewer.userId, context)),
      { total, page, perPage },
    ),
    next_cursor: nextPlace(rows, perPage),
  };
};
