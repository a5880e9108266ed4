import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../network-settings.ts';

/**
 * Whether to believe what the hop at this address says about the one before it, counted from us. The caller is the
 * first that isn't believed, so whatever a caller writes before that has no effect.
 */
export function createTrust(
  trusted: TrustedProxies | null,
): false | ((address: string | undefined, hop: number) => boolean) {
  if (trusted === null) return false;
  if ('hops' in trusted) return (_address, hop) => hop < trusted.hops;
  const list = new BlockList();
  for (const { address, bits, family } of trusted.ranges) list.addSubnet(address, bits, family);
  return (address) => {
    const version = isIP(address ?? '');
    return address !== undefined && version > 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
