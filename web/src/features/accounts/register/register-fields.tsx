import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { plainMobile } from '../../../text/typed-numbers.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasswordHint } from './password-hint.tsx';
import type { RegisterFormState } from './use-register-form.ts';

export function IdentityFields({ form, errorOf, isGood }: RegisterFormState) {
  return (
    <>
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
        {...form.register('mobile', {
          setValueAs: plainMobile,
          onChange: () => form.clearErrors('mobile'),
        })}
      />
    </>
  );
}

export function PasswordFields({ form, values, errorOf }: RegisterFormState) {
  return (
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
  );
}
