import { inviteCode } from '@zaojie/contract/invites/invite-words';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/frame/auth-layout.tsx';
import { loginPathKeeping } from '../../features/accounts/guest-paths.ts';
import { RegisterForm } from '../../features/accounts/register/register-form.tsx';
import { wallWorks } from '../../features/accounts/frame/wall-works.ts';
import { TextLink } from '../../ui/form/button.tsx';

const isInviteCode = (text: string | null): text is string => text !== null && inviteCode.test(text);

export function RegisterPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const invite = search.get('invite');
  const login = loginPathKeeping(search.get('redirect'));
  return (
    <AuthLayout
      work={wallWorks.register}
      title="给作品找一面墙"
      lead={
        <>
          已有账号？
          <TextLink to={login} className="text-14">
            直接登录
          </TextLink>
        </>
      }
    >
      <RegisterForm
        inviteCode={isInviteCode(invite) ? invite : null}
        onRegistered={(account) => navigate(login, { state: { account } })}
      />
    </AuthLayout>
  );
}
