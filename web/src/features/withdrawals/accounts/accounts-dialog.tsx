import type { PayoutAccountView } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import type { PayoutKind } from '@zaojie/contract/withdrawals/withdrawal-states';
import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { accountText } from '../account-words.ts';
import { AddAccountForm } from './add-account-form.tsx';
import { RemoveAccountForm } from './remove-account-form.tsx';

type View = { at: 'list' } | { at: 'add' } | { at: 'remove'; account: PayoutAccountView };

const TITLES = { list: '收款账户', add: '添加收款账户', remove: '删除收款账户' };

type AccountsDialogProps = {
  accounts: readonly PayoutAccountView[];
  kinds: readonly PayoutKind[];
  /** What it opens with. */
  start: 'list' | 'add';
  onAdded: (account: PayoutAccountView) => void;
  onClose: () => void;
};

/** Where money may go out to. Nothing of it changes without the password. */
export function AccountsDialog({ accounts, kinds, start, onAdded, onClose }: AccountsDialogProps) {
  const [view, setView] = useState<View>({ at: start });
  const isFull = accounts.length >= moneyLimits.payoutAccount.most;
  return (
    <Dialog open onOpenChange={(next) => (next ? undefined : onClose())} title={TITLES[view.at]}>
      {view.at === 'list' ? (
        <>
          <ul>
            {accounts.map((account) => (
              <li
                key={account.id}
                className="flex min-h-14 items-center gap-3 border-line py-2.5 not-first:border-t"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{accountText(account)}</span>
                  <span className="block text-13 text-ink-3">
                    {account.kind_label} · {account.holder}
                  </span>
                </span>
                <TextButton
                  aria-label={`删除 ${accountText(account)}`}
                  className="text-ink-3! hover:text-danger!"
                  onClick={() => setView({ at: 'remove', account })}
                >
                  删除
                </TextButton>
              </li>
            ))}
          </ul>
          {accounts.length === 0 ? <p className="py-2 text-ink-2">还没有收款账户。</p> : null}
          <Button
            block
            className="mt-3"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            disabledReason={isFull ? '最多保存5个收款账户' : undefined}
            onClick={() => setView({ at: 'add' })}
          >
            添加收款账户
          </Button>
        </>
      ) : null}
      {view.at === 'add' ? (
        <AddAccountForm
          kinds={kinds}
          onAdded={(account) => {
            onAdded(account);
            onClose();
          }}
          onCancel={() => (start === 'add' ? onClose() : setView({ at: 'list' }))}
        />
      ) : null}
      {view.at === 'remove' ? (
        <RemoveAccountForm account={view.account} onDone={() => setView({ at: 'list' })} />
      ) : null}
    </Dialog>
  );
}
