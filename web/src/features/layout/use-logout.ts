import { logout } from '@zaojie/contract/accounts/account.endpoints';
import { useNavigate } from 'react-router';
import { ApiFailure, call } from '../../api/client.ts';
import { clearSession } from '../../api/session.ts';
import { toast } from '../../ui/toast.tsx';
import { SESSION_TOAST } from './session-toast.ts';

export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await call(logout);
    } catch (error) {
      // A session the server no longer knows is as ended as one can ask for.
      if (!(error instanceof ApiFailure && error.http === 401)) {
        toast.error('退出登录失败');
        return;
      }
    }
    clearSession('logout');
    toast.success('退出登录成功', { id: SESSION_TOAST });
    await navigate('/login', { replace: true });
  };
}
