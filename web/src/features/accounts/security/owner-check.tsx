import type { Contacts, OwnerCheck } from '@zaojie/contract/accounts/contact.schemas';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { refusalText } from '../wait-text.ts';
import { ProofStep } from './proof-step.tsx';

/** What is known of somebody's ways to prove who they are. */
export type Owner = { hasPassword: boolean; contacts: Contacts };

type OwnerFormProps = {
  owner: Owner;
  confirmText: string;
  danger?: boolean;
  /** Said where the server gives no reason. */
  failed: string;
  onConfirm: (given: OwnerCheck) => Promise<void>;
};

function PasswordCheck({ confirmText, danger = false, failed, onConfirm }: OwnerFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  const submit = useOneAtATime<void>(async () => {
    if (password === '') {
      setError('请输入密码');
      return;
    }
    setSending(true);
    try {
      await onConfirm({ password });
    } catch (failure) {
      setError(failure instanceof ApiFailure ? refusalText(failure, failed) : failed);
      setSending(false);
    }
  });

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PasswordInput
        label="登录密码"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look={danger ? 'danger' : 'primary'} size="large" block loading={isSending}>
        {confirmText}
      </Button>
    </form>
  );
}

/** Before what can't be taken back it is asked who asks: by the password, or by a code where there is none. */
export function OwnerForm(props: OwnerFormProps) {
  const { owner, confirmText, onConfirm } = props;
  if (owner.hasPassword) return <PasswordCheck {...props} />;
  if (owner.contacts.mobile === '' && owner.contacts.email === '') {
    return <p className="text-ink-2">账号还没有密码，也没有绑定手机。先在上面绑定一个，再回来。</p>;
  }
  return (
    <ProofStep
      contacts={owner.contacts}
      prefer="mobile"
      submitText={confirmText}
      onProof={(proof) => onConfirm({ proof })}
    />
  );
}
