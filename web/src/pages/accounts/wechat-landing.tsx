import type { ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../api/redirect.ts';
import { PlainLayout } from '../../features/accounts/frame/plain-layout.tsx';
import { SignInLanding } from '../../features/social-login/sign-in-landing.tsx';

/** Where somebody comes back to from the provider, on the way to the page they wanted. */
export function WechatLanding(props: Pick<ComponentProps<typeof SignInLanding>, 'name' | 'signIn'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PlainLayout title="微信登录">
      <SignInLanding
        {...props}
        search={search}
        onSignedIn={(wanted) => void navigate(safeRedirect(wanted), { replace: true })}
      />
    </PlainLayout>
  );
}
