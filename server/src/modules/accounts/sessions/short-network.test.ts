import { expect, test } from 'vitest';
import { shortNetwork } from './short-network.ts';

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['127.0.0.1', '本机网络'],
  ['::1', '本机网络'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::*'],
  ['2001:db8::1', '2001:db8::*'],
  ['fe80::1%eth0', 'fe80::*'],
  ['', ''],
  ['unknown', ''],
])('%s is kept as %s', (address, kept) => {
  expect(shortNetwork(address)).toBe(kept);
});
