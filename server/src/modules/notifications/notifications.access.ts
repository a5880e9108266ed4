import * as endpoints from '@zaojie/contract/notifications/notification.endpoints';
import { accessOf, forMembers, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { transaction } from '../../db/transaction.ts';
import { tellFromSite } from './tell.ts';

async function makeNotice({ app, owner, n }: Stage) {
  const subject = { kind: 'site', id: 0, title: '矩阵', excerpt: '通知', picture: '', link: '/home' };
  const news = { userId: owner.id, key: `matrix:${n}`, subject };
  await transaction(app.db, (tx) => tellFromSite(tx, app.services, news));
  const { data } = await app.get('/message/notifications', { token: owner.token });
  const [notice] = data['data'] as { id: number }[];
  return { noticeId: notice?.id };
}

export const access = accessOf(makeNotice, (row) => [
  row(endpoints.listNotifications, forMembers),
  row(endpoints.readNotifications, forOwner, ({ noticeId }) => ({ body: { id: noticeId } })),
  row(endpoints.listNoticeActors, forOwner, ({ noticeId }) => ({ query: { id: noticeId } })),
  row(endpoints.getMessageSettings, forMembers),
  row(endpoints.updateMessageSettings, forMembers, () => ({ body: { notify_like: true } })),
]);
