import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { yuanOf } from '@zaojie/contract/money';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { TrialStage } from '@zaojie/contract/orders/order.schemas';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import type { WorkNow } from './free-cancel.ts';
import { money } from './words.ts';

export type TrialFacts = {
  priceFen: number;
  depositFen: number;
  /** What is held now; null before there is an order. */
  heldFen: number | null;
  status: OrderStatus | null;
  /** How it stands with 无责取消; null before there is an order. */
  now: WorkNow | null;
};

type Stage = Pick<TrialStage, 'key' | 'label' | 'way' | 'note'> & {
  statuses: readonly OrderStatus[];
  heldFen: number;
  backFen: number;
};

const AGREED = '与创作者协商，最多退回托管的全部';

/** 制作中: of this order while it is at it, else the rule. */
function workingOf({ status, now }: TrialFacts): Pick<Stage, 'way' | 'note'> {
  if (now === null || (status !== 'in_progress' && status !== 'revision')) {
    const rule = `创作者逾期超过 ${limit.overdueHours} 小时或连续 ${limit.silentDays} 天没有动静时可以直接取消（排队和等付尾款的时间不算）`;
    return { way: 'refund', note: `${rule}；否则${AGREED}` };
  }
  if (now.mayCancel) return { way: 'cancel', note: now.words };
  return now.words === ''
    ? { way: 'refund', note: `等付尾款的时间不算逾期，不能直接取消；可以${AGREED}` }
    : { way: 'refund', note: `${now.words}；在那之前${AGREED}` };
}

function stagesOf(facts: TrialFacts): Stage[] {
  const { priceFen, depositFen } = facts;
  return [
    {
      key: 'pending_deposit',
      label: '付定金之前',
      way: 'cancel',
      note: '还没有付款，取消不花钱',
      statuses: ['pending_deposit'],
      heldFen: 0,
      backFen: 0,
    },
    {
      key: 'pending_confirm',
      label: '创作者确认之前',
      way: 'cancel',
      note: '随时可以取消，定金全部退回',
      statuses: ['pending_confirm'],
      heldFen: depositFen,
      backFen: depositFen,
    },
    {
      key: 'in_progress',
      label: '制作中',
      ...workingOf(facts),
      statuses: ['in_progress', 'revision'],
      heldFen: depositFen,
      backFen: depositFen,
    },
    {
      key: 'unpaid',
      label: `尾款满 ${limit.balanceDays} 天未付`,
      way: 'none',
      note: '创作者可以按定金结算',
      statuses: [],
      heldFen: depositFen,
      backFen: 0,
    },
    {
      key: 'delivered',
      label: '交付后、验收前',
      way: 'refund',
      note: `${limit.acceptDays} 天内可以退回修改，或申请退款，最多退回 ${money(priceFen)}；到期自动验收`,
      statuses: ['delivered', 'refunding', 'disputing'],
      heldFen: priceFen,
      backFen: priceFen,
    },
    {
      key: 'completed',
      label: '验收之后',
      way: 'none',
      note: '款项已结算给创作者',
      statuses: ['completed'],
      heldFen: priceFen,
      backFen: 0,
    },
  ];
}

/** 退款试算: what each gets when it ends at a stage, by the rule that pays. Of the stage that it is in, with what is held. */
export function trialOf(facts: TrialFacts): TrialStage[] {
  const stages = stagesOf(facts).filter(
    (stage) => facts.depositFen < facts.priceFen || stage.key !== 'unpaid',
  );
  const at = stages.findIndex(({ statuses }) => facts.status !== null && statuses.includes(facts.status));
  return stages.map((stage, index) => {
    const isNow = index === at;
    const held =
      isNow && facts.heldFen !== null && facts.status !== 'completed' ? facts.heldFen : stage.heldFen;
    const back = stage.backFen === 0 ? 0 : held;
    const { clientFen, creatorFen, feeFen } = splitHeld(held, back);
    return {
      key: stage.key,
      label: stage.label,
      is_now: isNow,
      is_past: at > index,
      client: yuanOf(clientFen),
      creator: yuanOf(creatorFen),
      fee: yuanOf(feeFen),
      way: stage.way,
      note: stage.note,
    };
  });
}
