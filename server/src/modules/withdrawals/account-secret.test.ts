import { expect, test } from 'vitest';
import { fingerprintOf, maskedHolder, maskedOf, seal, unseal, type Payee } from './account-secret.ts';

const bank: Payee = { kind: 'bank', card: '6222020200112346789', bank: '招商银行', holder: '林小满' };
const alipay = (login: string): Payee => ({ kind: 'alipay', login, holder: '林' });

test('opens for its owner and the secret it was sealed with, and for nobody else', () => {
  const sealed = seal('secret', 7, bank);
  expect(sealed.toString('latin1')).not.toContain('6789');
  expect(unseal('secret', 7, sealed)).toEqual(bank);
  expect(unseal('secret', 8, sealed)).toBeNull();
  expect(unseal('another', 7, sealed)).toBeNull();
  expect(seal('secret', 7, bank)).not.toEqual(sealed);
});

test('a single changed bit opens nothing, nor does what is too short', () => {
  const sealed = seal('secret', 7, bank);
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(unseal('secret', 7, changed)).toBeNull();
  }
  for (const length of [0, 11, 12, 20, 27, 28])
    expect(unseal('secret', 7, sealed.subarray(0, length))).toBeNull();
});

test('the same one has the same fingerprint, another person’s hasn’t', () => {
  expect(fingerprintOf('s', 7, bank)).toEqual(fingerprintOf('s', 7, { ...bank }));
  expect(fingerprintOf('s', 8, bank)).not.toEqual(fingerprintOf('s', 7, bank));
  expect(fingerprintOf('s', 7, { ...bank, holder: '林' })).not.toEqual(fingerprintOf('s', 7, bank));
});

test.each([
  [bank, '•••• 6789'],
  [alipay('13800001121'), '13•••••••21'],
  [alipay('linman@mail.example'), 'l•••@mail.example'],
])('shown as %s', (payee, masked) => {
  expect(maskedOf(payee)).toBe(masked);
  expect(maskedHolder('林小满')).toBe('林*');
});
