import { newPassword } from '@zaojie/contract/accounts/account.schemas';
import { describe, expect, it } from 'vitest';
import { isWeakPassword, passwordRules } from './password-rules.ts';

function met(password: string): boolean[] {
  return passwordRules(password).map((rule) => rule.isMet);
}

describe('passwordRules', () => {
  it.each([
    ['', [false, false, false]],
    ['abc', [false, true, false]],
    ['1234567', [false, false, true]],
    ['qingshan8', [true, true, true]],
    ['a'.repeat(19) + '1', [true, true, true]],
    ['a'.repeat(20) + '1', [false, true, true]],
  ])('%s', (password, expected) => {
    expect(met(password)).toEqual(expected);
  });

  it.each(['qingshan8', 'short1', 'lettersonly', '12345678', 'a'.repeat(20) + '1'])(
    'agrees with the contract about %s',
    (password) => {
      expect(met(password).every(Boolean)).toBe(newPassword.safeParse(password).success);
    },
  );
});

describe('isWeakPassword', () => {
  it.each(['a1234567', 'ABC12345', 'qwer1234', 'password1', 'woaini1314', 'aaaaaaaa1', '1aaaaaaaa'])(
    'hints at %s, which the rule allows',
    (password) => {
      expect(isWeakPassword(password)).toBe(true);
      expect(newPassword.safeParse(password).success).toBe(true);
    },
  );

  it.each(['qingshan88', 'b7kq20fm', ''])('leaves %s alone', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });
});
