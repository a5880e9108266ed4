import { createHash, X509Certificate } from 'node:crypto';

/** By what the provider knows a certificate: MD5 of its issuer, most particular part first, and its number in decimal. */
export function certificateSn(pem: string): string {
  const { issuer, serialNumber } = new X509Certificate(pem);
  const name = issuer.split('\n').toReversed().join(',');
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex');
}

/** Of the file of roots: those with RSA, joined. The others are for another kind of signature. */
export function rootCertificateSn(pems: string): string {
  const each = pems.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const sns = each.filter(isRsa).map(certificateSn);
  if (sns.length === 0) throw new Error('no RSA certificate');
  return sns.join('_');
}

function isRsa(pem: string): boolean {
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa';
  } catch {
    // A curve that this build of Node doesn't know.
    return false;
  }
}
