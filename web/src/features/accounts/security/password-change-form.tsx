import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@zaojie/contract/accounts/account.endpoints';
import { passwordChangeForm, type PasswordChangeForm } from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure, call } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { PasswordHint } from '../register/password-hint.tsx';
import { refusalText } from '../wait-text.ts';

const EMPTY: PasswordChangeForm = { old_password: '', new_password: '', confirmPassword: '' };
const FAILED = '密码没有改成，请稍后重试';

/** A new password by the old one; the other devices are signed out with it. */
export function PasswordChange({ onDone }: { onDone?: () => void }) {
  const form = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  const { errors, isSubmitted, isSubmitting } = form.formState;
  // Passing by an empty field is no mistake yet.
  const errorOf = (name: keyof PasswordChangeForm) =>
    isSubmitted || values[name] !== '' ? errors[name]?.message : undefined;

  const submit = useOneAtATime(async ({ old_password, new_password }: PasswordChangeForm) => {
    try {
      await call(changePassword, { body: { old_password, new_password } });
    } catch (error) {
      const message = error instanceof ApiFailure ? refusalText(error, FAILED) : FAILED;
      form.setError('old_password', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    toast.success('密码已修改，其他设备已退出登录');
    form.reset(EMPTY);
    onDone?.();
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-110 grid-cols-1 gap-4">
      <PasswordInput label="原密码" error={errorOf('old_password')} {...form.register('old_password')} />
      <PasswordInput
        label="新密码"
        autoComplete="new-password"
        error={errorOf('new_password')}
        hint={<PasswordHint password={values.new_password} />}
        {...form.register('new_password', {
          onChange: () => {
            if (isSubmitted) void form.trigger('confirmPassword');
          },
        })}
      />
      <PasswordInput
        label="再输一次新密码"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      <div>
        <Button type="submit" look="primary" loading={isSubmitting} className="min-w-28 max-md:w-full">
          修改密码
        </Button>
      </div>
    </form>
  );
}
