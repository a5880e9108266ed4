import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../api/redirect.ts';
import { AuthLayout } from '../../features/accounts/frame/auth-layout.tsx';
import { LoginForm } from '../../features/accounts/login/login-form.tsx';
import {
  loginPathKeeping,
  registerPath,
  RESET_VIEW,
  resetPath,
} from '../../features/accounts/guest-paths.ts';
import { useSite } from '../../api/site.ts';
import { wallWorks } from '../../features/accounts/frame/wall-works.ts';
import { WechatButton } from '../../features/social-login/wechat-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/form/button.tsx';

// Few people need it, so those who sign in don't fetch it.
const PasswordForm = lazy(async () => ({
  default: (await import('../../features/accounts/reset/password-form.tsx')).PasswordForm,
}));

export function LoginPage() {
  const [search] = useSearchParams();
  return search.get('view') === RESET_VIEW ? <ResetView /> : <SignInView />;
}

function ResetView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const login = loginPathKeeping(search.get('redirect'));
  return (
    <AuthLayout
      work={wallWorks.login}
      title="重新设个密码"
      lead={
        <>
          想起来了？
          <TextLink to={login} className="text-14">
            直接登录
          </TextLink>
        </>
      }
    >
      <Suspense fallback={<FormOutline />}>
        <PasswordForm task="reset" onDone={(account) => navigate(login, { state: { account } })} />
      </Suspense>
    </AuthLayout>
  );
}

function FormOutline() {
  return (
    <SkeletonGroup className="grid gap-10 pt-7">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" height={44} />
      ))}
    </SkeletonGroup>
  );
}

function SignInView() {
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get('redirect'));
  const navigate = useNavigate();
  const site = useSite();
  return (
    <AuthLayout work={wallWorks.login} title="今天接着画" lead="登录后回到你的作品、约稿和消息。">
      <LoginForm
        account={useRegisteredAccount()}
        demoAccounts={site?.demo_accounts ?? []}
        onSignedIn={() => navigate(redirect, { replace: true })}
        // Behind the hash: it is sent to nobody and stands in no log.
        onAppeal={(token) => void navigate(`/appeal#${token}`)}
        forgotten={<TextLink to={resetPath(search.get('redirect'))}>忘记密码</TextLink>}
      >
        {site?.wechat.enabled === false ? null : (
          <>
            <Or />
            <WechatButton redirect={redirect} />
          </>
        )}
        <p className="mt-4 text-center text-ink-2">
          还没有账号？
          <TextLink to={registerPath(search.get('redirect'))} className="text-14">
            注册一个
          </TextLink>
        </p>
      </LoginForm>
    </AuthLayout>
  );
}

/** The register page hands the new name over, as resetting does the number, so that only the password is left to type. */
function useRegisteredAccount(): string {
  const state: unknown = useLocation().state;
  const account = typeof state === 'object' && state !== null && 'account' in state ? state.account : '';
  return typeof account === 'string' ? account : '';
}

function Or() {
  return (
    <div className="my-4.5 flex items-center gap-3.5 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      或
    </div>
  );
}
