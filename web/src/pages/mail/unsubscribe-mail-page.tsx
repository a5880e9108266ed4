import { unsubscribeMail } from '@zaojie/contract/channels/channel.endpoints';
import { call } from '../../api/client.ts';
import { MailLink } from '../../features/channels/mail-link.tsx';

export function UnsubscribeMailPage() {
  return (
    <MailLink
      title="不再收通知邮件"
      about="退订后，订单期限这样的事只在站内提醒。之后可以在通知设置里重新打开。"
      button="退订"
      act={(token) => call(unsubscribeMail, { body: { token } })}
      done="已退订通知邮件"
    />
  );
}
