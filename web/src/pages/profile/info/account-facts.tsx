import { maskEmail, type OwnAccount } from '../../../features/profiles/edit/profile-form.ts';
import { TextLink } from '../../../ui/form/button.tsx';

/** What is known of the account and isn't changed here. */
export function AccountFacts({ account }: { account: OwnAccount }) {
  const rows = [
    ['用户名', account.username, '用于登录，不能修改'],
    ['手机号', account.mobile || '还没有绑定', '更换需要验证码'],
    ['邮箱', maskEmail(account.email) || '还没有绑定', '更换需要验证码'],
  ] as const;
  return (
    <section className="mt-10" aria-labelledby="account-facts">
      <h2 id="account-facts" className="mb-2 flex items-baseline justify-between text-16">
        账号
        <TextLink to="/profile/security" className="font-normal">
          账号安全
        </TextLink>
      </h2>
      <dl className="border-t border-line">
        {rows.map(([label, value, note]) => (
          <div
            key={label}
            className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 border-b border-line py-3 max-md:grid-cols-[72px_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 break-all">
              {value}
              <span className="block text-13 text-ink-3">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
