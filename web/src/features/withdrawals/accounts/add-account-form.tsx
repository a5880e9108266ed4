import { addPayoutAccount } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { payoutAccountForm, type PayoutAccountView } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { payoutKinds, type PayoutKind } from '@zaojie/contract/withdrawals/withdrawal-states';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { plainAccount, plainDigits } from '../../../text/typed-numbers.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { refusedField } from '../refused-field.ts';
import { errorsOf, useCheckedForm } from '../../../hooks/use-checked-form.ts';
import { withdrawalKeys } from '../withdrawal-queries.ts';

const EMPTY = { holder: '', bank: '', card: '', login: '', password: '' };
type Values = typeof EMPTY;

function bodyOf(kind: PayoutKind, { holder, bank, card, login, password }: Values) {
  return kind === 'bank' ? { kind, holder, bank, card, password } : { kind, holder, login, password };
}

type AddAccountFormProps = {
  kinds: readonly PayoutKind[];
  onAdded: (account: PayoutAccountView) => void;
  onCancel: () => void;
};

export function AddAccountForm({ kinds, onAdded, onCancel }: AddAccountFormProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<PayoutKind>(kinds[0] ?? 'bank');
  const [isSending, setSending] = useState(false);
  const form = useCheckedForm(EMPTY, (values) => errorsOf(payoutAccountForm, bodyOf(kind, values)));
  const field = (name: keyof Values) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });

  const send = useOneAtATime(async (body: ReturnType<typeof bodyOf>) => {
    setSending(true);
    try {
      const { data } = await call(addPayoutAccount, { body });
      client.setQueryData<PayoutAccountView[]>(withdrawalKeys.accounts, (all) => all && [...all, data]);
      void client.invalidateQueries({ queryKey: withdrawalKeys.accounts });
      toast.success('收款账户已添加');
      onAdded(data);
    } catch (error) {
      const message = messageOf(error, '添加失败，请重试');
      const refused = refusedField(error);
      if (refused !== null && Object.hasOwn(EMPTY, refused)) form.refuse(refused, message);
      else toast.error(message);
    } finally {
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.tryAll()) void send(bodyOf(kind, form.values));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {kinds.length > 1 ? (
        <ChoicePills
          label="种类"
          name="payout-kind"
          value={kind}
          options={kinds.map((each) => ({ value: each, label: payoutKinds[each] }))}
          onChange={setKind}
        />
      ) : null}
      <TextInput label="收款人姓名" autoComplete="name" placeholder="和账户实名一致" {...field('holder')} />
      {kind === 'bank' ? (
        <>
          <TextInput label="开户银行" autoComplete="off" placeholder="如 招商银行" {...field('bank')} />
          <NumberInput
            label="银行卡号"
            reads={plainDigits}
            inputMode="numeric"
            maxLength={30}
            value={form.values.card}
            error={form.errorOf('card')}
            onChange={(card) => form.set('card', card)}
          />
        </>
      ) : (
        <NumberInput
          label="支付宝账号"
          reads={plainAccount}
          inputMode="text"
          placeholder="手机号或邮箱"
          value={form.values.login}
          error={form.errorOf('login')}
          onChange={(login) => form.set('login', login)}
        />
      )}
      <PasswordInput
        label="登录密码"
        hint="动收款账户要核对一次密码。账号加密保存，之后只显示几位。"
        {...field('password')}
      />
      <div className="flex justify-end gap-2.5 max-md:*:flex-1">
        <Button look="quiet" onClick={onCancel}>
          返回
        </Button>
        <Button type="submit" look="primary" loading={isSending}>
          添加账户
        </Button>
      </div>
    </form>
  );
}
