/** What came into the wallets of the town by the cashier, and what its people asked to have paid out. */
export type DemoRecharge = { by: string; yuan: number; hoursAgo: number; isAbandoned?: true };

export type DemoWithdrawal = {
  by: string;
  yuan: number;
  to:
    | { kind: 'bank'; card: string; bank: string; holder: string }
    | { kind: 'alipay'; login: string; holder: string };
  hoursAgo: number;
  /** Left out: it waits for an administrator. */
  fate?: { is: 'paid' | 'failed' } | { is: 'rejected'; why: string };
};

const DAY = 24;

export const recharges: readonly DemoRecharge[] = [
  { by: 'client', yuan: 3000, hoursAgo: 64 * DAY },
  { by: 'client', yuan: 5000, hoursAgo: 31 * DAY },
  { by: 'client', yuan: 1000, hoursAgo: 9 * DAY + 2, isAbandoned: true },
  { by: 'client', yuan: 2000, hoursAgo: 9 * DAY },
  { by: 'creator', yuan: 1200, hoursAgo: 52 * DAY },
  { by: 'creator', yuan: 1600, hoursAgo: 21 * DAY },
  { by: 'seapost', yuan: 900, hoursAgo: 27 * DAY },
  { by: 'tingxue', yuan: 640, hoursAgo: 14 * DAY },
];

const card = { kind: 'bank', card: '6225880137706868', bank: '招商银行', holder: '沈砚' } as const;
const alipay = { kind: 'alipay', login: 'ayan@mail.example', holder: '沈砚' } as const;

export const withdrawals: readonly DemoWithdrawal[] = [
  { by: 'creator', yuan: 480, to: card, hoursAgo: 45 * DAY, fate: { is: 'paid' } },
  {
    by: 'creator',
    yuan: 200,
    to: { ...card, bank: '建设银行', card: '6217001230045671234', holder: '阿砚' },
    hoursAgo: 19 * DAY,
    fate: { is: 'rejected', why: '收款人姓名与实名不符，请用本人的账户' },
  },
  { by: 'creator', yuan: 200, to: alipay, hoursAgo: 18 * DAY, fate: { is: 'failed' } },
  { by: 'creator', yuan: 620, to: card, hoursAgo: 7 * DAY, fate: { is: 'paid' } },
  { by: 'creator', yuan: 350, to: card, hoursAgo: 3 },
  {
    by: 'seapost',
    yuan: 260,
    to: { kind: 'alipay', login: '13912345678', holder: '周海生' },
    hoursAgo: 9,
  },
  {
    by: 'tingxue',
    yuan: 120.5,
    to: { kind: 'bank', card: '6228480402564890018', bank: '农业银行', holder: '何听雪' },
    hoursAgo: 28,
  },
];
