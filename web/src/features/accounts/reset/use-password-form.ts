import { zodResolver } from '@hookform/resolvers/zod';
import { passwordReset, type PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CodeForm } from '../register/code-field.tsx';

export type PasswordField = keyof PasswordReset;

const EMPTY: PasswordReset = { mobile: '', code: '', password: '' };

export type PasswordFormState = {
  form: UseFormReturn<PasswordReset>;
  codeForm: CodeForm;
  password: string;
  isMobileGood: boolean;
  errorOf: (name: PasswordField) => string | undefined;
};

export function usePasswordForm(): PasswordFormState {
  const form = useForm<PasswordReset>({
    resolver: zodResolver(passwordReset),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  const { errors, isSubmitted } = form.formState;
  return {
    form,
    codeForm: {
      register: () => form.register('code'),
      mobile: () => form.getValues('mobile'),
      refuseMobile: (message) => form.setError('mobile', { type: 'code', message }, { shouldFocus: true }),
      onSent: () => {
        form.clearErrors('code');
        form.setFocus('code');
      },
      fillIn: (code) => {
        form.setValue('code', code, { shouldDirty: true, shouldValidate: true });
        form.setFocus('password');
      },
    },
    password: values.password,
    isMobileGood: passwordReset.shape.mobile.safeParse(values.mobile).success,
    // As when registering: passing by an empty field is no mistake yet.
    errorOf: (name) =>
      isSubmitted || values[name] !== '' || errors[name]?.type === 'code' ? errors[name]?.message : undefined,
  };
}
