import * as endpoints from '@zaojie/contract/channels/channel.endpoints';
import { bind } from '../../frame/action.ts';
import { askMailConfirmation } from './ask-mail-confirmation.ts';
import { getChannels } from './get-channels.ts';
import { confirmMail, unsubscribeMail } from './mail-links.ts';
import { subscribePush, unsubscribePush } from './push-browsers.ts';
import { setChannel } from './set-channel.ts';

export const channelRoutes = [
  bind(endpoints.getChannels, getChannels),
  bind(endpoints.setChannel, setChannel, { callsOutside: true }),
  bind(endpoints.askMailConfirmation, askMailConfirmation, { callsOutside: true, pace: 'feedback' }),
  bind(endpoints.confirmMail, confirmMail),
  bind(endpoints.unsubscribeMail, unsubscribeMail),
  bind(endpoints.subscribePush, subscribePush, { callsOutside: true }),
  bind(endpoints.unsubscribePush, unsubscribePush),
];
