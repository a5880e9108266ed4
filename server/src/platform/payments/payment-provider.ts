/** How somebody pays; the name also says which notifications are whose. */
export type PaymentMethod = 'wechat' | 'alipay' | 'sandbox';

export const CURRENCY = 'CNY';

/**
 * Ours, for a payment, a refund or a payout: what every provider takes, so that a number fits wherever it goes. Never used twice, not
 * even after the database was emptied or restored: the provider still remembers it.
 */
export const OUR_NUMBER = /^[0-9A-Za-z]{6,32}$/;

export type PaymentRequest = {
  paymentNo: string;
  amountFen: number;
  subject: string;
  /** Nobody can pay after it. */
  expiresAt: Date;
  notifyUrl: string;
  returnUrl: string;
  clientIp: string;
  /** A phone is sent to the provider's app, a computer shows something to scan or a page to sign in on. */
  device: 'desktop' | 'phone';
};

/** Where the payer goes; an address `as: 'qr'` is nothing a browser opens, it is drawn to be scanned. */
export type PaymentPage = { payUrl: string; as: 'page' | 'qr' };

export type RefundRequest = {
  refundNo: string;
  paymentNo: string;
  amountFen: number;
  /** Of the payment. */
  totalFen: number;
  reason: string;
  notifyUrl?: string;
};

export type PayoutAccount =
  | { kind: 'alipay'; login: string; holder: string }
  | { kind: 'bank'; card: string; bank: string; holder: string }
  | { kind: 'wechat'; openid: string; holder: string | null };

export type PayoutRequest = {
  payoutNo: string;
  amountFen: number;
  account: PayoutAccount;
  remark: string;
  notifyUrl?: string;
};

/**
 * What the provider knows of a payment, refund or payout. `missing` of something that was asked for within the last minutes can
 * also mean that it hasn't arrived there yet: only after that has it not happened.
 */
export type MoneyState =
  | { state: 'missing' }
  /**
   * `confirmation`: the payee has to agree in the provider's app first, opened with this. `needs`: somebody has to do something in
   * the provider's console before it goes on.
   */
  | { state: 'pending'; providerNo: string | null; confirmation?: string; needs?: string }
  | { state: 'paid'; providerNo: string; amountFen: number; currency: typeof CURRENCY; at: Date }
  | { state: 'failed' | 'closed'; providerNo: string | null; reason: string };

type Told = {
  providerNo: string;
  currency: typeof CURRENCY;
  outcome: 'paid' | 'failed' | 'closed';
  paidAt: Date | null;
  /** The same whenever the provider repeats itself. */
  eventId: string;
};

/** What a provider vouches for. Amounts are for comparison with our own rows: they are never taken from here. */
export type PaymentNotification =
  | (Told & { kind: 'payment'; paymentNo: string; amountFen: number })
  /** `amountFen` is null where only the sum of all refunds is told: ask queryRefund. */
  | (Told & { kind: 'refund'; refundNo: string; paymentNo: string; amountFen: number | null })
  | (Told & { kind: 'payout'; payoutNo: string; amountFen: number });

export type NotificationRequest = {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  rawBody: Buffer;
  query: Readonly<Record<string, string>>;
};

export type NotificationRefusal =
  | 'too-large'
  | 'malformed'
  | 'stale'
  | 'unknown-certificate'
  | 'wrong-signature'
  | 'undecryptable'
  | 'wrong-merchant'
  | 'wrong-currency'
  | 'wrong-amount';

export type NotificationReading =
  | { verdict: 'genuine'; notification: PaymentNotification }
  /** Theirs, but about nothing that we act on: to be acknowledged, so that they stop repeating it. */
  | { verdict: 'irrelevant'; about: string }
  | { verdict: 'refused'; reason: NotificationRefusal };

export type NotificationAnswer = { status: number; contentType: string | null; body: string };

/**
 * A third party that takes and sends money. Every call that leaves the machine ends in its result, in PaymentRefused or in
 * PaymentUnknown. Calls with the same number of ours are the same call to the provider, which carries it out once.
 */
export type PaymentProvider = {
  method: PaymentMethod;
  isSandbox: boolean;
  payoutKinds: readonly PayoutAccount['kind'][];
  createPayment(request: PaymentRequest): Promise<PaymentPage>;
  /** Never throws for what was sent to us. */
  readNotification(request: NotificationRequest): Promise<NotificationReading>;
  /** What the provider expects to hear: `taken` ends its repeats, `refused` doesn't. */
  answerNotification(answer: 'taken' | 'refused'): NotificationAnswer;
  queryPayment(paymentNo: string): Promise<MoneyState>;
  /** Closing what is closed already is fine; `paid` means that it came too late. */
  closePayment(paymentNo: string): Promise<'closed' | 'paid' | 'missing'>;
  refund(request: RefundRequest): Promise<MoneyState>;
  queryRefund(request: { refundNo: string; paymentNo: string }): Promise<MoneyState>;
  payOut(request: PayoutRequest): Promise<MoneyState>;
  queryPayout(request: { payoutNo: string; account: PayoutAccount }): Promise<MoneyState>;
};

/** The provider said no, verifiably: nothing has happened and nothing will. `code` is the provider's word for why. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly call: string;
  readonly code: string;
  constructor(call: string, code: string) {
    super(`${call} was refused: ${code}`);
    this.call = call;
    this.code = code;
  }
}

/** Nobody can say from here whether it happened: silence, a fault of theirs, an answer nobody vouches for. Ask later, by the same number. */
export class PaymentUnknown extends Error {
  override name = 'PaymentUnknown';
  readonly call: string;
  readonly code: string;
  constructor(call: string, code: string) {
    super(`the outcome of ${call} is unknown: ${code}`);
    this.call = call;
    this.code = code;
  }
}
