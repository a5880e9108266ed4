import type { OrderDelivery, OrderDetail, OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import { orderStatusLabels } from '@zaojie/contract/orders/order-status';
import { orderSteps, type OrderStep } from '@zaojie/contract/orders/order-words';
import type { OrderCan, OrderCard } from '@zaojie/contract/orders/order.schemas';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const NOW = Date.parse('2026-11-15T06:00:00Z');
export const at = (ms: number) => new Date(NOW + ms).toISOString();

export const canDo = (...steps: OrderStep[]): OrderCan =>
  Object.fromEntries(orderSteps.map((step) => [step, steps.includes(step)])) as OrderCan;

export const CLIENT = { id: 5, nickname: '林见山', avatar: '' };
export const CREATOR = { id: 9, nickname: '阿砚', avatar: '' };

export function makeCard(parts: Partial<OrderCard> = {}): OrderCard {
  const status = parts.status ?? 'delivered';
  return {
    id: 7,
    order_numbers: 'ZJ202611020387',
    orderNo: 'ZJ202611020387',
    title: '《山海异闻录》小说封面',
    cover: null,
    side: 'buyer',
    client: CLIENT,
    creator: CREATOR,
    status,
    status_label: orderStatusLabels[status],
    is_overdue: false,
    is_queued: false,
    is_reviewed: false,
    is_partly_refunded: false,
    labels: [],
    final_price: 3600,
    price: 3600,
    deposit: 720,
    balance: 2880,
    paid: 3600,
    progress: 100,
    schedule_start_time: at(-12 * DAY),
    schedule_end_time: at(-1 * DAY),
    group: 'mine',
    now: {
      whose: 'me',
      sentence: '阿砚交付了第2版，请验收或提出修改',
      action: 'accept',
      action_label: '验收',
      deadline: at(4 * DAY + 6 * HOUR),
      consequence: '到期后自动验收，款项结算给创作者',
    },
    can: canDo('accept', 'reject', 'refund', 'dispute', 'change'),
    created_at: at(-13 * DAY),
    createTime: at(-13 * DAY),
    updated_at: at(-3 * DAY),
    ...parts,
  };
}

export function makeFile(parts: Partial<OrderFile> = {}): OrderFile {
  return {
    id: 31,
    name: '山海异闻录_封面_v2.png',
    size: 22 * 1024 * 1024,
    sha256: 'a'.repeat(64),
    kind: 'image',
    preview: { url: '/files/v2.webp', width: 900, height: 1200 },
    url: null,
    is_locked: true,
    is_expired: false,
    created_at: at(-3 * DAY),
    ...parts,
  };
}

export function makeDelivery(parts: Partial<OrderDelivery> = {}): OrderDelivery {
  return {
    version: 2,
    description: '3 处修改全部处理，顺手把书脊也接上了。',
    files: [makeFile()],
    pins: [],
    state: 'waiting',
    reason: '',
    created_at: at(-3 * DAY),
    decided_at: null,
    ...parts,
  };
}

export function makeOrder(parts: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...makeCard(parts),
    server_time: at(0),
    role: 'client',
    other: CREATOR,
    chat_identify: '5-9',
    answers: {
      money: { answer: '平台托管 ¥3600.00', detail: '验收前不会给创作者' },
      turn: { answer: '林见山', detail: '客户，待验收' },
      until: { answer: '11月19日 20:16', detail: '到期按规则自动处理' },
      otherwise: { answer: '到期后自动验收，款项结算给创作者', detail: '' },
    },
    stepper: [
      { key: 'deposit', label: '付定金', state: 'done', at: at(-13 * DAY) },
      { key: 'confirm', label: '确认排期', state: 'done', at: at(-12 * DAY) },
      { key: 'work', label: '制作', state: 'done', at: at(-3 * DAY) },
      { key: 'accept', label: '验收', state: 'current', at: null },
      { key: 'done', label: '完成', state: 'todo', at: null },
    ],
    money: {
      price: 3600,
      deposit: 720,
      balance: 2880,
      paid: 3600,
      escrow: 3600,
      frozen: 0,
      released: 0,
      refunded: 0,
      fee: 0,
      fee_percent: 5,
      is_balance_asked: true,
      is_paid_up: true,
    },
    terms: {
      brief: '古风小说封面，海上生明月，一叶小船。',
      usage: 'commercial',
      usage_label: '商用',
      show_from: null,
      credit: true,
      lines: [{ label: '约稿', amount: 3600 }],
      days: 12,
      deposit_percent: 20,
      revisions_included: 3,
      revisions_used: 1,
      revisions_left: 2,
      service_id: null,
      bounty_id: 41,
      application_id: 8,
      post_id: null,
    },
    references: [],
    reference_works: [],
    timeline: [
      {
        id: 1,
        kind: 'created',
        title: '订单生成',
        text: '价格 ¥3600.00',
        actor: 'client',
        actor_name: '林见山',
        agent_name: '',
        created_at: at(-13 * DAY),
      },
      {
        id: 2,
        kind: 'delivered',
        title: '交付',
        text: '第2版，1个文件',
        actor: 'creator',
        actor_name: '阿砚',
        agent_name: '',
        created_at: at(-3 * DAY),
      },
    ],
    deliveries: [
      makeDelivery({
        version: 1,
        state: 'rejected',
        reason: '整体偏暗',
        files: [
          makeFile({
            id: 30,
            name: '山海异闻录_封面_v1.png',
            preview: { url: '/files/v1.webp', width: 900, height: 1200 },
          }),
        ],
        pins: [{ id: 1, number: 1, file_id: 30, x: 26, y: 24, text: '云层压得太低', is_done: true }],
        created_at: at(-6 * DAY),
      }),
      makeDelivery(),
    ],
    uploads: [],
    progress_entries: [],
    heartbeat: null,
    extension: null,
    change: null,
    refund: null,
    dispute: null,
    reviews: { mine: null, theirs: null, is_theirs_sealed: false, opens_at: null, write_until: null },
    trial: [],
    cancel_note: '',
    show_from: null,
    showing: { can: { show: false, allow: false }, reason: '', mine: null, theirs: null },
    licence: null,
    ...parts,
  };
}
