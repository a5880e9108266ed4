import { zodResolver } from '@hookform/resolvers/zod';
import {
  registerForm,
  registration,
  type RegisterForm as RegisterValues,
} from '@zaojie/contract/accounts/account.schemas';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CodeForm } from './code-field.tsx';

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
    values,
    // Passing by an empty field is no mistake yet; leaving it empty on submission or asking for a code is.
    errorOf: (name) =>
      isSubmitted || values[name] !== '' || errors[name]?.type === 'code' ? errors[name]?.message : undefined,
    isGood: (name) => registration.shape[name].safeParse(values[name]).success,
  };
}
