import type * as endpoints from '@zaojie/contract/verifications/verification.endpoints';
import { verificationErrors } from '@zaojie/contract/verifications/verification.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveVerification } from './move-verification.ts';
import { countByState, findForAdmin, listForAdmin } from './verification.queries.ts';
import { viewForAdmin } from './verification.view.ts';

export const listAllVerifications: Action<typeof endpoints.listAllVerifications> = async (
  { db, viewer, secret },
  { query },
) => {
  const { state, page, per_page: perPage } = query;
  const counts = await countByState(db);
  const rows = await listForAdmin(db, { state, limit: perPage, offset: (page - 1) * perPage });
  const data = rows.map((row) => viewForAdmin(row, viewer, secret));
  return { ...pageOf(data, { total: counts[state], page, perPage }), counts };
};

const said = { accept: '认证已通过', reject: '已驳回，理由会告诉本人', revoke: '认证已取消' } as const;

export const decideVerification: Action<typeof endpoints.decideVerification> = async (context, { body }) => {
  const { viewer, secret, now } = context;
  return context.transaction(async (tx) => {
    const asked = { move: body.action, role: 'admin', userId: viewer.userId, reason: body.reason } as const;
    await moveVerification(tx, body.id, asked, now());
    const row = await findForAdmin(tx, body.id);
    if (!row) throw new Refusal(verificationErrors.notFound);
    return new Answer(said[body.action], viewForAdmin(row, viewer, secret));
  });
};
