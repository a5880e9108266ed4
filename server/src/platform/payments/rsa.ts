import { createPublicKey, sign, verify, type KeyObject, X509Certificate } from 'node:crypto';

/** The bytes of canonical base64, or null: Node reads past anything else, and a changed character must not go unnoticed. */
export function bytesOfBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return text !== '' && bytes.toString('base64') === text ? bytes : null;
}

export function signRsa(key: KeyObject, content: string): string {
  return sign('RSA-SHA256', Buffer.from(content), key).toString('base64');
}

export function isSignedRsa(key: KeyObject, content: Buffer | string, signature: string): boolean {
  const bytes = bytesOfBase64(signature);
  if (bytes === null) return false;
  return verify('RSA-SHA256', Buffer.from(content), key, bytes);
}

/** Of a public key or of a certificate, in PEM or as the bare base64 that some consoles hand out; throws for anything else. */
export function publicKeyOf(text: string): KeyObject {
  const key = text.includes('BEGIN CERTIFICATE')
    ? new X509Certificate(text).publicKey
    : createPublicKey(pemOf(text, 'PUBLIC KEY'));
  return rsaOnly(key);
}

export function rsaOnly(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
}

export function pemOf(text: string, label: string): string {
  if (text.includes('-----BEGIN')) return text;
  const lines = text.replaceAll(/\s+/g, '').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
