import type { getChannels as endpoint } from '@zaojie/contract/channels/channel.endpoints';
import type { Action } from '../../frame/action.ts';
import { viewChannels } from './channel.view.ts';

export const getChannels: Action<typeof endpoint> = (context) => viewChannels(context, context.viewer.userId);
