import type { setChannel as endpoint } from '@zaojie/contract/channels/channel.endpoints';
import { channelErrors } from '@zaojie/contract/channels/channel.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { setSwitch } from '../notifications/index.ts';
import { viewChannels } from './channel.view.ts';

export const setChannel: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { event, channel, is_on: isOn } = body;
  const isSet = await context.transaction((tx) => setSwitch(tx, userId, { event, channel, isOn }));
  if (!isSet) throw new Refusal(channelErrors.fixed);
  return new Answer('设置已保存', await viewChannels(context, userId));
};
