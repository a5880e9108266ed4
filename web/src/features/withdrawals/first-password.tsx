import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PasswordForm } from '../accounts/reset/password-form.tsx';
import { withdrawalKeys } from './withdrawal-queries.ts';

/** For somebody who signs in by WeChat only: money leaves by a password, so one is set first. */
export function FirstPassword() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3.5">
      <p className="text-ink-2">
        提现要核对登录密码，你的账号还没有密码。用短信验证码设一个，之后就能提现，也能用手机号登录。
      </p>
      <Button look="primary" size="large" block className="text-14" onClick={() => setOpen(true)}>
        设置登录密码
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="设置登录密码">
        <PasswordForm
          task="first"
          onDone={() => {
            setOpen(false);
            void client.invalidateQueries({ queryKey: withdrawalKeys.mine });
          }}
        />
      </Dialog>
    </div>
  );
}
