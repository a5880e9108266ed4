import type { EvidencePack } from '@zaojie/contract/orders/dispute-case.schemas';
import type { OrderDetail, OrderDispute } from '@zaojie/contract/orders/order-detail.schemas';
import { Check, Printer } from 'lucide-react';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Seal } from '../../../ui/theme/logo.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { citedWords, partsOf } from './evidence-words.ts';

type Ruling = NonNullable<OrderDispute['ruling']>;
type RulingSheetProps = {
  order: OrderDetail;
  dispute: OrderDispute;
  ruling: Ruling;
  pack: EvidencePack | null;
};

function Grounds({ ruling, order, pack }: Omit<RulingSheetProps, 'dispute'>) {
  if (ruling.cited.length === 0) return null;
  const names = { client: order.client.nickname, creator: order.creator.nickname };
  const parts = pack === null ? [] : partsOf(pack, names);
  return (
    <div className="mt-4 flex gap-4">
      <b className="shrink-0 font-semibold">依据</b>
      <ul className="grid gap-1 text-14 text-ink-2">
        {ruling.cited.map((key) => (
          <li key={key}>{citedWords(parts, key)}</li>
        ))}
      </ul>
    </div>
  );
}

/** 裁决书: the reasons, the three amounts, and what it rests on. */
export function RulingSheet({ order, dispute, ruling, pack }: RulingSheetProps) {
  return (
    <Card bleed className="px-10 pt-9 pb-8 max-md:px-4 max-md:pt-6">
      <header className="flex items-start justify-between gap-6">
        <div>
          <h2 className="font-display text-28 font-semibold">裁决书</h2>
          <p className="mt-1 text-13 text-ink-3">平台仲裁，{formatFullTime(ruling.created_at)}</p>
        </div>
        <Seal size={64} />
      </header>
      <p className="mt-5 max-w-[42em] text-16 leading-text break-words whitespace-pre-line">
        {ruling.reason}
      </p>
      <SplitBar
        className="mt-5"
        split={ruling}
        total={dispute.held}
        labels={{ client: `退给${order.client.nickname}`, creator: `付给${order.creator.nickname}` }}
      />
      <p className="mt-4 flex items-center gap-2 border-t border-line pt-4 text-13 text-ink-2">
        <Check size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-success" />
        三笔合计 {formatYuan(dispute.held, { exact: true })}，等于冻结金额。{formatMoment(ruling.created_at)}{' '}
        已经到账。
      </p>
      <Grounds order={order} ruling={ruling} pack={pack} />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2.5 print:hidden">
        <p className="mr-auto text-13 text-ink-3">裁决是最终结果，已经写入订单和双方账本。</p>
        <Button
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          打印裁决书
        </Button>
        {order.role === 'admin' ? null : (
          <ButtonLink look="primary" to="/profile/wallet">
            看到账明细
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
