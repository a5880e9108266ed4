import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { plainDigits } from '../../../text/typed-numbers.ts';
import type { CodeForm } from './code-field.tsx';

/** Whatever a code sent to a mobile is asked for: registering, and setting a new password. */
type CodeValues = { mobile: string; code: string; password: string };

/** What the field of the code needs of the form around it. */
export function codeFormOf<Values extends CodeValues>(form: UseFormReturn<Values>): CodeForm {
  const named = (name: keyof CodeValues) => name as Path<Values>;
  return {
    register: () => form.register(named('code'), { setValueAs: plainDigits }),
    mobile: () => form.getValues(named('mobile')),
    refuseMobile: (message) =>
      form.setError(named('mobile'), { type: 'code', message }, { shouldFocus: true }),
    onSent: () => {
      form.clearErrors(named('code'));
      form.setFocus(named('code'));
    },
    fillIn: (code) => {
      form.setValue(named('code'), code as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
      form.setFocus(named('password'));
    },
  };
}

/** Passing by an empty field is no mistake yet; leaving it empty on submission or asking for a code is. */
export function mistakeIn<Values extends CodeValues>(
  form: UseFormReturn<Values>,
  values: Values,
  name: Path<Values>,
): string | undefined {
  const { error } = form.getFieldState(name, form.formState);
  const isDue = form.formState.isSubmitted || values[name] !== '' || error?.type === 'code';
  return isDue ? error?.message : undefined;
}
