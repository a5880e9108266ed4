import { useQuery } from '@tanstack/react-query';
import type { AdminContest } from '@zaojie/contract/contests/contest.schemas';
import { fenOf } from '@zaojie/contract/money';
import { useState } from 'react';
import { formatFen } from '../../../text/numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { resultsQuery } from '../contest-queries.ts';
import { payoutsOf, type Payout } from './prize-shares.ts';

function PayoutLine({ payout }: { payout: Payout }) {
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex gap-3">
        <span className="min-w-0 flex-1">
          第 {payout.rank} 名《{payout.title}》
        </span>
        <span className="shrink-0 text-ink-3">{payout.prize}</span>
        <b className="shrink-0 font-semibold text-ochre-ink tabular-nums">{formatFen(payout.fen)}</b>
      </p>
      {payout.fen > 0 ? (
        <p className="text-13 text-ink-3">
          {payout.shares.map(({ name, fen }) => `${name} ${formatFen(fen)}`).join('，')}
        </p>
      ) : null}
    </li>
  );
}

type AnnounceDialogProps = { contest: AdminContest; onAnnounce: () => Promise<boolean>; onClose: () => void };

/** Who gets what is shown before it is paid: it can't be taken back. */
export function AnnounceDialog({ contest, onAnnounce, onClose }: AnnounceDialogProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(resultsQuery(contest.id, 1));
  const [isSending, setSending] = useState(false);
  const payouts = payoutsOf(data?.data ?? []);
  const paid = payouts.reduce((sum, { fen, shares }) => sum + (shares.length > 0 ? fen : 0), 0);
  const back = (fenOf(contest.prize_pool) ?? 0) - paid;

  async function announce() {
    setSending(true);
    const isDone = await onAnnounce();
    setSending(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`公布“${contest.title}”的结果`}
      description="公布之后名次不能再变，奖金立刻从托管转给下面的人。"
      size="medium"
      dismissible={!isSending}
    >
      {data === undefined && !isError ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton />
          <Skeleton width="70%" />
        </SkeletonGroup>
      ) : null}
      {isError && data === undefined ? (
        <ErrorState title="获取名次失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <ul aria-label="奖金分配">
            {payouts.map((payout) => (
              <PayoutLine key={payout.id} payout={payout} />
            ))}
          </ul>
          {payouts.length === 0 ? <p className="text-ink-2">没有作品得奖。</p> : null}
          <p className="border-t border-line py-3 text-13 text-ink-2">
            一共发出 {formatFen(paid)}
            {back > 0 ? `，空缺的 ${formatFen(back)} 退回主办方` : ''}。一队平分，分不尽的归队长。
          </p>
        </>
      ) : null}
      <div className="mt-2 flex justify-end gap-2.5 max-md:*:flex-1">
        <Button look="quiet" disabled={isSending} onClick={onClose}>
          取消
        </Button>
        <Button
          look="primary"
          disabled={data === undefined}
          loading={isSending}
          onClick={() => void announce()}
        >
          公布并发放
        </Button>
      </div>
    </Dialog>
  );
}
