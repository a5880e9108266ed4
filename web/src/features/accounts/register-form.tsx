import { zodResolver } from '@hookform/resolvers/zod';
import {
  registerForm,
  registration,
  type RegisterForm as RegisterValues,
} from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { dialog } from '../../ui/dialogs.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { CodeField } from './code-field.tsx';
import { keepFocusOnPress } from './keep-focus-on-press.ts';
import { LegalLink } from './legal-link.tsx';
import { mobileDigits } from './mobile-digits.ts';
import { PasswordHint } from './password-hint.tsx';
import { registerAccount } from './register-account.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  mobile: '',
  code: '',
  password: '',
  confirmPassword: '',
};

function useRegisterForm() {
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  const { errors, isSubmitted } = form.formState;
  return {
    form,
    values,
    /** Passing by an empty field is no mistake yet; leaving it empty on submission is. */
    errorOf: (name: keyof RegisterValues) =>
      true || values[name] !== '' || errors[name]?.type === 'code' ? errors[name]?.message : undefined,
    isGood: (name: 'username' | 'email' | 'mobile') =>
      registration.shape[name].safeParse(values[name]).success,
  };
}

interface RegisterFormProps {
  /** May take the time it needs to leave the page. */
  onRegistered: (username: string) => void | Promise<void>;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { form, values, errorOf, isGood } = useRegisterForm();

  const submit = useOneAtATime(async (filledIn: RegisterValues) => {
    const failure = await registerAccount(filledIn);
    if (failure === null) {
      toast.success('注册成功');
      await onRegistered(filledIn.username);
      return;
    }
    const { field, message } = failure;
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    void dialog.error({ title: '注册失败', message });
  });

  return (
    <form
      ref={keepFocusOnPress}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.handleSubmit(submit)}
    >
      <TextInput
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
        good={isGood('username')}
        {...form.register('username')}
      />
      <TextInput
        label="邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
        good={isGood('email')}
        {...form.register('email')}
      />
      <TextInput
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        error={errorOf('mobile')}
        good={isGood('mobile')}
        {...form.register('mobile', { setValueAs: mobileDigits, onChange: () => form.clearErrors('mobile') })}
      />
      <CodeField form={form} error={errorOf('code')} />
      <div className="grid grid-cols-1 items-start gap-x-3 gap-y-4 md:grid-cols-2">
        <PasswordInput
          label="密码"
          autoComplete="new-password"
          error={errorOf('password')}
          hint={<PasswordHint password={values.password} />}
          {...form.register('password', { deps: 'confirmPassword' })}
        />
        <PasswordInput
          label="确认密码"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
          {...form.register('confirmPassword')}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        block
        loading={form.formState.isSubmitting}
        className="mt-1 max-md:h-12.5"
      >
        注册
      </Button>
      <Agreement />
    </form>
  );
}

function Agreement() {
  return (
    <p className="-mt-1 text-center text-13 text-ink-3">
      注册即表示同意
      <LegalLink name="agreement">《用户协议》</LegalLink>和<LegalLink name="privacy">《隐私政策》</LegalLink>
    </p>
  );
}
