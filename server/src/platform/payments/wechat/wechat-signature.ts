import { createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { bytesOfBase64, isSignedRsa, signRsa } from '../rsa.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';

export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
const WINDOW_SECONDS = 300;
const TAG_BYTES = 16;

/** What says who sent a message: on notifications as on answers. */
export type MessageSignature = { timestamp: string; nonce: string; serial: string; signature: string };

export type EncryptedResource = { nonce: string; associated_data?: string | undefined; ciphertext: string };

export function authorizationOf(
  { merchantId, keySerial, privateKey }: WechatPaySettings,
  call: { method: string; path: string; body: string },
  now: Date,
): string {
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const content = [call.method, call.path, timestamp, nonce, call.body, ''].join('\n');
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: keySerial,
    signature: signRsa(privateKey, content),
  };
  const parts = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${parts.join(',')}`;
}

/** The signature that came with a message, or null where a part of it is missing or can't be one. */
export function messageSignature(header: (name: string) => string | null): MessageSignature | null {
  const timestamp = header('wechatpay-timestamp');
  const nonce = header('wechatpay-nonce');
  const serial = header('wechatpay-serial');
  const signature = header('wechatpay-signature');
  const scheme = header('wechatpay-signature-type') ?? SCHEME;
  if (timestamp === null || nonce === null || serial === null || signature === null) return null;
  const isWellFormed =
    /^\d{10}$/.test(timestamp) &&
    /^[\x21-\x7e]{1,128}$/.test(nonce) &&
    /^\w{1,64}$/.test(serial) &&
    signature.length <= 2048 &&
    scheme === SCHEME;
  return isWellFormed ? { timestamp, nonce, serial, signature } : null;
}

/** An old message that was genuine once is still not to be believed. */
export function isTimely({ timestamp }: MessageSignature, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= WINDOW_SECONDS;
}

export function isSigned(
  key: KeyObject,
  { timestamp, nonce, signature }: MessageSignature,
  body: Buffer,
): boolean {
  const content = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return isSignedRsa(key, content, signature);
}

/** The text inside, or null: AES-256-GCM says itself whether it was touched. */
export function decryptResource(v3Key: string, resource: EncryptedResource): string | null {
  const bytes = bytesOfBase64(resource.ciphertext);
  const nonce = Buffer.from(resource.nonce);
  if (bytes === null || bytes.length <= TAG_BYTES || nonce.length !== 12) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(v3Key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    decipher.setAAD(Buffer.from(resource.associated_data ?? ''));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
