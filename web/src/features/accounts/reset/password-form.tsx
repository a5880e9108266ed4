import type { PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { plainMobile } from '../../../text/typed-numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CodeField } from '../register/code-field.tsx';
import { keepFocusOnPress } from '../register/keep-focus-on-press.ts';
import { PasswordHint } from '../register/password-hint.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { passwordTasks, sendPassword, type PasswordTask } from './send-password.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  task: PasswordTask;
  /** May take the time it needs to leave the page. */
  onDone: (mobile: string) => void | Promise<void>;
}

/** A password by a code that came to the phone. */
export function PasswordForm({ task, onDone }: PasswordFormProps) {
  const { form, codeForm, password, isMobileGood, errorOf } = usePasswordForm();
  const words = passwordTasks[task];

  const submit = useOneAtATime(async (filledIn: PasswordReset) => {
    const failure = await sendPassword(task, filledIn);
    if (failure === null) {
      toast.success(words.done);
      await onDone(filledIn.mobile);
      return;
    }
    const { field, message } = failure;
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    void dialog.error({ title: words.failed, message });
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
        placeholder={words.placeholder}
        error={errorOf('mobile')}
        good={isMobileGood}
        {...form.register('mobile', {
          setValueAs: plainMobile,
          onChange: () => form.clearErrors('mobile'),
        })}
      />
      <CodeField event={words.event} form={codeForm} error={errorOf('code')} />
      <PasswordInput
        label="新密码"
        autoComplete="new-password"
        error={errorOf('password')}
        hint={<PasswordHint password={password} />}
        {...form.register('password')}
      />
      <SubmitButton loading={form.formState.isSubmitting}>{words.submit}</SubmitButton>
    </form>
  );
}
