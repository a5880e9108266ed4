import type { loginForm, LoginForm as LoginValues } from '@zaojie/contract/accounts/account.schemas';
import { limits } from '@zaojie/contract/limits';
import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import { useEffect, type ReactNode } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { signIn } from './sign-in.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { whenFirstTouched } from '../../../hooks/when-first-touched.ts';

type LoginInput = z.input<typeof loginForm>;

interface LoginFormProps {
  /** Filled in already, as after registering. */
  account?: string;
  demoAccounts: readonly DemoAccount[];
  /** May take the time it needs to leave the page. */
  onSignedIn: () => void | Promise<void>;
  /** The way to a new password, beside the choice to stay signed in. */
  forgotten?: ReactNode;
  /** Other ways to sign in, between the button and the demo accounts. */
  children?: ReactNode;
}

export function LoginForm({ account = '', demoAccounts, onSignedIn, forgotten, children }: LoginFormProps) {
  const form = useLoginForm(account);

  const submit = useOneAtATime(async (values: LoginValues) => {
    const failure = await signIn(values);
    if (failure === null) await onSignedIn();
    else void dialog.error({ title: '登录失败', message: failure });
  });

  function enter(demo: DemoAccount) {
    form.setValue('account', demo.account);
    form.setValue('password', demo.password);
    void form.handleSubmit(submit)();
  }

  return (
    <>
      {/* Sent by the browser itself, before the code has come, a password must not stand in an address. */}
      <form method="post" noValidate className="grid grid-cols-1 gap-4" onSubmit={form.handleSubmit(submit)}>
        <Fields form={form} />
        <div className="-mt-0.5 flex items-center justify-between gap-3 max-md:-my-2.5">
          <Checkbox defaultChecked {...form.register('remember')}>
            {limits.sessionDays} 天内保持登录
          </Checkbox>
          {forgotten}
        </div>
        <SubmitButton loading={form.formState.isSubmitting}>登录</SubmitButton>
      </form>
      {children}
      {demoAccounts.length > 0 ? <DemoAccounts accounts={demoAccounts} onChoose={enter} /> : null}
    </>
  );
}

type LoginFormState = UseFormReturn<LoginInput, unknown, LoginValues>;

const loadCheck = () => import('./login-check.ts');

/** The validator is a seventh of the page: it comes with the first touch. Where it doesn't, the server says what is wrong. */
const check: Resolver<LoginInput, unknown, LoginValues> = async (values, context, options) => {
  try {
    return await (await loadCheck()).checkLogin(values, context, options);
  } catch {
    return { values: { ...values, remember: values.remember ?? true }, errors: {} };
  }
};

function useLoginForm(account: string): LoginFormState {
  useEffect(() => whenFirstTouched(() => void loadCheck().catch(() => undefined)), []);
  const form = useForm<LoginInput, unknown, LoginValues>({
    resolver: check,
    defaultValues: { account, password: '', remember: true },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (account !== '') setFocus('password');
  }, [account, setFocus]);
  return form;
}

function Fields({ form }: { form: LoginFormState }) {
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
