import { useState } from 'react';
import type { z } from 'zod';

type Errors = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field. */
export function errorsOf(schema: z.ZodType, values: unknown): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    errors[String(path[0] ?? '')] ??= message;
  }
  return errors;
}

/**
 * A short form: nothing is said about it before it was sent for the first time, and from then on each message goes when
 * its field is right. What the server said about a field stands until the field is changed.
 */
export function useCheckedForm<Values extends Record<string, string>>(
  initial: Values,
  check: (values: Values) => Errors,
) {
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const errors = check(values);

  return {
    values,
    set: (name: keyof Values & string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    errorOf: (name: string): string | undefined => refused[name] ?? (isTried ? errors[name] : undefined),
    /** Whether it may be sent. */
    tryAll: (): boolean => {
      setTried(true);
      return Object.keys(errors).length === 0;
    },
    refuse: (field: string, message: string) => setRefused((before) => ({ ...before, [field]: message })),
    reset: () => {
      setValues(initial);
      setTried(false);
      setRefused({});
    },
  };
}
