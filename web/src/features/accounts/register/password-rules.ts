import { limits } from '@zaojie/contract/limits';
import { isCommonPassword } from './common-passwords.ts';

const { min, max } = limits.password;

export type PasswordRule = { label: string; isMet: boolean };

/** The parts of the password rule, for ticking off while typing. The contract's schema alone decides. */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { label: `${min}–${max} 位`, isMet: password.length >= min && password.length <= max },
    { label: '字母', isMet: /[A-Za-z]/.test(password) },
    { label: '数字', isMet: /\d/.test(password) },
  ];
}

/** A hint, never a refusal: the password is allowed, but among the first that are guessed. */
export function isWeakPassword(password: string): boolean {
  return isCommonPassword(password) || /^(.)\1+\d$|^\d(.)\2+$/.test(password);
}
