import { createVerify, type KeyObject } from 'node:crypto';
import { keysOf, order, patient, readableLog, startFakeServer } from '../fake-provider.rig.ts';
import type { NotificationRequest } from '../payment-provider.ts';
import type { CallOptions } from '../provider-call.ts';
import { signRsa } from '../rsa.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { signedContent } from './alipay-signature.ts';
import { createAlipay } from './alipay.ts';

export const APP_ID = '2021000000000001';
export const SELLER_ID = '2088102119685838';

type Answer = {
  content: object;
  status?: number;
  isUnsigned?: boolean;
  isAltered?: boolean;
  isError?: boolean;
};

/** Plays the gateway: checks how calls are signed, signs its answers as they stand on the wire. */
export async function startFakeAlipay(options: { call?: CallOptions } = {}) {
  const merchant = keysOf('merchant');
  const platform = keysOf('platform');
  const state = { now: new Date('2026-11-17T04:30:00Z') };
  const answers = new Map<string, Answer>();
  const asked: { method: string; content: unknown }[] = [];
  const wrongSignatures: string[] = [];

  const server = await startFakeServer(({ url, body }) => {
    const parameters = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const method = parameters['method'] ?? '';
    asked.push({ method, content: JSON.parse(parameters['biz_content'] ?? 'null') });
    if (!isSignedBy(merchant.publicKey, parameters)) wrongSignatures.push(method);
    const answer = answers.get(method) ?? {
      content: { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' },
    };
    // With blanks and escapes that nobody would write again the same way.
    const content = JSON.stringify(answer.content).replaceAll('/', '\\/').replace('{', '{ ');
    const name = answer.isError ? 'error_response' : `${method.replaceAll('.', '_')}_response`;
    const sign = answer.isUnsigned ? '' : `,"sign":"${signRsa(platform.privateKey, content)}"`;
    const sent = answer.isAltered ? content.replace('123.45', '923.45') : content;
    return { status: answer.status ?? 200, headers: {}, body: `{"${name}":${sent}${sign}}` };
  });

  const { log, lines } = readableLog();
  const settings: AlipaySettings = {
    appId: APP_ID,
    sellerId: SELLER_ID,
    privateKey: merchant.privateKey,
    publicKey: platform.publicKey,
    certificates: null,
    gatewayUrl: `${server.url}/gateway.do`,
  };
  return {
    ...server,
    state,
    lines,
    asked,
    wrongSignatures,
    settings,
    provider: createAlipay(settings, { log, now: () => state.now, call: options.call ?? patient }),
    answer: (method: string, answer: Answer) => void answers.set(method, answer),
  };
}

export function isSignedBy(key: KeyObject, { sign = '', ...parameters }: Record<string, string>): boolean {
  return createVerify('RSA-SHA256').update(signedContent(parameters)).verify(key, sign, 'base64');
}

/** In the shape of the example in the provider's documents. */
export const paidNotice: Record<string, string> = {
  notify_time: '2026-11-17 12:29:59',
  notify_type: 'trade_status_sync',
  notify_id: '4a91b7a78a503640467525113fb7d8bg8e',
  app_id: APP_ID,
  charset: 'utf-8',
  version: '1.0',
  sign_type: 'RSA2',
  trade_no: '2026111722001003030200089909',
  out_trade_no: order.paymentNo,
  buyer_id: '2088102116773037',
  seller_id: SELLER_ID,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '123.45',
  receipt_amount: '123.45',
  buyer_pay_amount: '123.45',
  subject: '造界 余额充值 a+b=c&d',
  body: '',
  gmt_create: '2026-11-17 12:29:40',
  gmt_payment: '2026-11-17 12:29:58',
  fund_bill_list: '[{"amount":"123.45","fundChannel":"ALIPAYACCOUNT"}]',
};

export function noticeOf(
  parameters: Record<string, string>,
  key = keysOf('platform').privateKey,
): NotificationRequest {
  const { sign_type: _, ...signed } = parameters;
  const sign = signRsa(key, signedContent(signed));
  return bodyOf({ ...parameters, sign });
}

export function bodyOf(parameters: Record<string, string>): NotificationRequest {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return { headers, rawBody: Buffer.from(new URLSearchParams(parameters).toString()), query: {} };
}
