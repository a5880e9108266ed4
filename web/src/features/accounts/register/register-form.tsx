import type { RegisterForm as RegisterValues } from '@zaojie/contract/accounts/account.schemas';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { CodeField } from './code-field.tsx';
import { keepFocusOnPress } from './keep-focus-on-press.ts';
import { LegalLink } from '../../legal/legal-link.tsx';
import { registerAccount } from './register-account.ts';
import { IdentityFields, PasswordFields } from './register-fields.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps {
  /** May take the time it needs to leave the page. */
  onRegistered: (username: string) => void | Promise<void>;
  /** Of whoever brought them, from the address. */
  inviteCode?: string | null;
}

export function RegisterForm({ onRegistered, inviteCode = null }: RegisterFormProps) {
  const state = useRegisterForm();
  const { form, errorOf } = state;

  const submit = useOneAtATime(async (filledIn: RegisterValues) => {
    const failure = await registerAccount(filledIn, inviteCode);
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
      {inviteCode === null ? null : (
        <p className="rounded-control bg-brand-tint px-3.5 py-2.5 text-13 text-brand-ink">
          带着邀请码 {inviteCode} 注册
        </p>
      )}
      <IdentityFields {...state} />
      <CodeField event="register" form={state.codeForm} error={errorOf('code')} />
      <PasswordFields {...state} />
      <SubmitButton loading={form.formState.isSubmitting}>注册</SubmitButton>
      <Agreement />
    </form>
  );
}

function Agreement() {
  return (
    <p className="-mt-1 text-center text-13 text-ink-3">
      注册即表示同意
      <LegalLink name="terms">《用户协议》</LegalLink>和<LegalLink name="privacy">《隐私政策》</LegalLink>
    </p>
  );
}
