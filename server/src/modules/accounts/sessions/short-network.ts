import { isIPv4, isIPv6 } from 'node:net';

/** How much of an address is kept: what a household or a company shares, not the place in it. */
const V6_GROUPS = 3;

/**
 * 203.0.113.* and 2001:db8:1::*; without a map of the world's networks this is what can honestly be said of a place. Empty for what is no
 * address.
 */
export function shortNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain))
    return plain === '127.0.0.1' ? '本机网络' : `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (!isIPv6(plain)) return '';
  if (plain === '::1') return '本机网络';
  const [head = ''] = plain.split('::');
  const groups = head
    .split(':')
    .filter((group) => group !== '')
    .slice(0, V6_GROUPS);
  return `${groups.join(':')}::*`;
}
