import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test('an IPv4 address is its own key, also in its IPv6 clothes', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::FFFF:203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:6', '2001:db8:1:2::/64'],
  ['2001:db8:0:2:ffff:0:0:1', '2001:db8:0:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s belongs to its /64', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('neighbours in one /64 share a key, other networks do not', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb:1:2:3'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});

test('what is no address at all is still some key', () => {
  for (const odd of ['', 'unknown', ':', ':::', '::1::2', ':'.repeat(50)])
    expect(addressKey(odd)).toBeTypeOf('string');
});
