import type { LoginForm } from '@zaojie/contract/accounts/account.schemas';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { whenFirstTouched } from '../../../hooks/when-first-touched.ts';
import type { CheckedLogin, LoginProblems } from './login-check.ts';

const loadCheck = () => import('./login-check.ts');

/** The validator is a seventh of the page: it comes with the first touch. Where it doesn't, the server says what is wrong. */
async function check(typed: LoginForm): Promise<CheckedLogin> {
  try {
    return (await loadCheck()).checkLogin(typed);
  } catch {
    return { values: typed, problems: null };
  }
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function read(form: HTMLFormElement): LoginForm {
  return {
    account: fieldOf(form, 'account').value,
    password: fieldOf(form, 'password').value,
    remember: fieldOf(form, 'remember').checked,
  };
}

/**
 * Two fields and a tick, which keep what is typed in them before the code has come. The library that the longer forms use
 * is as large as this page.
 */
export function useLoginForm(account: string, send: (values: LoginForm) => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [isSending, setSending] = useState(false);
  const wasSent = useRef(false);

  useEffect(() => whenFirstTouched(() => void loadCheck().catch(() => undefined)), []);
  useEffect(() => {
    if (account !== '' && ref.current) fieldOf(ref.current, 'password').focus();
  }, [account]);

  const submit = useOneAtATime(async (form: HTMLFormElement) => {
    wasSent.current = true;
    setSending(true);
    try {
      const checked = await check(read(form));
      setProblems(checked.problems ?? {});
      if (checked.values) await send(checked.values);
      else fieldOf(form, Object.keys(checked.problems)[0] ?? 'account').focus();
    } finally {
      setSending(false);
    }
  });

  return {
    problems,
    isSending,
    formProps: {
      ref,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      /** What was wrong once is looked at again with every key. */
      onInput: () => {
        const form = ref.current;
        if (form && wasSent.current) {
          void check(read(form)).then(({ problems: left }) => setProblems(left ?? {}));
        }
      },
    },
    /** Fills the fields in and sends them. */
    enter: (values: Pick<LoginForm, 'account' | 'password'>) => {
      const form = ref.current;
      if (form === null) return;
      fieldOf(form, 'account').value = values.account;
      fieldOf(form, 'password').value = values.password;
      void submit(form);
    },
  };
}
