import { limits } from '@zaojie/contract/limits';
import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import type { ReactNode } from 'react';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { signIn, type SignInFailure } from './sign-in.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { LoginProblems } from './login-check.ts';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps {
  /** Filled in already, as after registering. */
  account?: string;
  demoAccounts: readonly DemoAccount[];
  /** May take the time it needs to leave the page. */
  onSignedIn: () => void | Promise<void>;
  /** Where somebody who is shut out says something against it. */
  onAppeal?: (token: string) => void;
  /** The way to a new password, beside the choice to stay signed in. */
  forgotten?: ReactNode;
  /** Other ways to sign in, between the button and the demo accounts. */
  children?: ReactNode;
}

export function LoginForm({
  account = '',
  demoAccounts,
  onSignedIn,
  onAppeal,
  forgotten,
  children,
}: LoginFormProps) {
  async function explain({ text, appealToken }: SignInFailure) {
    if (appealToken === null || !onAppeal) {
      await dialog.error({ title: '登录失败', message: text });
      return;
    }
    const words = { confirmText: '去申诉', cancelText: '知道了', cancellable: true };
    const isAppealing = await dialog.error({ title: '登录失败', message: text, ...words });
    if (isAppealing) onAppeal(appealToken);
  }
  const form = useLoginForm(account, async (values) => {
    const failure = await signIn(values);
    if (failure === null) await onSignedIn();
    else void explain(failure);
  });

  return (
    <>
      {/* Sent by the browser itself, before the code has come, a password must not stand in an address. */}
      <form method="post" noValidate className="grid grid-cols-1 gap-4" {...form.formProps}>
        <Fields account={account} problems={form.problems} />
        <div className="-mt-0.5 flex items-center justify-between gap-3 max-md:-my-2.5">
          <Checkbox name="remember" defaultChecked>
            {limits.sessionDays} 天内保持登录
          </Checkbox>
          {forgotten}
        </div>
        <SubmitButton loading={form.isSending}>登录</SubmitButton>
      </form>
      {children}
      {demoAccounts.length > 0 ? <DemoAccounts accounts={demoAccounts} onChoose={form.enter} /> : null}
    </>
  );
}

function Fields({ account, problems }: { account: string; problems: LoginProblems }) {
  return (
    <>
      <TextInput
        name="account"
        defaultValue={account}
        label="账号"
        placeholder="用户名、手机号或邮箱"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.account}
      />
      <PasswordInput name="password" label="密码" autoComplete="current-password" error={problems.password} />
    </>
  );
}
