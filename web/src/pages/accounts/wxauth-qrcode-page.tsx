import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../api/redirect.ts';
import { HEADER_LINK } from '../../features/accounts/frame/auth-header.tsx';
import { loginPathKeeping } from '../../features/accounts/guest-paths.ts';
import { PlainLayout } from '../../features/accounts/frame/plain-layout.tsx';
import { useSite } from '../../api/site.ts';
import { useHandheld } from '../../hooks/use-media-query.ts';
import { QrCard } from '../../features/social-login/qr-card.tsx';
import { SandboxScanLink } from '../../features/social-login/sandbox-scan-link.tsx';
import { useQrLogin } from '../../features/social-login/use-qr-login.ts';
import { ButtonLink } from '../../ui/form/button.tsx';

export function WxauthQrcodePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const site = useSite();
  const { login, restart } = useQrLogin(safeRedirect(search.get('redirect')), (wanted) => {
    void navigate(safeRedirect(wanted), { replace: true });
  });
  const isHandheld = useHandheld();
  const passwordLogin = loginPathKeeping(search.get('redirect'));
  return (
    <PlainLayout
      title={isHandheld ? '微信登录' : '微信扫码登录'}
      lead={isHandheld ? '第一次登录会自动新建账号。' : '第一次扫码会自动新建账号。'}
      action={
        <ButtonLink to={passwordLogin} look="quiet" className={HEADER_LINK}>
          账号密码登录
        </ButtonLink>
      }
    >
      <QrCard login={login} onRestart={restart} passwordLogin={passwordLogin} />
      {site?.wechat.sandbox && login.phase === 'waiting' ? (
        <SandboxScanLink address={login.code.address} />
      ) : null}
    </PlainLayout>
  );
}
