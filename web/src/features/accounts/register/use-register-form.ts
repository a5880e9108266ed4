import { zodResolver } from '@hookform/resolvers/zod';
import {
  registerForm,
  registration,
  type RegisterForm as RegisterValues,
} from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CodeForm } from './code-field.tsx';
import { codeFormOf, mistakeIn } from './code-form.ts';

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  mobile: '',
  code: '',
  password: '',
  confirmPassword: '',
};

export type RegisterFormState = {
  form: UseFormReturn<RegisterValues>;
  codeForm: CodeForm;
  values: RegisterValues;
  errorOf: (name: keyof RegisterValues) => string | undefined;
  isGood: (name: 'username' | 'email' | 'mobile') => boolean;
};

export function useRegisterForm(): RegisterFormState {
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  return {
    form,
    codeForm: codeFormOf(form),
    values,
    errorOf: (name) => mistakeIn(form, values, name),
    isGood: (name) => registration.shape[name].safeParse(values[name]).success,
  };
}
