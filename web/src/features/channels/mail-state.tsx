import type { ChannelSettings } from '@zaojie/contract/channels/channel.schemas';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { StateLine } from './state-line.tsx';
import { useAskMailConfirmation } from './channel-queries.ts';

/** Whether mail can reach me, and what is missing. */
export function MailState({ mail }: { mail: ChannelSettings['mail'] }) {
  const asking = useAskMailConfirmation();
  switch (mail.state) {
    case 'off':
      return <StateLine name="邮件">这个站点还没有开通邮件。</StateLine>;
    case 'none':
      return (
        <StateLine
          name="邮件"
          action={
            <ButtonLink to="/profile/security" size="small">
              去绑定
            </ButtonLink>
          }
        >
          账号还没有绑定邮箱。
        </StateLine>
      );
    case 'unconfirmed':
      if (asking.data) return <Asked address={mail.address} link={asking.data.link} />;
      return (
        <StateLine
          name="邮件"
          action={
            <Button size="small" loading={asking.isPending} onClick={() => asking.mutate()}>
              发确认邮件
            </Button>
          }
        >
          {mail.address} 还没有确认是你的，确认后才会往那里发通知。
        </StateLine>
      );
    case 'ready':
      return (
        <StateLine name="邮件">
          发到 {mail.address}，每封邮件里都能退订。
          {mail.is_sandbox ? '演示环境的邮件只写进服务器日志。' : ''}
        </StateLine>
      );
  }
}

function Asked({ address, link }: { address: string; link: string | null }) {
  return (
    <StateLine name="邮件">
      确认邮件已发到 {address}，打开里面的链接就好。
      {link === null ? null : (
        <>
          演示环境的邮件只写进服务器日志，
          <Link to={link} className="text-brand-ink underline">
            在这里打开链接
          </Link>
          。
        </>
      )}
    </StateLine>
  );
}
