import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../api/redirect.ts';
import { PlainLayout } from '../features/accounts/plain-layout.tsx';
import { signInByTicket } from '../features/social-login/provider-sign-in.ts';
import { SignInLanding } from '../features/social-login/sign-in-landing.tsx';

export function WxauthCallbackPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PlainLayout title="微信登录">
      <SignInLanding
        search={search}
        name="wxauth"
        signIn={signInByTicket}
        onSignedIn={(wanted) => void navigate(safeRedirect(wanted), { replace: true })}
      />
    </PlainLayout>
  );
}
