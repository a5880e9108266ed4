import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash says what it cost: argon2id, 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('abcd1234')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the password that was hashed fits, and none fits an account without one', async () => {
  const hash = await hashPassword('abcd1234');
  expect(await verifyPassword(hash, 'abcd1234')).toBe(true);
  expect(await verifyPassword(hash, 'abcd1235')).toBe(false);
  expect(await verifyPassword(null, 'a password that nobody has')).toBe(false);
});
