import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import { useId } from 'react';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

const PILL =
  'flex h-12.5 min-w-0 items-center gap-2.5 rounded-full border border-line bg-surface pr-3.5 pl-2 text-left ' +
  'leading-title transition-colors hover:border-brand';

export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-7 animate-rise border-t border-line pt-5">
      <h2 id={headingId} className="mb-3 text-13 font-normal text-ink-3">
        演示账号，点一下直接进入
      </h2>
      <div className={classNames('grid grid-cols-2 gap-2', accounts.length % 3 === 0 && 'sm:grid-cols-3')}>
        {accounts.map((account) => (
          <button key={account.account} type="button" className={PILL} onClick={() => onChoose(account)}>
            <Avatar name={account.nickname} src={account.avatar} size={32} />
            <span className="min-w-0">
              <span className="block truncate font-medium">{account.nickname}</span>
              <span className="block truncate text-12 text-ink-3">{account.role}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
