import { constants, publicEncrypt } from 'node:crypto';
import * as z from 'zod';
import { beijingRfc3339 } from '../beijing-time.ts';
import { askedFen, ourNumber, shortText } from '../checked-request.ts';
import {
  CURRENCY,
  PaymentRefused,
  PaymentUnknown,
  type MoneyState,
  type PaymentProvider,
  type PayoutRequest,
} from '../payment-provider.ts';
import type { ProviderDeps } from '../provider-deps.ts';
import {
  refundBill,
  refundState,
  transaction,
  transactionState,
  transferBill,
  transferState,
} from './wechat-answers.ts';
import { createWechatClient, type WechatClient } from './wechat-client.ts';
import { readWechatNotification } from './wechat-notification.ts';
import type { WechatPaySettings } from './wechat-pay-settings.ts';

const TRANSFERS = '/v3/fund-app/mch-transfer/transfer-bills';

// The provider refuses a name below, and asks for one from 2,000 yuan.
const NAMED_FROM_FEN = 30;

/** New codes may mean anything (their documents say so): only these say for sure that no money leaves. */
const transferRefusals = new Set(['PARAM_ERROR', 'NO_AUTH', 'NOT_ENOUGH']);

const notFound = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS', 'NOT_FOUND']);

export function createWechatPay(settings: WechatPaySettings, deps: ProviderDeps): PaymentProvider {
  const client = createWechatClient(settings, deps);
  const now = deps.now;
  return {
    method: 'wechat',
    isSandbox: false,
    payoutKinds: ['wechat'],
    async createPayment(request) {
      const order = {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: shortText(request.subject, 127),
        out_trade_no: ourNumber(request.paymentNo),
        time_expire: beijingRfc3339(request.expiresAt),
        notify_url: request.notifyUrl,
        amount: { total: askedFen(request.amountFen), currency: CURRENCY },
      };
      if (request.device === 'desktop') {
        const answer = await client.ask(
          post('native', '/v3/pay/transactions/native', order),
          z.object({ code_url: z.string().startsWith('weixin://').max(512) }),
        );
        return { payUrl: answer.code_url, as: 'qr' };
      }
      const scene_info = { payer_client_ip: request.clientIp, h5_info: { type: 'Wap' } };
      const answer = await client.ask(
        post('h5', '/v3/pay/transactions/h5', { ...order, scene_info }),
        z.object({ h5_url: z.url({ protocol: /^https?$/ }).max(512) }),
      );
      const payUrl = new URL(answer.h5_url);
      payUrl.searchParams.set('redirect_url', request.returnUrl);
      return { payUrl: payUrl.href, as: 'page' };
    },
    readNotification: (request) => readWechatNotification(request, settings, client.keys, now()),
    answerNotification: (answer) =>
      answer === 'taken'
        ? { status: 204, contentType: null, body: '' }
        : { status: 400, contentType: 'application/json', body: '{"code":"FAIL","message":"失败"}' },
    queryPayment: (paymentNo) =>
      orMissing(async () => {
        const query = new URLSearchParams({ mchid: settings.merchantId }).toString();
        const answer = await client.ask(
          get('query', `/v3/pay/transactions/out-trade-no/${ourNumber(paymentNo)}?${query}`),
          transaction,
        );
        sameNumber('query', paymentNo, answer.out_trade_no);
        if (answer.mchid !== settings.merchantId) throw new PaymentUnknown('query', 'unexpected answer');
        return transactionState('query', answer);
      }),
    async closePayment(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${ourNumber(paymentNo)}/close`;
      const call = { ...post('close', path, { mchid: settings.merchantId }), isRepeatable: true };
      try {
        await client.ask(call, z.unknown());
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        if (error.code === 'ORDER_CLOSED' || error.code === 'ORDERCLOSED') return 'closed';
        if (error.code === 'ORDER_PAID' || error.code === 'ORDERPAID') return 'paid';
        if (notFound.has(error.code)) return 'missing';
        throw error;
      }
    },
    async refund(request) {
      const answer = await client.ask(
        post('refund', '/v3/refund/domestic/refunds', {
          out_trade_no: ourNumber(request.paymentNo),
          out_refund_no: ourNumber(request.refundNo),
          reason: shortText(request.reason, 80),
          ...(request.notifyUrl !== undefined && { notify_url: request.notifyUrl }),
          amount: {
            refund: askedFen(request.amountFen),
            total: askedFen(request.totalFen),
            currency: CURRENCY,
          },
        }),
        refundBill,
      );
      sameNumber('refund', request.refundNo, answer.out_refund_no);
      return refundState('refund', answer, now());
    },
    queryRefund: ({ refundNo }) =>
      orMissing(async () => {
        const path = `/v3/refund/domestic/refunds/${ourNumber(refundNo)}`;
        const answer = await client.ask(get('query-refund', path), refundBill);
        sameNumber('query-refund', refundNo, answer.out_refund_no);
        return refundState('query-refund', answer, now());
      }),
    payOut: (request) => payOut(client, settings, request, now),
    queryPayout: ({ payoutNo }) =>
      orMissing(async () => {
        const path = `${TRANSFERS}/out-bill-no/${ourNumber(payoutNo)}`;
        const answer = await client.ask(get('query-payout', path), transferBill);
        sameNumber('query-payout', payoutNo, answer.out_bill_no);
        return transferState('query-payout', answer, { now: now() });
      }),
  };
}

const get = (name: string, path: string) => ({ name, method: 'GET', path, isRepeatable: true }) as const;
const post = (name: string, path: string, body: unknown) =>
  ({ name, method: 'POST', path, body, isRepeatable: false }) as const;

async function payOut(
  client: WechatClient,
  settings: WechatPaySettings,
  request: PayoutRequest,
  now: () => Date,
): Promise<MoneyState> {
  const { account, amountFen } = request;
  if (account.kind !== 'wechat') throw new PaymentRefused('payout', `no payouts to ${account.kind}`);
  const name = amountFen >= NAMED_FROM_FEN ? account.holder : null;
  const sealed = name === null ? null : await sealName(client, name);
  const call = {
    ...post('payout', TRANSFERS, {
      appid: settings.appId,
      out_bill_no: ourNumber(request.payoutNo),
      transfer_scene_id: settings.transferScene,
      openid: account.openid,
      ...(sealed !== null && { user_name: sealed.text }),
      transfer_amount: askedFen(amountFen),
      transfer_remark: shortText(request.remark, 32),
      ...(request.notifyUrl !== undefined && { notify_url: request.notifyUrl }),
      transfer_scene_report_infos: [
        { info_type: '岗位类型', info_content: '创作者' },
        { info_type: '报酬说明', info_content: '创作约稿报酬' },
      ],
    }),
    ...(sealed !== null && { encryptedFor: sealed.serial }),
  };
  try {
    const answer = await client.ask(call, transferBill);
    sameNumber('payout', request.payoutNo, answer.out_bill_no);
    return transferState('payout', answer, { amountFen, now: now() });
  } catch (error) {
    if (!(error instanceof PaymentRefused) || transferRefusals.has(error.code)) throw error;
    throw new PaymentUnknown('payout', error.code);
  }
}

async function sealName(client: WechatClient, name: string): Promise<{ serial: string; text: string }> {
  const platform = await client.keys.newest();
  // Nothing has been sent yet.
  if (platform === null) throw new PaymentRefused('payout', 'no platform key to encrypt the name with');
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const bytes = publicEncrypt({ key: platform.key, padding, oaepHash: 'sha1' }, Buffer.from(name));
  return { serial: platform.serial, text: bytes.toString('base64') };
}

function sameNumber(call: string, asked: string, answered: string): void {
  if (asked !== answered) throw new PaymentUnknown(call, 'an answer about another number');
}

async function orMissing(ask: () => Promise<MoneyState>): Promise<MoneyState> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused && notFound.has(error.code)) return { state: 'missing' };
    throw error;
  }
}
