import type { CashierPage } from '@zaojie/contract/payments/payment.schemas';
import { paymentStates, type CashierOutcome } from '@zaojie/contract/payments/payment-words';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirect } from '../../../api/redirect.ts';
import { formatTime } from '../../../text/dates.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { QrPlate } from '../../../ui/media/qr-plate.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { Seal } from '../../../ui/theme/logo.tsx';
import { isOver } from '../payment-queries.ts';
import { OddOutcomes, oddOutcomes, type OddOutcome } from './odd-outcomes.tsx';
import type { useCashier } from './use-cashier.ts';

const RETURN_FALLBACK = '/profile/wallet';

function Bill({ page }: { page: CashierPage }) {
  return (
    <div className="border-r border-line px-8 pt-7 pb-8 max-md:border-r-0 max-md:border-b max-md:px-4 max-md:py-5">
      <p className="text-13 text-ink-3">付给造界平台</p>
      <p className="text-36 leading-title">
        <Money from={page.amount} exact />
      </p>
      <dl className="mt-3 grid gap-2 leading-ui">
        <div className="flex justify-between gap-6">
          <dt className="shrink-0 text-ink-3">用途</dt>
          <dd className="min-w-0 text-right">{page.subject}</dd>
        </div>
        <div className="flex justify-between gap-6">
          <dt className="shrink-0 text-ink-3">状态</dt>
          <dd>{paymentStates[page.state]}</dd>
        </div>
      </dl>
      <div className="mt-5 flex items-center gap-4">
        <QrPlate
          address={`${page.payment_no} 模拟支付`}
          label="模拟的二维码"
          className="w-28 shrink-0 p-2.25"
          centre={<SandboxWord />}
        />
        <p className="text-13 text-ink-2">这是画出来的码，扫了没有反应。请直接选一个结果。</p>
      </div>
    </div>
  );
}

/* Dark on white in both modes, as the code around it. */
function SandboxWord() {
  return <b className="bg-on-scrim px-2 text-14 leading-6 font-semibold text-brand-deep">模拟</b>;
}

type Send = ReturnType<typeof useCashier>['send'];
type CounterProps = { page: CashierPage; sending: CashierOutcome | null; send: Send };

/** Pressing is all that is paid here. */
export function Cashier({ page, sending, send }: CounterProps) {
  return (
    <div className="mx-auto mt-3 max-w-222 max-md:mt-0">
      <header className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Seal size={34} />
        <h1 className="text-22">模拟收银台</h1>
        <p className="ml-auto text-13 text-ink-3 max-md:ml-0 max-md:w-full">
          <span className="max-md:block">支付单 {page.payment_no}</span>
          <span className="mx-1.5 max-md:hidden">·</span>
          <span>{formatTime(page.expires_at)} 后失效</span>
        </p>
      </header>
      <Card bleed className="grid grid-cols-[340px_minmax(0,1fr)] overflow-hidden max-md:grid-cols-1">
        <Bill page={page} />
        <div className="flex flex-col px-8 pt-7 pb-8 max-md:px-4 max-md:py-5">
          <Counter page={page} sending={sending} send={send} />
        </div>
      </Card>
    </div>
  );
}

function Counter({ page, sending, send }: CounterProps) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<OddOutcome | null>(null);
  const back = safeRedirect(page.return_path, RETURN_FALLBACK);
  const isDone = isOver(page.state) || page.server_time >= page.expires_at;

  const choose = (outcome: 'paid' | 'failed' | 'abandoned') =>
    void send({ outcome, onDone: () => void navigate(back, { replace: true }) });
  const button = (outcome: 'paid' | 'failed' | 'abandoned') => ({
    size: 'large' as const,
    loading: sending === outcome,
    disabled: sending !== null && sending !== outcome,
    onClick: () => choose(outcome),
  });

  return (
    <>
      <h2 className="text-16">{isDone ? '这笔支付已经结束' : '选一个结果'}</h2>
      <p className="mt-2 flex gap-2 text-13 text-ink-2">
        <ShieldCheck
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="mt-0.75 shrink-0 text-ink-3"
        />
        <span>
          选了结果，收银台会给造界发一条带签名的通知，和接真实支付走的是同一条路。造界只认通知，不认这个页面。
        </span>
      </p>
      <div className="min-h-5 flex-1" />
      {sent === null ? null : (
        <output className="mb-4 block rounded-control bg-surface-2 px-4 py-2.5 text-13 text-ink-2">
          已发出“{oddOutcomes[sent].label}”。收银台这边是
          <b className="font-semibold text-ink">{paymentStates[page.state]}</b>
          ，造界怎么记，回去看账本。
        </output>
      )}
      {isDone ? (
        <ButtonLink to={back} replace look="primary" size="large" block>
          回到造界
        </ButtonLink>
      ) : (
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="primary" className="col-span-2" {...button('paid')}>
            支付成功
          </Button>
          <Button {...button('failed')}>支付失败</Button>
          <Button look="quiet" {...button('abandoned')}>
            放弃支付
          </Button>
        </div>
      )}
      <OddOutcomes
        isBusy={sending !== null}
        onChoose={(outcome) => void send({ outcome, onDone: () => setSent(outcome) })}
      />
    </>
  );
}
