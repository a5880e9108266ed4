import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';
import { Clock, Lock, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatYuan } from '../../text/numbers.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';

function Amount({ yuan }: { yuan: number }) {
  return (
    <>
      <small className="mr-px text-[.62em] font-medium">¥</small>
      {formatYuan(yuan, { exact: true }).slice(1)}
    </>
  );
}

type HeldProps = { Icon: LucideIcon; name: string; yuan: number; about: string };

/** Money of mine that I can't spend just now, and why. */
function Held({ Icon, name, yuan, about }: HeldProps) {
  return (
    <div className="min-w-0 border-l border-line px-6 pt-5.5 pb-5 max-lg:border-t max-lg:nth-2:border-l-0 max-md:px-4 max-md:py-4.5">
      <dt className="flex items-center gap-1.5 text-13 text-ink-3">
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {name}
      </dt>
      <dd className="text-22 leading-[1.4] font-semibold max-md:text-20">
        <Amount yuan={yuan} />
      </dd>
      <dd className="mt-0.5 text-13 leading-[1.6] text-ink-3 max-md:text-12">{about}</dd>
    </div>
  );
}

const GRID = 'grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] max-lg:grid-cols-2';

type BalancePanelProps = {
  figures: WalletFigures;
  /** What can be done with the money: 提现, 充值. */
  actions: ReactNode;
};

export function BalancePanel({ figures, actions }: BalancePanelProps) {
  const { available, escrow, frozen, incoming } = figures;
  return (
    <Card bleed>
      <dl className={GRID}>
        <div className="min-w-0 px-6 pt-5.5 pb-5 max-lg:col-span-2 max-md:px-4 max-md:py-4.5">
          <dt className="text-13 text-ink-3">可用</dt>
          <dd className="text-36 leading-[1.3] font-semibold text-ochre-ink">
            <Amount yuan={available} />
          </dd>
          <dd className="mt-0.5 text-13 leading-[1.6] text-ink-3">能付款，也能提现</dd>
          <dd className="mt-3.5 flex gap-2.5 max-md:*:flex-1">{actions}</dd>
        </div>
        <Held
          Icon={ShieldCheck}
          name="托管中"
          yuan={escrow}
          about={
            escrow === 0 ? '你约的单付了款，钱会先由平台保管' : '你约的单，钱由平台保管，验收后才付给对方'
          }
        />
        <Held
          Icon={Lock}
          name="冻结"
          yuan={frozen}
          about={
            frozen === 0
              ? '提现审核和退款、仲裁期间，钱会先放在这里'
              : '在等提现审核，或退款、仲裁的结果，没通过会退回可用'
          }
        />
      </dl>
      {incoming === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line px-6 py-3 text-13 text-ink-2 max-lg:items-start max-md:px-4">
          <Clock
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 text-ink-3 max-lg:mt-0.75"
          />
          <span className="min-w-0 max-lg:flex-1 max-lg:basis-60">
            还在路上 <b className="font-semibold text-ink">{formatYuan(incoming, { exact: true })}</b>
            ：客户已经付给平台，验收后扣掉 5% 服务费到账。
          </span>
          <TextLink to="/order?side=seller" className="max-md:ml-6.5">
            看我接的单
          </TextLink>
        </p>
      )}
    </Card>
  );
}

export function BalanceSkeleton() {
  return (
    <Card bleed>
      <SkeletonGroup className={GRID}>
        <span className="grid gap-3 px-6 pt-6 pb-5 max-lg:col-span-2 max-md:px-4">
          <Skeleton width={40} />
          <Skeleton width={220} height={40} />
          <Skeleton width={120} />
          <span className="mt-1 flex gap-2.5">
            <Skeleton shape="block" width={66} height={38} />
            <Skeleton shape="block" width={66} height={38} />
          </span>
        </span>
        {['escrow', 'frozen'].map((key) => (
          <span
            key={key}
            className="grid content-start gap-3 border-l border-line px-6 pt-6 pb-5 max-lg:border-t max-lg:nth-2:border-l-0 max-md:px-4"
          >
            <Skeleton width={64} />
            <Skeleton width={130} height={26} />
            <Skeleton width="90%" />
          </span>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
