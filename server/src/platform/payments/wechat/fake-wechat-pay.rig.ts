import { createCipheriv, createVerify, randomBytes, type KeyObject } from 'node:crypto';
import { makeCertificate } from '../certificate.rig.ts';
import { keysOf, patient, readableLog, startFakeServer, type Heard } from '../fake-provider.rig.ts';
import type { NotificationRequest } from '../payment-provider.ts';
import type { CallOptions } from '../provider-call.ts';
import { signRsa } from '../rsa.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';
import { createWechatPay } from './wechat-pay.ts';

export const APP_ID = 'wxd678efh567hg6787';
export const MERCHANT_ID = '1900000109';
export const V3_KEY = 'a-key-of-exactly-32-characters-x';
const MERCHANT_SERIAL = '3775B6A45ACD588826D15E583A95F5DD';

type Signer = { serial: string; privateKey: KeyObject; publicKey: KeyObject; until: Date };
type Answer = { status?: number; body?: unknown; isUnsigned?: boolean; isAltered?: boolean };

export type NotificationOptions = {
  signer?: { serial: string; privateKey: KeyObject };
  at?: Date;
  v3Key?: string;
  /** Done to the message before it is signed. */
  change?: (message: Record<string, unknown>) => unknown;
};

/** Plays WeChat Pay: checks how calls are signed, signs what it says, encrypts what it tells. */
export async function startFakeWechatPay(options: { publicKeyId?: string; call?: CallOptions } = {}) {
  const merchant = keysOf('merchant');
  const first: Signer = {
    serial: '5157F09EFDC096DE15EBE81A47057A72',
    ...keysOf('platform'),
    until: new Date('2031-01-01'),
  };
  const state = { now: new Date('2026-11-17T04:30:00Z'), signers: [first], signer: first };
  const answers = new Map<string, Answer>();
  const wrongSignatures: string[] = [];

  const server = await startFakeServer((heard) => {
    if (!isAuthorized(heard, merchant.publicKey)) wrongSignatures.push(heard.url.pathname);
    const key = `${heard.method} ${heard.url.pathname}`;
    const answer =
      heard.url.pathname === '/v3/certificates'
        ? { body: certificatesOf(state.signers), ...answers.get(key) }
        : (answers.get(key) ?? { status: 404, body: { code: 'RESOURCE_NOT_EXISTS', message: '不存在' } });
    const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
    const headers = answer.isUnsigned ? {} : signedHeaders(state.signer, Buffer.from(body), state.now);
    return { status: answer.status ?? 200, headers, body: answer.isAltered ? body.replace('1', '2') : body };
  });

  const { log, lines } = readableLog();
  const settings: WechatPaySettings = {
    appId: APP_ID,
    merchantId: MERCHANT_ID,
    privateKey: merchant.privateKey,
    keySerial: MERCHANT_SERIAL,
    v3Key: V3_KEY,
    publicKey: options.publicKeyId ? { id: options.publicKeyId, key: first.publicKey } : null,
    apiUrl: server.url,
    transferScene: '1005',
  };
  if (options.publicKeyId) first.serial = options.publicKeyId;

  return {
    ...server,
    state,
    lines,
    wrongSignatures,
    provider: createWechatPay(settings, { log, now: () => state.now, call: options.call ?? patient }),
    answer: (call: string, answer: Answer) => void answers.set(call, answer),
    newSigner: (serial: string): Signer => ({ serial, ...keysOf(serial), until: new Date('2031-06-01') }),
    notification: (event: string, resource: unknown, how: NotificationOptions = {}): NotificationRequest =>
      notificationOf(event, resource, { signer: state.signer, at: state.now, ...how }),
  };
}

function isAuthorized({ method, url, headers, body }: Heard, key: KeyObject): boolean {
  const header = headers.authorization ?? '';
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
  const content = `${method}\n${url.pathname}${url.search}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
  const isOurs = field('mchid') === MERCHANT_ID && field('serial_no') === MERCHANT_SERIAL;
  return (
    header.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
    isOurs &&
    createVerify('RSA-SHA256').update(content).verify(key, field('signature'), 'base64')
  );
}

function signedHeaders(signer: { serial: string; privateKey: KeyObject }, body: Buffer, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'content-type': 'application/json',
    'wechatpay-serial': signer.serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': signRsa(signer.privateKey, `${timestamp}\n${nonce}\n${body.toString()}\n`),
  };
}

export function encrypt(text: string, v3Key: string, associated: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(v3Key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(associated));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associated,
    ciphertext: bytes.toString('base64'),
  };
}

function certificatesOf(signers: Signer[]) {
  return {
    data: signers.map((signer) => ({
      serial_no: signer.serial,
      effective_time: '2024-01-01T00:00:00+08:00',
      expire_time: '2031-12-31T00:00:00+08:00',
      encrypt_certificate: encrypt(
        makeCertificate(signer, signer.serial, signer.until),
        V3_KEY,
        'certificate',
      ),
    })),
  };
}

function notificationOf(
  event: string,
  resource: unknown,
  {
    signer,
    at,
    v3Key = V3_KEY,
    change = (message) => message,
  }: NotificationOptions & Required<Pick<NotificationOptions, 'signer' | 'at'>>,
): NotificationRequest {
  const message = change({
    id: '5d8ad6e0-8a1b-5bd7-bd43-7b5e0c5a0f7e',
    create_time: '2026-11-17T12:29:59+08:00',
    event_type: event,
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    resource: { original_type: 'transaction', ...encrypt(JSON.stringify(resource), v3Key, 'transaction') },
  });
  const rawBody = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
  return { headers: signedHeaders(signer, rawBody, at), rawBody, query: {} };
}
