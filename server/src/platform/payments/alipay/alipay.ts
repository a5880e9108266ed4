import { yuanText } from '@zaojie/contract/money';
import * as z from 'zod';
import { beijingTime } from '../beijing-time.ts';
import { askedFen, ourNumber, shortText } from '../checked-request.ts';
import {
  CURRENCY,
  PaymentRefused,
  PaymentUnknown,
  type MoneyState,
  type PaymentProvider,
  type PayoutAccount,
} from '../payment-provider.ts';
import type { ProviderDeps } from '../provider-deps.ts';
import { refundAnswer, refundQuery, trade, tradeState, transfer, transferState } from './alipay-answers.ts';
import { createAlipayClient, type AlipayClient } from './alipay-client.ts';
import { readAlipayNotification } from './alipay-notification.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { signedParameters } from './alipay-signature.ts';

/** Of a payout: these say for sure that no money leaves. What isn't among them may mean anything, so it is asked about later. */
const transferRefusal =
  /^(isv\.|PAYEE_|PAYER_|BALANCE_|EXCEED_LIMIT|INVALID_|PERMIT|ILLEGAL_|CARD_BIN|PAYCARD_)/;

const ask = (method: string, content: object) => ({ method, content, isRepeatable: true });
const tell = (method: string, content: object) => ({ method, content, isRepeatable: false });

export function createAlipay(settings: AlipaySettings, deps: ProviderDeps): PaymentProvider {
  const client = createAlipayClient(settings, deps);
  const now = deps.now;
  const provider: PaymentProvider = {
    method: 'alipay',
    isSandbox: false,
    payoutKinds: ['alipay', 'bank'],
    /** Sends nothing: the address carries the signed order, which comes into being when the payer opens it. */
    async createPayment(request) {
      const isPhone = request.device === 'phone';
      const parameters = signedParameters(
        settings,
        {
          method: isPhone ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay',
          notifyUrl: request.notifyUrl,
          returnUrl: request.returnUrl,
          content: {
            out_trade_no: ourNumber(request.paymentNo),
            total_amount: yuanText(askedFen(request.amountFen)),
            subject: shortText(request.subject, 128),
            product_code: isPhone ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY',
            time_expire: beijingTime(request.expiresAt),
          },
        },
        now(),
      );
      return { payUrl: `${settings.gatewayUrl}?${new URLSearchParams(parameters).toString()}`, as: 'page' };
    },
    readNotification: async (request) => readAlipayNotification(request, settings, now()),
    answerNotification: (answer) => ({
      status: 200,
      contentType: 'text/plain',
      body: answer === 'taken' ? 'success' : 'fail',
    }),
    queryPayment: (paymentNo) =>
      orMissing('ACQ.TRADE_NOT_EXIST', async () => {
        const method = 'alipay.trade.query';
        const answer = await client.ask(ask(method, { out_trade_no: ourNumber(paymentNo) }), trade);
        sameNumber(method, paymentNo, answer.out_trade_no);
        return tradeState(method, answer, now());
      }),
    async closePayment(paymentNo) {
      try {
        await client.ask(ask('alipay.trade.close', { out_trade_no: ourNumber(paymentNo) }), z.unknown());
        return 'closed';
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        if (error.code === 'ACQ.TRADE_NOT_EXIST') return 'missing';
        if (error.code !== 'ACQ.TRADE_STATUS_ERROR' && error.code !== 'ACQ.REASON_TRADE_STATUS_INVALID')
          throw error;
      }
      // Paid or closed already: their refusal doesn't say which.
      const { state } = await provider.queryPayment(paymentNo);
      if (state === 'paid' || state === 'closed' || state === 'missing') return state;
      throw new PaymentUnknown('alipay.trade.close', state);
    },
    async refund(request) {
      const method = 'alipay.trade.refund';
      const answer = await client.ask(
        tell(method, {
          out_trade_no: ourNumber(request.paymentNo),
          out_request_no: ourNumber(request.refundNo),
          refund_amount: yuanText(askedFen(request.amountFen)),
          refund_reason: shortText(request.reason, 80),
        }),
        refundAnswer,
      );
      sameNumber(method, request.paymentNo, answer.out_trade_no);
      // Their answer tells sums of all refunds; only the query tells of this one.
      if (answer.fund_change !== 'Y') return provider.queryRefund(request);
      const { trade_no: providerNo } = answer;
      return { state: 'paid', providerNo, amountFen: request.amountFen, currency: CURRENCY, at: now() };
    },
    queryRefund: ({ refundNo, paymentNo }) =>
      orMissing('ACQ.TRADE_NOT_EXIST', async () => {
        const method = 'alipay.trade.fastpay.refund.query';
        const content = {
          out_trade_no: ourNumber(paymentNo),
          out_request_no: ourNumber(refundNo),
          query_options: ['gmt_refund_pay'],
        };
        const answer = await client.ask(ask(method, content), refundQuery);
        // A refund that they don't know is a success without content.
        if (answer.out_request_no === undefined) return { state: 'missing' };
        sameNumber(method, refundNo, answer.out_request_no);
        const providerNo = answer.trade_no ?? null;
        const isDone = (answer.refund_status ?? 'REFUND_SUCCESS') === 'REFUND_SUCCESS';
        if (!isDone || answer.refund_amount === undefined || providerNo === null) {
          return { state: 'pending', providerNo };
        }
        const at = answer.gmt_refund_pay ?? now();
        return { state: 'paid', providerNo, amountFen: answer.refund_amount, currency: CURRENCY, at };
      }),
    payOut: (request) => payOut(client, request, now),
    queryPayout: ({ payoutNo, account }) =>
      orMissing('ORDER_NOT_EXIST', async () => {
        const method = 'alipay.fund.trans.common.query';
        const content = { ...products(account), out_biz_no: ourNumber(payoutNo) };
        const answer = await client.ask(ask(method, content), transfer);
        sameNumber(method, payoutNo, answer.out_biz_no);
        return transferState(method, answer, { now: now() });
      }),
  };
  return provider;
}

function products(account: PayoutAccount): { product_code: string; biz_scene: string } {
  const product_code = account.kind === 'bank' ? 'TRANS_BANKCARD_NO_PWD' : 'TRANS_ACCOUNT_NO_PWD';
  return { product_code, biz_scene: 'DIRECT_TRANSFER' };
}

async function payOut(
  client: AlipayClient,
  { payoutNo, amountFen, account, remark }: Parameters<PaymentProvider['payOut']>[0],
  now: () => Date,
): Promise<MoneyState> {
  const method = 'alipay.fund.trans.uni.transfer';
  if (account.kind === 'wechat') throw new PaymentRefused(method, 'no payouts to wechat');
  const payee =
    account.kind === 'alipay'
      ? { identity: account.login, identity_type: 'ALIPAY_LOGON_ID', name: account.holder }
      : {
          identity: account.card,
          identity_type: 'BANKCARD_ACCOUNT',
          name: account.holder,
          bankcard_ext_info: { inst_name: account.bank, account_type: '2' },
        };
  const call = tell(method, {
    ...products(account),
    out_biz_no: ourNumber(payoutNo),
    trans_amount: yuanText(askedFen(amountFen)),
    order_title: shortText(remark, 64),
    remark: shortText(remark, 100),
    payee_info: payee,
  });
  const answer = await client.ask(call, transfer).catch((error: unknown) => {
    const isOpen = error instanceof PaymentRefused && !transferRefusal.test(error.code);
    throw isOpen ? new PaymentUnknown(method, error.code) : error;
  });
  sameNumber(method, payoutNo, answer.out_biz_no);
  return transferState(method, answer, { amountFen, now: now() });
}

function sameNumber(call: string, asked: string, answered: string): void {
  if (asked !== answered) throw new PaymentUnknown(call, 'an answer about another number');
}

async function orMissing(code: string, query: () => Promise<MoneyState>): Promise<MoneyState> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof PaymentRefused && error.code === code) return { state: 'missing' };
    throw error;
  }
}
