import type {
  confirmMail as confirming,
  unsubscribeMail as leaving,
} from '@zaojie/contract/channels/channel.endpoints';
import { channelErrors } from '@zaojie/contract/channels/channel.errors';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { RawRoute } from '../../frame/raw-route.ts';
import { Refusal } from '../../frame/refusal.ts';
import { lockUsers } from '../users/index.ts';
import { switchOffMail } from '../notifications/index.ts';
import { confirmAddress, findAddress } from './address.queries.ts';
import { maskAddress } from './channel.view.ts';
import { readConfirmation, readUnsubscribe } from './mail-token.ts';
import { dropParcels } from './sending/parcel.queries.ts';

/** By whoever has the mailbox; the address must still be the account's. */
export const confirmMail: Action<typeof confirming> = async (context, { body }) => {
  const told = readConfirmation(context.secret, body.token, context.now());
  if (!told) throw new Refusal(channelErrors.badLink);
  await context.transaction(async (tx) => {
    const [isThere] = await lockUsers(tx, [told.userId]);
    const found = isThere ? await findAddress(tx, told.userId) : null;
    if (found?.address.toLowerCase() !== told.address) throw new Refusal(channelErrors.badLink);
    if (!found.isConfirmed) await confirmAddress(tx, told.userId, told.address, context.now());
  });
  return new Answer('邮箱已确认', { address: maskAddress(told.address) });
};

async function leave(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const [isThere] = await lockUsers(tx, [userId]);
  if (!isThere) return false;
  await switchOffMail(tx, userId);
  await dropParcels(tx, userId, 'mail', now);
  return true;
}

export const unsubscribeMail: Action<typeof leaving> = async (context, { body }) => {
  const userId = readUnsubscribe(context.secret, body.token);
  const isDone = userId !== null && (await context.transaction((tx) => leave(tx, userId, context.now())));
  if (!isDone) throw new Refusal(channelErrors.badLink);
  return new Answer('已退订通知邮件', {});
};

/** What mail programs call for their own button (RFC 8058): the address says it all, the body says only that it is meant. */
export const oneClickRoute: RawRoute = {
  method: 'POST',
  path: '/message/unsubscribe/{token}',
  access: 'public',
  pace: 'write',
  bodyLimit: 1_000,
  async answer({ db, secret, now }, { params }) {
    const userId = readUnsubscribe(secret, params['token'] ?? '');
    const isDone = userId !== null && (await transaction(db, (tx) => leave(tx, userId, now())));
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return isDone ? { status: 200, headers, body: '已退订' } : { status: 404, headers, body: '链接无效' };
  },
};
