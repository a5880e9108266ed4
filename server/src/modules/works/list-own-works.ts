import type { listOwnWorks as endpoint } from '@zaojie/contract/works/work.endpoints';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { countWorks, findShelf, listOwnWorkRows } from './work.queries.ts';
import { markText } from './work.rules.ts';
import { viewOwnWork } from './work.view.ts';

export const listOwnWorks: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const rows = await listOwnWorkRows(db, viewer.userId, { limit: perPage, offset: (page - 1) * perPage });
  const { all, shown } = await countWorks(db, viewer.userId);
  const { has_watermark: watermark } = await findShelf(db, viewer.userId);
  const works = rows.map((row) => viewOwnWork(context, row));
  return {
    ...pageOf(works, { total: all, page, perPage }),
    public_total: shown,
    watermark,
    watermark_text: markText(viewer.userId),
  };
};
