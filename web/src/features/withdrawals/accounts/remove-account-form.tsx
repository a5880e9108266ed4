import { removePayoutAccount } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { removeAccountForm, type PayoutAccountView } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { accountText } from '../account-words.ts';
import { refusedField } from '../refused-field.ts';
import { errorsOf, useCheckedForm } from '../../../hooks/use-checked-form.ts';
import { withdrawalKeys } from '../withdrawal-queries.ts';

type RemoveAccountFormProps = { account: PayoutAccountView; onDone: () => void };

export function RemoveAccountForm({ account, onDone }: RemoveAccountFormProps) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { id } = account;
  const form = useCheckedForm({ password: '' }, (values) => errorsOf(removeAccountForm, { id, ...values }));

  const send = useOneAtATime(async (password: string) => {
    setSending(true);
    try {
      await call(removePayoutAccount, { body: { id, password } });
      client.setQueryData<PayoutAccountView[]>(withdrawalKeys.accounts, (all) =>
        all?.filter((each) => each.id !== id),
      );
      toast.success('收款账户已删除');
      onDone();
    } catch (error) {
      const message = messageOf(error, '删除失败，请重试');
      if (refusedField(error) === 'password') form.refuse('password', message);
      else toast.error(message);
      void client.invalidateQueries({ queryKey: withdrawalKeys.accounts });
    } finally {
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.tryAll()) void send(form.values.password);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p>
        删除 <b className="font-semibold">{accountText(account)}</b>？已经提过的记录不受影响。
      </p>
      <PasswordInput
        label="登录密码"
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <div className="flex justify-end gap-2.5 max-md:*:flex-1">
        <Button look="quiet" onClick={onDone}>
          返回
        </Button>
        <Button type="submit" look="danger" loading={isSending}>
          删除账户
        </Button>
      </div>
    </form>
  );
}
