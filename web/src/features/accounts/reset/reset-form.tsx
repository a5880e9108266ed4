import type { PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CodeField } from '../register/code-field.tsx';
import { keepFocusOnPress } from '../register/keep-focus-on-press.ts';
import { mobileDigits } from '../register/mobile-digits.ts';
import { PasswordHint } from '../register/password-hint.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { resetAccountPassword } from './reset-account-password.ts';
import { useResetForm } from './use-reset-form.ts';

interface ResetFormProps {
  /** May take the time it needs to leave the page. */
  onReset: (mobile: string) => void | Promise<void>;
}

export function ResetForm({ onReset }: ResetFormProps) {
  const { form, codeForm, password, isMobileGood, errorOf } = useResetForm();

  const submit = useOneAtATime(async (filledIn: PasswordReset) => {
    const failure = await resetAccountPassword(filledIn);
    if (failure === null) {
      toast.success('密码已重设，请重新登录');
      await onReset(filledIn.mobile);
      return;
    }
    const { field, message } = failure;
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    void dialog.error({ title: '重设密码失败', message });
  });

  return (
    <form
      ref={keepFocusOnPress}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.handleSubmit(submit)}
    >
      <TextInput
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        placeholder="注册时填写的手机号"
        error={errorOf('mobile')}
        good={isMobileGood}
        {...form.register('mobile', {
          setValueAs: mobileDigits,
          onChange: () => form.clearErrors('mobile'),
        })}
      />
      <CodeField event="reset" form={codeForm} error={errorOf('code')} />
      <PasswordInput
        label="新密码"
        autoComplete="new-password"
        error={errorOf('password')}
        hint={<PasswordHint password={password} />}
        {...form.register('password')}
      />
      <SubmitButton loading={form.formState.isSubmitting}>重设密码</SubmitButton>
    </form>
  );
}
