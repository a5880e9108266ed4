import * as z from 'zod';
import { fingerprint, sealBytes, unsealBytes } from '../../platform/sealing/seal.ts';

/** What the provider needs to pay somebody, and nobody else gets to see. */
const payee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), card: z.string(), bank: z.string(), holder: z.string() }),
  z.object({ kind: z.literal('alipay'), login: z.string(), holder: z.string() }),
]);
export type Payee = z.output<typeof payee>;

const sealedFor = (secret: string, userId: number) => ({
  secret,
  purpose: 'payout-account',
  owner: `payout-account:${userId}`,
});

export function seal(secret: string, userId: number, content: Payee): Buffer {
  return sealBytes(sealedFor(secret, userId), Buffer.from(JSON.stringify(content)));
}

/** Null for what was changed, or sealed by an installation with another secret. */
export function unseal(secret: string, userId: number, sealed: Buffer): Payee | null {
  const text = unsealBytes(sealedFor(secret, userId), sealed)?.toString('utf8');
  return text === undefined ? null : payee.parse(JSON.parse(text));
}

export function fingerprintOf(secret: string, userId: number, content: Payee): Buffer {
  const { kind, holder } = content;
  const where = kind === 'bank' ? [content.bank, content.card] : [content.login];
  const said = JSON.stringify([userId, kind, holder, ...where]);
  return fingerprint(secret, 'payout-account-fingerprint', said);
}

/** Enough to recognise one's own by. */
export function maskedOf(content: Payee): string {
  if (content.kind === 'bank') return `•••• ${content.card.slice(-4)}`;
  const { login } = content;
  const [name = '', host] = login.split('@');
  if (host !== undefined) return `${[...name][0] ?? ''}•••@${host}`;
  return `${login.slice(0, 2)}•••••••${login.slice(-2)}`;
}

export const maskedHolder = (holder: string): string => `${[...holder][0] ?? ''}*`;
