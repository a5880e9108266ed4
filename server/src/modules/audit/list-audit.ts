import { auditDeeds } from '@zaojie/contract/audit/audit-deeds';
import type { listAudit as endpoint } from '@zaojie/contract/audit/audit.endpoints';
import { limits } from '@zaojie/contract/limits';
import type { Action } from '../../frame/action.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { listDeeds } from './audit.queries.ts';

export const listAudit: Action<typeof endpoint> = async ({ db }, { query }) => {
  const size = limits.page.maxSize;
  const rows = await listDeeds(db, {
    subject: query.subject,
    beforeId: placeBefore(query.cursor),
    limit: size + 1,
  });
  const { shown, nextCursor } = pageBefore(rows, size, ({ id }) => id);
  return {
    data: shown.map((row) => ({
      ...row,
      deed_label: auditDeeds[row.deed],
      created_at: row.created_at.toISOString(),
    })),
    next_cursor: nextCursor,
  };
};
