import { Readable } from 'node:stream';
import { frameErrors } from '@zaojie/contract/errors';
import { disputeErrors, orderErrors } from '@zaojie/contract/orders/order.errors';
import type { RawRoute } from '../../../frame/raw-route.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { listPreviews } from '../../uploads/index.ts';
import { PREVIEW } from '../files/file-uses.ts';
import { findDetail } from '../view/detail.queries.ts';
import { roleOf } from '../view/get-order-view.ts';
import { findDispute } from './dispute.queries.ts';
import { writeArchive } from './pack-archive.ts';

const numberIn = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null);

/** For the two of the order and whoever rules it; for anybody else there is no such order. */
export const evidenceArchiveRoute: RawRoute = {
  method: 'GET',
  path: '/order/evidence.tar',
  access: 'member',
  pace: 'export',
  bodyLimit: 1,
  async answer({ db, storage, viewer }, { query }) {
    if (!viewer) throw new Refusal(frameErrors.unauthenticated);
    const orderId = numberIn(query['order_id']);
    const row = orderId === null ? null : await findDetail(db, orderId);
    const role = row && roleOf(row, viewer);
    if (!row || !role) throw new Refusal(orderErrors.notFound);
    const dispute = await findDispute(db, { orderId: row.id });
    if (!dispute) throw new Refusal(disputeErrors.notFound);
    const previews = await listPreviews(db, { kind: PREVIEW, ownerIds: row.files.map(({ id }) => id) });
    const archive = { row, dispute, role, previews: new Map(previews.map((each) => [each.ownerId, each])) };
    const name = `证据包-${row.order_numbers}.tar`;
    return {
      status: 200,
      headers: {
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="${row.order_numbers}.tar"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
      body: Readable.from(writeArchive(storage, archive)),
    };
  },
};
