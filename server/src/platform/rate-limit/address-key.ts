const GROUP = '(?:0|[1-9a-f][0-9a-f]{0,3})';
/** The usual spelling, four groups written out; it is on every request, so it is worth a short cut. */
const PLAIN_NETWORK = new RegExp(`^${GROUP}(?::${GROUP}){3}(?=:)`);
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One key for what one customer of a provider holds: an IPv4 address, or a /64 of IPv6. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const plain = PLAIN_NETWORK.exec(address);
  if (plain) return `${plain[0]}::/64`;
  const mapped = MAPPED_IPV4.exec(address);
  if (mapped?.[1]) return mapped[1];
  return networkOf(address);
}

function networkOf(address: string): string {
  const [withoutZone = ''] = address.toLowerCase().split('%');
  const [before = '', after] = withoutZone.split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after);
  // "::" stands for as many zero groups as are missing to eight; an embedded IPv4 address fills two.
  const written = head.length + tail.length + (withoutZone.includes('.') ? 1 : 0);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - written);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups.slice(0, 4).map(withoutLeadingZeros).join(':')}::/64`;
}

const groupsOf = (text: string | undefined): string[] => (text ? text.split(':') : []);
const withoutLeadingZeros = (group: string): string => group.replace(/^0+(?=.)/, '');
