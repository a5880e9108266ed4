import { isIP } from 'node:net';
import * as z from 'zod';

/** Who is believed about the caller's address: so many proxies in a row, or these (addresses and ranges of them). */
export type TrustedProxies = { hops: number } | { ranges: Range[] };
export type Range = { address: string; family: 'ipv4' | 'ipv6'; bits: number };

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function readRange(text: string): Range | null {
  const [, address = '', given] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const bits = given === undefined ? most : Number(given);
  // A range of everything would believe everybody.
  if (version === 0 || bits < 1 || bits > most) return null;
  return { address, family: version === 4 ? 'ipv4' : 'ipv6', bits };
}

const listOf = (value: string): string[] => value.split(',').map((part) => part.trim());

export const trustedProxies = z.string().transform((value, check): TrustedProxies | null => {
  const word = value.trim().toLowerCase();
  if (['0', 'false', 'off'].includes(word)) return null;
  if (['true', 'on'].includes(word)) return { hops: 1 };
  if (/^[1-9]\d?$/.test(word)) return { hops: Number(word) };
  const ranges = listOf(word)
    .flatMap((part) => named[part] ?? [part])
    .map(readRange);
  const readable = ranges.filter((range) => range !== null);
  if (readable.length === ranges.length) return { ranges: readable };
  check.addIssue({ code: 'custom', message: 'neither a number nor a list of addresses' });
  return z.NEVER;
});

const LABEL = '[a-z\\d_]([a-z\\d_-]*[a-z\\d_])?';
const HOST_NAME = new RegExp(`^(\\*\\.)?${LABEL}(\\.${LABEL})*$`);

/** Names of hosts without ports; `*.` stands for any subdomain. */
export const hostNames = z.string().transform((value, check): string[] => {
  const names = listOf(value.toLowerCase());
  const isKnown = (name: string) => HOST_NAME.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
  if (names.every(isKnown)) return names;
  check.addIssue({ code: 'custom', message: 'not a list of host names' });
  return z.NEVER;
});
