import type {
  subscribePush as joining,
  unsubscribePush as leaving,
} from '@zaojie/contract/channels/channel.endpoints';
import { channelErrors } from '@zaojie/contract/channels/channel.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { isPushService } from '../../platform/push/push-service.ts';
import { removeBrowser, saveBrowser } from './subscription.queries.ts';

export const subscribePush: Action<typeof joining> = async (context, { body }) => {
  const { viewer, push, config } = context;
  if (!push) throw new Refusal(channelErrors.pushOff);
  const { endpoint, keys, public_key: publicKey } = body;
  if (!isPushService(config.push.services, endpoint)) throw new Refusal(channelErrors.unknownService);
  if (publicKey !== (await push.publicKey())) throw new Refusal(channelErrors.otherKey);
  const { userId, sessionId } = viewer;
  await context.transaction((tx) =>
    saveBrowser(tx, { userId, sessionId, endpoint, ...keys, publicKey }, context.now()),
  );
  return new Answer('这个浏览器会收到推送', {});
};

export const unsubscribePush: Action<typeof leaving> = async (context, { body }) => {
  await context.transaction((tx) => removeBrowser(tx, context.viewer.userId, body.endpoint));
  return new Answer('这个浏览器不再收到推送', {});
};
