import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm, type LoginForm as LoginValues } from '@zaojie/contract/accounts/account.schemas';
import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { dialog } from '../../ui/dialogs.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { signIn } from './sign-in.ts';
import { SubmitButton } from './submit-button.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface LoginFormProps {
  /** Filled in already, as after registering. */
  account?: string;
  demoAccounts: readonly DemoAccount[];
  /** May take the time it needs to leave the page. */
  onSignedIn: () => void | Promise<void>;
  /** Other ways to sign in, between the button and the demo accounts. */
  children?: ReactNode;
}

export function LoginForm({ account = '', demoAccounts, onSignedIn, children }: LoginFormProps) {
  const form = useLoginForm(account);
  const submitButton = useRef<HTMLButtonElement>(null);

  const submit = useOneAtATime(async (values: LoginValues) => {
    const failure = await signIn(values);
    if (failure === null) await onSignedIn();
    else void dialog.error({ title: '登录失败', message: failure });
  });

  function fillIn(demo: DemoAccount) {
    form.reset({ account: demo.account, password: demo.password });
    submitButton.current?.focus();
  }

  return (
    <>
      {/* Sent by the browser itself, before the code has come, a password must not stand in an address. */}
      <form method="post" noValidate className="grid grid-cols-1 gap-4" onSubmit={form.handleSubmit(submit)}>
        <Fields form={form} />
        <SubmitButton ref={submitButton} loading={form.formState.isSubmitting}>
          登录
        </SubmitButton>
      </form>
      {children}
      {demoAccounts.length > 0 ? <DemoAccounts accounts={demoAccounts} onChoose={fillIn} /> : null}
    </>
  );
}

function useLoginForm(account: string): UseFormReturn<LoginValues> {
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginForm),
    defaultValues: { account, password: '' },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (account !== '') setFocus('password');
  }, [account, setFocus]);
  return form;
}

function Fields({ form }: { form: UseFormReturn<LoginValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label="账号"
        placeholder="用户名、手机号或邮箱"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.account?.message}
        {...form.register('account')}
      />
      <PasswordInput
        label="密码"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  );
}
