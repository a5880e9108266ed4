import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';

/** What the provider needs to pay somebody, and nobody else gets to see. */
const payee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), card: z.string(), bank: z.string(), holder: z.string() }),
  z.object({ kind: z.literal('alipay'), login: z.string(), holder: z.string() }),
]);
export type Payee = z.output<typeof payee>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest();
/** Bound to its owner: copied into somebody else's row it opens nothing. */
const ownerOf = (userId: number) => Buffer.from(`payout-account:${userId}`);

/** Nonce, tag, and what is kept. */
export function seal(secret: string, userId: number, content: Payee): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, 'payout-account'), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(ownerOf(userId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Null for what was changed, or sealed by an installation with another secret. */
export function unseal(secret: string, userId: number, sealed: Buffer): Payee | null {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const key = keyOf(secret, 'payout-account');
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(ownerOf(userId));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    const text = Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    return payee.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function fingerprintOf(secret: string, userId: number, content: Payee): Buffer {
  const { kind, holder } = content;
  const where = kind === 'bank' ? [content.bank, content.card] : [content.login];
  const said = JSON.stringify([userId, kind, holder, ...where]);
  return createHmac('sha256', keyOf(secret, 'payout-account-fingerprint')).update(said).digest();
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
