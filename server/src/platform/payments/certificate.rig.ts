import { sign, type KeyObject } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 255 ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256WithRsa = sequence(oid('2a864886f70d01010b'), der(0x05));

const nameParts = { C: '550406', O: '55040a', OU: '55040b', CN: '550403' };
const nameOf = (name: Partial<Record<keyof typeof nameParts, string>>) =>
  sequence(
    ...Object.entries(name).map(([part, value]) =>
      der(0x31, sequence(oid(nameParts[part as keyof typeof nameParts]), der(0x0c, Buffer.from(value)))),
    ),
  );

const utcTime = (time: Date) =>
  der(0x17, Buffer.from(`${time.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`));

export const testIssuer = { C: 'CN', O: 'Tests', OU: 'Certification', CN: 'Root R1' };

/** A self-signed certificate, made without any tool beside Node. */
export function makeCertificate(
  keys: { publicKey: KeyObject; privateKey: KeyObject },
  serial: string,
  to: Date,
) {
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serial, 'hex')),
    sha256WithRsa,
    nameOf(testIssuer),
    sequence(utcTime(new Date('2024-01-01T00:00:00Z')), utcTime(to)),
    nameOf(testIssuer),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', certified, keys.privateKey);
  const whole = sequence(certified, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
