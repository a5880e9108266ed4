import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What for, and whose: copied into somebody else's row it opens nothing. */
export type SealedFor = { secret: string; purpose: string; owner: string };

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest();

/** Nonce, tag, and what is kept. */
export function sealBytes({ secret, purpose, owner }: SealedFor, content: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Null for what was changed, or sealed by an installation with another secret. */
export function unsealBytes({ secret, purpose, owner }: SealedFor, sealed: Buffer): Buffer | null {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Tells that two are the same without telling what they are. */
export function fingerprint(secret: string, purpose: string, said: string): Buffer {
  return createHmac('sha256', keyOf(secret, purpose)).update(said).digest();
}
