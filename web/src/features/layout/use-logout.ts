import { logout } from '@zaojie/contract/accounts/account.endpoints';
import { useNavigate } from 'react-router';
import { ApiFailure, call } from '../../api/client.ts';
import { forgetDraftsOf, hasDraftOf } from '../../api/drafts/draft-shelf.ts';
import { forgetRepeatKeys } from '../../api/repeat-keys.ts';
import { clearSession, readSession } from '../../api/session.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { SESSION_TOAST } from './session-toast.ts';

export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const userId = readSession()?.user.id ?? 0;
    if (hasDraftOf(userId, 'post') && !(await mayLoseDraft())) return;
    try {
      await call(logout);
    } catch (error) {
      // A session the server no longer knows is as ended as one can ask for.
      if (!(error instanceof ApiFailure && error.http === 401)) {
        toast.error('退出登录失败');
        return;
      }
    }
    forgetDraftsOf(userId);
    forgetRepeatKeys();
    clearSession('logout');
    toast.success('退出登录成功', { id: SESSION_TOAST });
    await navigate('/login', { replace: true });
  };
}

/** A post may be an evening's work; it isn't thrown away unasked. */
function mayLoseDraft(): Promise<boolean> {
  return dialog.confirm({
    title: '还有没发布的草稿',
    message: '退出登录后，草稿会从这台设备上删除。',
    confirmText: '退出登录',
    danger: true,
  });
}
