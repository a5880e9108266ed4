import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fenOf } from '@zaojie/contract/money';
import {
  withdrawForm,
  type PayoutAccountView,
  type WithdrawalAllowance,
} from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api/client.ts';
import { formatFen } from '../../text/numbers.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { Button, TextButton, TextLink } from '../../ui/form/button.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { accountText } from './account-words.ts';
import { AccountsDialog } from './accounts/accounts-dialog.tsx';
import { FirstPassword } from './first-password.tsx';
import { errorsOf, useCheckedForm } from '../../hooks/use-checked-form.ts';
import { allowanceText, mostToWithdraw, withdrawError } from './withdraw-rules.ts';
import { useWithdraw } from './use-withdraw.ts';
import { payoutAccountsQuery, withdrawalsQuery } from './withdrawal-queries.ts';

const QUICK = [500, 1000, 2000, 5000];

type WithdrawFormProps = {
  /** In yuan. */
  available: number;
  fieldId: string;
  /** Money has moved. */
  onDone: () => void;
};

export function WithdrawForm(props: WithdrawFormProps) {
  const list = useInfiniteQuery(withdrawalsQuery);
  const accounts = useQuery(payoutAccountsQuery);
  const allowance = list.data?.pages[0]?.allowance;
  const failed = [list, accounts].find((query) => query.isError && query.data === undefined);
  if (failed) {
    return (
      <InlineError
        text={messageOf(failed.error, '提现额度没有取到')}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (allowance === undefined || accounts.data === undefined) return <FormSkeleton />;
  if (!allowance.has_password) return <FirstPassword />;
  return <Filled {...props} allowance={allowance} accounts={accounts.data} />;
}

function FormSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <Skeleton width={60} />
      <Skeleton shape="block" height={56} className="w-full" />
      <Skeleton shape="block" height={44} className="w-full" />
      <Skeleton shape="block" height={44} className="w-full" />
    </SkeletonGroup>
  );
}

type FilledProps = WithdrawFormProps & {
  allowance: WithdrawalAllowance;
  accounts: readonly PayoutAccountView[];
};

function Filled({ available, fieldId, onDone, allowance, accounts }: FilledProps) {
  const room = { available, allowance };
  const [dialogAt, setDialogAt] = useState<'list' | 'add' | null>(null);
  const form = useCheckedForm({ amount: '', account: '', password: '' }, ({ amount, account, password }) => {
    const wrong = withdrawError(amount, room);
    const body = { amount: '1', account_id: account || accounts[0]?.id, password };
    return { ...errorsOf(withdrawForm, body), ...(wrong !== undefined && { amount: wrong }) };
  });
  const accountId = Number(form.values.account || accounts[0]?.id);
  const fen = fenOf(form.values.amount.trim());
  const { send, isSending } = useWithdraw(form, onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.tryAll()) return;
    const { amount, password } = form.values;
    void send({ amount: amount.trim(), account_id: accountId, password });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <AmountInput
        id={fieldId}
        label="提多少"
        value={form.values.amount}
        onChange={(value) => form.set('amount', value)}
        quick={QUICK}
        error={form.errorOf('amount')}
        trailing={
          <TextButton onClick={() => form.set('amount', mostToWithdraw(room))} className="shrink-0">
            全部
          </TextButton>
        }
      />
      {accounts.length === 0 ? (
        <div>
          <p className="mb-1.5 text-13 leading-ui text-ink-2">提到哪里</p>
          <Button
            block
            size="field"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setDialogAt('add')}
          >
            添加收款账户
          </Button>
          {form.errorOf('account_id') === undefined ? null : (
            <p role="alert" className="mt-1 text-13 leading-5 text-danger">
              {form.errorOf('account_id')}
            </p>
          )}
        </div>
      ) : (
        <Select
          label="提到哪里"
          value={String(accountId)}
          options={accounts.map((account) => ({ value: String(account.id), label: accountText(account) }))}
          error={form.errorOf('account_id')}
          onChange={(event) => form.set('account', event.target.value)}
          hint={<TextButton onClick={() => setDialogAt('list')}>管理收款账户</TextButton>}
        />
      )}
      <PasswordInput
        label="登录密码"
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <dl className="grid gap-1 leading-ui">
        <div className="flex justify-between">
          <dt className="text-ink-3">手续费</dt>
          <dd>¥0.00</dd>
        </div>
        <div className="flex justify-between">
          <dt className="text-ink-3">到账</dt>
          <dd>{formatFen(fen ?? 0, { exact: true })}</dd>
        </div>
      </dl>
      <Button type="submit" look="primary" size="large" block loading={isSending} className="text-14">
        {fen === null || fen === 0 ? '申请提现' : `申请提现 ${formatFen(fen, { exact: true })}`}
      </Button>
      <p className="text-13 leading-5 text-ink-3">
        提交后先冻结，审核通过才打款。{allowanceText(allowance)}
        {allowance.is_verified ? null : (
          <TextLink to="/profile/verification" className="ml-1">
            去认证
          </TextLink>
        )}
      </p>
      {dialogAt === null ? null : (
        <AccountsDialog
          accounts={accounts}
          kinds={allowance.kinds}
          start={dialogAt}
          onAdded={({ id }) => form.set('account', String(id))}
          onClose={() => setDialogAt(null)}
        />
      )}
    </form>
  );
}
