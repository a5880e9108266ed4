import { confirmPassword } from '@zaojie/contract/accounts/account.endpoints';
import { limits } from '@zaojie/contract/limits';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { askPasswordsBy } from '../../../api/password-question.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';

/** Asks for the password again where a call needs it; whatever was under way goes on afterwards. */
export function PasswordQuestion() {
  const answer = useRef<((isRight: boolean) => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = askPasswordsBy(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => {
      stop();
      answer.current?.(false);
    };
  }, []);
  const close = (isRight: boolean) => {
    setOpen(false);
    answer.current?.(isRight);
    answer.current = null;
  };
  return isOpen ? <Question onClose={close} /> : null;
}

function Question({ onClose }: { onClose: (isRight: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (password === '') {
      setError('请输入密码');
      return;
    }
    setSending(true);
    try {
      await call(confirmPassword, { body: { password } });
      onClose(true);
    } catch (failure) {
      setError(messageOf(failure, '没有确认成功，请重试'));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose(false))}
      title="再输入一次密码"
      description={`管理功能要确认是你本人。确认后 ${limits.confirmedMinutes} 分钟内不再询问。`}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <PasswordInput
          label="密码"
          autoComplete="current-password"
          value={password}
          error={error === '' ? undefined : error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={() => onClose(false)}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            确认
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
