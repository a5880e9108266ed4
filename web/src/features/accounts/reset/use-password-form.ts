import { zodResolver } from '@hookform/resolvers/zod';
import { passwordReset, type PasswordReset } from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CodeForm } from '../register/code-field.tsx';
import { codeFormOf, mistakeIn } from '../register/code-form.ts';

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
  return {
    form,
    codeForm: codeFormOf(form),
    password: values.password,
    isMobileGood: passwordReset.shape.mobile.safeParse(values.mobile).success,
    errorOf: (name) => mistakeIn(form, values, name),
  };
}
