import { useLocation } from 'react-router';
import { OwnBanView } from '../../features/sanctions/appeals/own-ban.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';

export function AppealPage() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="mx-auto max-w-150 pb-8">
      <h1 className="text-28 max-md:text-22">封禁申诉</h1>
      <p className="mt-2 mb-6 text-ink-3">账号在封禁中时，可以在这里说明情况，由管理员再看一遍。</p>
      {token === '' ? (
        <EmptyState
          line="先用被封禁的账号登录一次，按提示来到这里。"
          action={
            <ButtonLink look="primary" to="/login">
              去登录
            </ButtonLink>
          }
        />
      ) : (
        <OwnBanView key={token} token={token} />
      )}
    </div>
  );
}
