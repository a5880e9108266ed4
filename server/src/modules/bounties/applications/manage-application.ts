import type { manageApplication as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import type { applicationActions } from '@zaojie/contract/bounties/application.schemas';
import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { createOrder } from '../../orders/index.ts';
import type { LockedBounty } from '../bounty.queries.ts';
import { tryMove } from '../own/move-bounty.ts';
import { moveRecord } from '../record.queries.ts';
import type { LockedApplication } from './application.queries.ts';
import { moveApplication } from './move-application.ts';
import { getApplicationView, lockAs } from './own-application.ts';

const messages: Record<(typeof applicationActions)[number], string> = {
  view: '已读',
  shortlist: '已加入候选',
  unshortlist: '已移出候选',
  accept: '已接受应征，订单已生成',
  decline: '已婉拒',
};

/** The place is taken and the order made in one transaction: nobody else can be promised the same place. */
export async function acceptApplication(
  tx: Tx,
  { application, bounty, now }: { application: LockedApplication; bounty: LockedBounty; now: Date },
): Promise<number> {
  await moveApplication(tx, { application, bounty, move: 'accept', role: 'owner', now });
  const moved = await tryMove(tx, bounty, 'accept', 'owner', { now });
  if (!moved) throw new Refusal(applicationErrors.slotTaken);
  const orderId = await createOrder(
    tx,
    {
      bountyId: bounty.id,
      applicationId: application.id,
      clientId: bounty.user_id,
      creatorId: application.user_id,
      title: bounty.title,
      brief: bounty.description,
      priceFen: application.price_fen,
      isExclusive: !bounty.allow_multiple,
      cover: bounty.images[0] ?? null,
      usage: bounty.usage,
      showFrom: bounty.show_from,
      credit: bounty.credit,
      days: application.days,
    },
    now,
  );
  await moveRecord(tx, bounty.user_id, { hired: 1 });
  return orderId;
}

export const manageApplication: Action<typeof endpoint> = async (context, { body }) => {
  const { id, action, reason } = body;
  const now = context.now();
  const answer = await context.transaction(async (tx) => {
    const held = await lockAs(tx, context.viewer, id, 'owner');
    const orderId =
      action === 'accept'
        ? await acceptApplication(tx, { ...held, now })
        : await moveApplication(tx, { ...held, move: action, role: 'owner', now, reason }).then(() => null);
    const application = await getApplicationView(tx, context, id);
    return { order_id: orderId ?? application.order?.id ?? null, application };
  });
  return new Answer(messages[action], answer);
};
