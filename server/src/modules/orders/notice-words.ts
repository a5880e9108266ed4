import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';
import { bracketed } from '@zaojie/contract/titles';
import type { Side } from './engine/order-row.ts';
import { money } from './view/words.ts';

export type Words = { title: string; excerpt: string };
export type Told = Partial<Record<Side, Words>>;
export type NewsFacts = {
  title: string;
  text: string;
  client: string;
  creator: string;
  amountFen: number;
  /** Who did it; the other side hears of it, and both of what the clock does. */
  by: Side | null;
};

type Teller = (facts: NewsFacts) => Told;

const said = (text: string) => (text === '' ? '' : `：${text}`);
const named = ({ title }: NewsFacts, words: string) => `${bracketed(title)}${words}`;
const both = (words: Words): Told => ({ client: words, creator: words });

/** To the side that didn't do it; to both where nobody did. */
const toOther =
  (title: string, words: (facts: NewsFacts) => string): Teller =>
  (facts) => {
    const told = { title, excerpt: named(facts, words(facts)) };
    if (facts.by === null) return both(told);
    return facts.by === 'client' ? { creator: told } : { client: told };
  };

/** What each side hears of a step, in the words that are theirs. */
export const tellers: Partial<Record<OrderEventKind, Teller>> = {
  deposit_paid: (facts) => ({
    creator: {
      title: '客户已付定金，请确认排期',
      excerpt: named(facts, `定金 ${money(facts.amountFen)} 已托管，请在 ${limit.confirmHours} 小时内确认。`),
    },
    client: {
      title: '定金已托管',
      excerpt: named(facts, `${money(facts.amountFen)} 由平台托管，等创作者确认排期。`),
    },
  }),
  confirmed: toOther('创作者已确认排期', () => '已确认接单，排期见订单。'),
  progress: toOther('进度有更新', ({ text }) => `有新的进度${said(text)}`),
  balance_asked: (facts) => ({
    client: {
      title: '请支付尾款',
      excerpt: named(facts, `已完成过半，尾款 ${money(facts.amountFen)} 付清后才能交付。`),
    },
  }),
  balance_paid: (facts) => ({
    creator: {
      title: '客户已付清尾款',
      excerpt: named(facts, `尾款 ${money(facts.amountFen)} 已托管，可以交付了。`),
    },
    client: {
      title: '尾款已托管',
      excerpt: named(facts, `${money(facts.amountFen)} 由平台托管，验收后结算。`),
    },
  }),
  delivered: toOther(
    '作品已交付，请验收',
    ({ text }) => `已交付，${limit.acceptDays} 天后自动验收${said(text)}`,
  ),
  rejected: toOther('作品被退回修改', ({ text }) => `需要修改${said(text)}`),
  accepted: toOther('验收通过', () => '已验收，款项已结算到你的钱包。'),
  auto_accepted: (facts) => ({
    client: { title: '到期自动验收', excerpt: named(facts, '到期没有验收，已自动完成，原件可以下载了。') },
    creator: { title: '到期自动验收', excerpt: named(facts, '已自动验收，款项已结算到你的钱包。') },
  }),
  accept_reminded: (facts) => ({
    client: { title: '作品等你验收', excerpt: named(facts, '已交付一段时间，到期后自动验收。') },
  }),
  cancelled: toOther('订单已取消', ({ text }) => `已被对方取消${said(text)}，托管的金额全部退回。`),
  lapsed: toOther('订单已取消', () => '超过时限，已自动取消，托管的金额全部退回。'),
  overdue_cancelled: toOther(
    '客户无责取消了订单',
    () => '因逾期或长时间没有动静被取消，托管的金额退给客户。',
  ),
  left: toOther(
    '创作者放弃了订单',
    ({ text }) => `创作者放弃了订单${said(text)}，托管的金额全部退回你的钱包。`,
  ),
  ended_unpaid: toOther('订单按定金结算', () => '尾款长期未付，创作者已按定金结算。'),
  extension_asked: toOther(
    '创作者申请延期',
    ({ text }) => `请在 ${limit.extensionHours} 小时内答复${said(text)}`,
  ),
  extension_agreed: toOther('客户同意延期', () => '新的交付时间已生效。'),
  extension_refused: toOther('客户拒绝延期', ({ text }) => `交付时间不变${said(text)}`),
  extension_lapsed: (facts) => ({
    creator: { title: '延期申请没有得到答复', excerpt: named(facts, '到期未答复，视为拒绝。') },
  }),
  change_proposed: toOther('对方提出了变更', ({ text }) => `请答复${said(text)}`),
  change_agreed: toOther('对方同意了变更', () => '变更已生效。'),
  change_refused: toOther('对方拒绝了变更', ({ text }) => `订单不变${said(text)}`),
  change_withdrawn: toOther('对方撤回了变更', () => '订单不变。'),
  change_lapsed: toOther('变更没有得到答复', () => '到期未答复，视为拒绝。'),
  reminded: toOther('客户在催稿', () => '客户想知道进度，请更新一下。'),
  refund_asked: toOther(
    '客户申请退款',
    ({ amountFen }) => `申请退款 ${money(amountFen)}，${limit.refundHours} 小时不答复视为同意。`,
  ),
  refund_agreed: toOther('创作者同意退款', ({ amountFen }) => `${money(amountFen)} 已退回你的钱包。`),
  refund_refused: toOther('创作者拒绝退款', ({ text }) => `订单继续${said(text)}，不同意可以申请仲裁。`),
  refund_lapsed: toOther('退款到期自动同意', ({ amountFen }) => `${money(amountFen)} 已退给客户。`),
  disputed: toOther(
    '对方申请了仲裁',
    ({ text }) => `资金已冻结，请在 ${limit.evidenceHours} 小时内补充证据${said(text)}`,
  ),
  stated: toOther('对方补充了陈述', () => '仲裁案有新的陈述。'),
  evidence_closed: (facts) =>
    both({ title: '举证结束，等待裁决', excerpt: named(facts, '由仲裁员裁决，资金保持冻结。') }),
  ruled: (facts) => both({ title: '仲裁已裁决', excerpt: named(facts, `裁决理由：${facts.text}`) }),
  reviewed: toOther('对方写了评价', () => '双方都评价后，或 7 天后公开。'),
  licensed: (facts) =>
    both({ title: '授权凭证已发放', excerpt: named(facts, '授权凭证可以在订单里查看和下载。') }),
  licence_revoked: (facts) =>
    both({ title: '授权凭证已撤销', excerpt: named(facts, `按裁决撤销${said(facts.text)}`) }),
  handed_over: (facts) =>
    both({ title: '订单转交仲裁', excerpt: named(facts, `一方账号停用，由平台处理${said(facts.text)}`) }),
  files_expiring: (facts) =>
    both({
      title: '订单文件快要清理了',
      excerpt: named(facts, `文件在订单结束一年后清理，还有 ${limit.filesWarningDays} 天，需要的请先下载。`),
    }),
  show_allowed: toOther('可以晒稿了', ({ client }) => `${client}同意公开作品，现在就能晒稿。`),
  shown: toOther(
    '作品被晒出来了',
    ({ by, client, creator }) =>
      `${by === 'client' ? client : creator}发帖晒了这件作品，署了你们两个人的名字。`,
  ),
};
