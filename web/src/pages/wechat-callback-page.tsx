import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../api/redirect.ts';
import { PlainLayout } from '../features/accounts/plain-layout.tsx';
import { signInByCode } from '../features/social-login/provider-sign-in.ts';
import { SignInLanding } from '../features/social-login/sign-in-landing.tsx';

export function WechatCallbackPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PlainLayout title="微信登录">
      <SignInLanding
        search={search}
        name="wechat"
        signIn={signInByCode}
        onSignedIn={(wanted) => void navigate(safeRedirect(wanted), { replace: true })}
      />
    </PlainLayout>
  );
}
