import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { fenOf, shareOf, yuanOf } from '@zaojie/contract/money';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { Calculator } from 'lucide-react';
import { formatYuan } from '../../../text/numbers.ts';
import { TextLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { FactList, type Fact } from './fact-list.tsx';
import { FourAnswers } from './four-answers.tsx';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

function netOf(grossYuan: number): { fee: number; net: number } {
  const gross = fenOf(grossYuan) ?? 0;
  const fee = shareOf(gross, orderLimits.feePermille, 'down');
  return { fee: yuanOf(fee), net: yuanOf(gross - fee) };
}

const isEnded = ({ status }: OrderDetail) =>
  status === 'completed' || status === 'cancelled' || status === 'refunded';

/** The large figure: where most of the money is for whoever looks. */
function headline({ money, role, ...order }: OrderDetail): { label: string; amount: number } {
  if (isEnded({ money, role, ...order })) {
    if (role === 'creator') return { label: '你已到账', amount: money.released };
    if (money.refunded > 0 && money.released === 0) return { label: '已退回', amount: money.refunded };
    return { label: '一共付了', amount: money.paid - money.refunded };
  }
  if (money.frozen > 0) return { label: '冻结中', amount: money.frozen };
  if (role === 'creator') return { label: '验收后你到账', amount: netOf(money.price).net };
  return { label: money.paid === 0 ? '还没有付款' : '平台托管中', amount: money.escrow };
}

/** How much of the price has come in: the deposit, then the balance. */
function PaidBar({ money }: Pick<OrderDetail, 'money'>) {
  if (money.price === 0) return null;
  const share = (part: number) => `${(part / money.price) * 100}%`;
  const isDepositPaid = money.paid >= money.deposit && money.paid > 0;
  return (
    <>
      <span aria-hidden="true" className="mt-3.5 mb-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <i className={isDepositPaid ? 'bg-ochre' : 'bg-surface-3'} style={{ width: share(money.deposit) }} />
        <i
          className={
            money.is_paid_up
              ? 'bg-(--zhe-300) dark:bg-(--zhe-700)'
              : 'bg-surface-3 inset-ring inset-ring-line'
          }
          style={{ width: share(money.balance) }}
        />
      </span>
      <p className="flex justify-between gap-3 text-12 text-ink-3">
        <span>
          定金 {yuan(money.deposit)}
          {isDepositPaid ? '' : ' 未付'}
        </span>
        {money.balance > 0 ? (
          <span>
            尾款 {yuan(money.balance)}
            {money.is_paid_up ? '' : ' 未付'}
          </span>
        ) : null}
      </p>
    </>
  );
}

function factsOf(order: OrderDetail): Fact[] {
  const { money, role } = order;
  if (isEnded(order)) {
    return [
      { label: '客户付过', value: yuan(money.paid) },
      ...(money.refunded > 0 ? [{ label: '退给客户', value: yuan(money.refunded) }] : []),
      ...(money.fee > 0 ? [{ label: `平台服务费 ${money.fee_percent}%`, value: `−${yuan(money.fee)}` }] : []),
      { label: role === 'creator' ? '到账' : '创作者到账', value: yuan(money.released), isSum: true },
    ];
  }
  if (role !== 'creator') return [];
  const { fee, net } = netOf(money.price);
  return [
    { label: '订单总价', value: yuan(money.price) },
    { label: `平台服务费 ${money.fee_percent}%`, value: `−${yuan(fee)}` },
    { label: '到账', value: yuan(net), isSum: true },
  ];
}

interface MoneyPanelProps {
  order: OrderDetail;
  /** Where 退款试算 is; nothing where there is none. */
  trialPath?: string | undefined;
}

/** Where each fen of the order is, and the four answers. */
export function MoneyPanel({ order, trialPath }: MoneyPanelProps) {
  const { label, amount } = headline(order);
  const facts = factsOf(order);
  return (
    <Panel
      title="资金"
      action={
        trialPath === undefined ? undefined : (
          <TextLink to={trialPath}>
            <Calculator size={16} strokeWidth={1.75} aria-hidden="true" />
            退款试算
          </TextLink>
        )
      }
    >
      <p className="text-13 text-ink-3">{label}</p>
      <Money from={amount} exact className="block text-28 leading-title" />
      {isEnded(order) ? null : <PaidBar money={order.money} />}
      {facts.length > 0 ? <FactList facts={facts} className="mt-2.5" /> : null}
      <FourAnswers order={order} column className="mt-3.5 border-t border-line" />
    </Panel>
  );
}
