import { useQuery } from '@tanstack/react-query';
import { disputeErrors } from '@zaojie/contract/orders/order.errors';
import type { DisputeCase } from '@zaojie/contract/orders/dispute-case.schemas';
import { useState } from 'react';
import { ApiFailure } from '../../../api/client.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { BothSides } from '../dispute/both-sides.tsx';
import { caseQuery } from '../dispute/dispute-queries.ts';
import { EvidencePanel } from '../dispute/evidence-panel.tsx';
import { RulingSheet } from '../dispute/ruling-sheet.tsx';
import { FourAnswers } from '../parts/four-answers.tsx';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { ORDER_STACK } from '../screen/order-columns.ts';
import { DeliveredWork } from './delivered-work.tsx';
import { RulingForm } from './ruling-form.tsx';
import type { RulingDraft } from './ruling-rules.ts';

function KnownCase({ case_ }: { case_: DisputeCase }) {
  const { dispute, order, evidence } = case_;
  const [draft, setDraft] = useState<RulingDraft>({
    clientAmount: '',
    reason: '',
    cited: new Set(),
    revokesLicence: false,
  });
  const names = { client: dispute.client.nickname, creator: dispute.creator.nickname };
  const ruling = order.dispute?.ruling ?? null;

  function toggle(key: string) {
    const cited = new Set(draft.cited);
    if (!cited.delete(key)) cited.add(key);
    setDraft({ ...draft, cited });
  }

  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-22 break-words">{dispute.title}</h2>
        <StatusLabel tone={dispute.is_overdue ? 'danger' : 'warning'}>
          {dispute.is_overdue ? '超时' : dispute.status_label}
        </StatusLabel>
        <span className="ml-auto text-13 text-ink-3">订单号 {dispute.order_numbers}</span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-5 max-2xl:grid-cols-1 max-md:gap-2">
        <div className={ORDER_STACK}>
          {order.dispute !== null && ruling !== null ? (
            <RulingSheet order={order} dispute={order.dispute} ruling={ruling} pack={evidence} />
          ) : (
            <Card bleed className="px-6 py-4 max-md:px-4">
              <FourAnswers order={order} column />
            </Card>
          )}
          {order.dispute === null ? null : <BothSides order={order} dispute={order.dispute} />}
          <DeliveredWork order={order} />
          <EvidencePanel
            pack={evidence}
            names={names}
            citing={ruling === null ? { cited: draft.cited, onToggle: toggle } : undefined}
          />
        </div>
        {ruling === null ? (
          <div className="sticky top-[calc(var(--bar-h)+24px)] max-2xl:static">
            <RulingForm case_={case_} draft={draft} onDraft={setDraft} />
          </div>
        ) : null}
      </div>
    </>
  );
}

/** One case with everything that is needed to rule it. */
export function CaseView({ id }: { id: number }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(caseQuery(id));
  if (error instanceof ApiFailure && error.code === disputeErrors.notFound.code && !data) {
    return <EmptyState line="仲裁不存在" />;
  }
  if (error && !data) {
    return (
      <ErrorState title="获取仲裁失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid grid-cols-1 gap-4">
        <Skeleton width="50%" height={28} />
        <Skeleton shape="block" className="h-24 w-full" />
        <Skeleton shape="block" className="h-64 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <ServerClock serverTime={data.order.server_time} receivedAt={dataUpdatedAt}>
      <KnownCase case_={data} />
    </ServerClock>
  );
}
