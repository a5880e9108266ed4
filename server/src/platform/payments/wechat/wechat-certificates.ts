import { X509Certificate } from 'node:crypto';
import * as z from 'zod';
import { readRfc3339 } from '../beijing-time.ts';
import { jsonOf, utf8Of } from '../notification-body.ts';
import { rsaOnly } from '../rsa.ts';
import type { PlatformKey } from './wechat-platform-keys.ts';
import { decryptResource } from './wechat-signature.ts';

const certificateList = z.object({
  data: z
    .array(
      z.object({
        serial_no: z.string().min(1).max(64),
        expire_time: z.string(),
        encrypt_certificate: z.object({
          nonce: z.string(),
          associated_data: z.string().optional(),
          ciphertext: z.string(),
        }),
      }),
    )
    .max(50),
});

/** The certificates of an answer to /v3/certificates; those that our key doesn't open, or that don't say what they should, are left out. */
export function readCertificates(v3Key: string, body: Buffer): PlatformKey[] {
  const list = certificateList.safeParse(jsonOf(utf8Of(body)));
  if (!list.success) return [];
  return list.data.data.flatMap(
    ({ serial_no: serial, expire_time: expires, encrypt_certificate: sealed }) => {
      const pem = decryptResource(v3Key, sealed);
      const expiresAt = readRfc3339(expires);
      if (pem === null || expiresAt === null) return [];
      try {
        const certificate = new X509Certificate(pem);
        // Ours to check: the serial in the list isn't part of what is sealed.
        if (BigInt(`0x${certificate.serialNumber}`) !== BigInt(`0x${serial}`)) return [];
        const notAfter = new Date(certificate.validTo);
        return [
          {
            serial,
            key: rsaOnly(certificate.publicKey),
            expiresAt: notAfter < expiresAt ? notAfter : expiresAt,
          },
        ];
      } catch {
        return [];
      }
    },
  );
}
