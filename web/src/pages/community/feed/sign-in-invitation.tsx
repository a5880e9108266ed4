import { useLocation } from 'react-router';
import { loginPath } from '../../../api/redirect.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Where a feed belongs to the person who reads it. */
export function SignInInvitation() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      line="登录后，这里是你关注的人的动态。"
      action={
        <ButtonLink look="primary" to={loginPath(pathname + search)}>
          立即登录
        </ButtonLink>
      }
    />
  );
}
