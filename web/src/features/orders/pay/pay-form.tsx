import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { usageLabels } from '@zaojie/contract/bounties/bounty-availability';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatYuan } from '../../../text/numbers.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PaymentQrDialog } from '../../payments/payment-qr-dialog.tsx';
import { walletQuery } from '../../wallet/wallet-queries.ts';
import { cancelPath } from '../order-address.ts';
import { clockFace } from '../parts/clock-face.ts';
import { FourAnswers } from '../parts/four-answers.tsx';
import { DEEP_PRIMARY, DEEP_TEXT, NowPanel } from '../../../ui/clock/now-panel.tsx';
import { ORDER_COLUMNS, ORDER_STACK } from '../screen/order-columns.ts';
import { OrderSubject } from '../screen/order-subject.tsx';
import { StageTable } from '../trial/stage-table.tsx';
import { MethodRows } from './method-rows.tsx';
import { PayBill } from './pay-bill.tsx';
import { dueAmount, usualMethod, type PayMethod, type PayPart } from './pay-rules.ts';
import { usePayOrder } from './use-pay-order.ts';

/** The breakdown, the way to pay, and what comes back if it ends at each stage. */
export function PayForm({ order, part }: { order: OrderDetail; part: PayPart }) {
  const wallet = useQuery(walletQuery);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const { pay, isPaying, toScan, stopScanning } = usePayOrder(order, part);
  const amount = dueAmount(order, part);
  const method = chosen ?? (wallet.data ? usualMethod(wallet.data, amount) : null);

  return (
    <div className={ORDER_COLUMNS}>
      <div className={ORDER_STACK}>
        <OrderSubject order={order} about={usageLabels[order.terms.usage]}>
          <PayBill order={order} part={part} amount={amount} />
        </OrderSubject>
        <Panel title="付款方式">
          {wallet.data ? (
            <MethodRows wallet={wallet.data} amount={amount} value={method} onChange={setChosen} />
          ) : wallet.isError ? (
            <InlineError
              text="钱包余额没有取到"
              retrying={wallet.isFetching}
              onRetry={() => void wallet.refetch()}
            />
          ) : (
            <span className="grid gap-2.5">
              <Skeleton shape="block" className="h-16 w-full" />
              <Skeleton shape="block" className="h-16 w-full" />
            </span>
          )}
        </Panel>
        <StageTable trial={order.trial} about="付之前先看清楚：付了还能不能退" />
      </div>
      <aside className="grid min-w-0 grid-cols-1 gap-5 max-xl:contents">
        <NowPanel
          column
          className="max-xl:order-first"
          title={
            <span className="text-36 leading-title tabular-nums">
              <small className="text-22 font-normal">¥</small>
              {formatYuan(amount, { exact: true }).slice(1)}
            </span>
          }
          face={clockFace(order)}
          actions={
            <>
              <Button
                size="large"
                className={DEEP_PRIMARY}
                loading={isPaying}
                disabledReason={method === null ? '请先选择付款方式' : undefined}
                onClick={() => (method === null ? undefined : void pay(method))}
              >
                确认支付
              </Button>
              {order.can.cancel ? (
                <Link to={cancelPath(order.id)} className={`${DEEP_TEXT} text-center`}>
                  不约了，取消订单
                </Link>
              ) : null}
            </>
          }
        >
          付进平台托管，{order.creator.nickname}收不到，要等你验收之后才转。
        </NowPanel>
        <Panel title="现在的钱">
          <FourAnswers order={order} column />
        </Panel>
      </aside>
      {toScan === null ? null : <PaymentQrDialog {...toScan} onClose={stopScanning} onOver={stopScanning} />}
    </div>
  );
}
