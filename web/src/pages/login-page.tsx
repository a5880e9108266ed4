import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../api/redirect.ts';
import { AuthLayout } from '../features/accounts/auth-layout.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { registerPath } from '../features/accounts/guest-paths.ts';
import { useSite } from '../features/accounts/use-site.ts';
import { wallWorks } from '../features/accounts/wall-works.ts';
import { WechatButton } from '../features/social-login/wechat-button.tsx';
import { TextLink } from '../ui/button.tsx';

export function LoginPage() {
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

/** The register page hands the new name over, so that only the password is left to type. */
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
