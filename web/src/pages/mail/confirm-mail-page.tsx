import { confirmMail } from '@zaojie/contract/channels/channel.endpoints';
import { call } from '../../api/client.ts';
import { MailLink } from '../../features/channels/mail-link.tsx';

export function ConfirmMailPage() {
  return (
    <MailLink
      title="确认你的邮箱"
      about="确认后，你选择的通知会发到这个邮箱。"
      button="确认邮箱"
      act={(token) => call(confirmMail, { body: { token } })}
      done="邮箱已确认"
    />
  );
}
