import type { CashierOutcome } from '@zaojie/contract/payments/payment-words';
import { ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';

export type OddOutcome = Exclude<CashierOutcome, 'paid' | 'failed' | 'abandoned'>;

/** What each sends, and what has to become of it. */
export const oddOutcomes: Readonly<Record<OddOutcome, { label: string; about: string }>> = {
  paid_twice: { label: '重复的通知', about: '付成了，同一条通知发好几次，只入账一次' },
  paid_late: { label: '迟到的通知', about: '支付单关闭以后才说付成了' },
  reordered: { label: '乱序的通知', about: '先说付成了，再说没付成，以付成为准' },
  wrong_signature: { label: '签名不对', about: '拒收，不入账' },
  wrong_amount: { label: '金额不对', about: '拒收，不入账' },
};
const oddNames = Object.keys(oddOutcomes) as OddOutcome[];

type OddOutcomesProps = { isBusy: boolean; onChoose: (outcome: OddOutcome) => void };

/** What a provider may do wrong; folded away, for whoever tries out the software. */
export function OddOutcomes({ isBusy, onChoose }: OddOutcomesProps) {
  return (
    <details className="group mt-5 border-t border-line pt-4">
      <summary className="flex min-h-6 list-none items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90"
        />
        异常通知（测试用）
      </summary>
      <ul className="mt-2">
        {oddNames.map((name) => (
          <li key={name} className="flex items-center gap-3 border-line py-2 not-first:border-t">
            <span className="min-w-0 flex-1">
              <span className="block">{oddOutcomes[name].label}</span>
              <span className="block text-13 text-ink-3">{oddOutcomes[name].about}</span>
            </span>
            <Button
              size="small"
              aria-label={`发出${oddOutcomes[name].label}`}
              disabled={isBusy}
              onClick={() => onChoose(name)}
            >
              发出
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
