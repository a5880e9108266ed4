import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PasswordChange } from '../../../features/accounts/security/password-change-form.tsx';
import { PasswordForm } from '../../../features/accounts/reset/password-form.tsx';
import { accountKey, accountQuery } from '../../../features/profiles/edit/own-account.ts';
import { maskEmail } from '../../../features/profiles/edit/profile-form.ts';
import { messageOf } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** For whoever came by WeChat a first password is set by a code. */
function FirstPassword() {
  const client = useQueryClient();
  return (
    <div className="max-w-110">
      <p className="mb-4 text-ink-2">账号还没有密码。用短信验证码设一个，之后也能用手机号登录。</p>
      <PasswordForm task="first" onDone={() => client.invalidateQueries({ queryKey: accountKey })} />
    </div>
  );
}

/** How somebody proves who they are. */
export function PasswordPart() {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);
  if (!account && error) {
    return (
      <ErrorState
        title={messageOf(error, '获取账号失败')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!account) {
    return (
      <SkeletonGroup className="grid max-w-110 gap-5">
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={44} />
      </SkeletonGroup>
    );
  }
  const facts = [
    ['用户名', account.username, '用于登录'],
    ['手机', account.mobile || '还没有绑定', '用于登录和找回密码'],
    ['邮箱', maskEmail(account.email) || '还没有绑定', '可以用来登录'],
  ] as const;
  return (
    <>
      <dl className="mb-8 border-t border-line">
        {facts.map(([label, value, note]) => (
          <div
            key={label}
            className="grid grid-cols-[104px_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2.5 max-md:grid-cols-[72px_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 leading-normal break-all">
              {value}
              <span className="block text-13 text-ink-3">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="password">
        <h2 id="password" className="mb-3 text-16">
          {account.has_password ? '修改密码' : '设置密码'}
        </h2>
        {account.has_password ? <PasswordChange /> : <FirstPassword />}
      </section>
    </>
  );
}
