import { useInfiniteQuery } from '@tanstack/react-query';
import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import type { WithdrawalView } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { formatFullTime, formatMoment } from '../../text/dates.ts';
import { formatYuan } from '../../text/numbers.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TextButton } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';
import { accountText } from './account-words.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { withdrawalsQuery } from './withdrawal-queries.ts';

const SHOWN_FIRST = 3;

export const withdrawalTones: Readonly<Record<WithdrawalState, LabelTone>> = {
  pending: 'warning',
  approved: 'brand',
  paid: 'success',
  rejected: 'neutral',
  failed: 'danger',
};

/** A withdrawal that came to nothing: why, and where the money is. */
function Returned({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { state, reason, steps } = withdrawal;
  const at = steps.findLast((step) => step.at !== null)?.at;
  const what = state === 'rejected' ? '审核没通过' : '打款没成功';
  return (
    <p className="mt-1.5 text-13 text-ink-2">
      {at ? (
        <time dateTime={at} title={formatFullTime(at)}>
          {formatMoment(at)}{' '}
        </time>
      ) : null}
      {what}
      {reason === '' ? '' : `：${reason}`}。{reason.includes('退回') ? '' : '钱已退回可用余额。'}
    </p>
  );
}

function Withdrawal({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { amount, account, state, state_label: label } = withdrawal;
  const isReturned = state === 'rejected' || state === 'failed';
  return (
    <li className="border-line py-3.5 not-first:border-t first:pt-0 last:pb-0">
      <p className="flex items-baseline gap-2">
        <b className="text-16 font-semibold">{formatYuan(amount, { exact: true })}</b>
        <span className="min-w-0 truncate text-13 text-ink-3">{accountText(account)}</span>
        <StatusLabel tone={withdrawalTones[state]} className="ml-auto shrink-0">
          {isReturned ? '已退回' : label}
        </StatusLabel>
      </p>
      {isReturned ? <Returned withdrawal={withdrawal} /> : <WithdrawalSteps withdrawal={withdrawal} />}
    </li>
  );
}

/** The withdrawals so far; the last few, until one asks for all. */
export function WithdrawalList() {
  const list = useInfiniteQuery(withdrawalsQuery);
  const [isAll, setAll] = useState(false);
  const rows = (list.data?.pages ?? []).flatMap((page) => page.data);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Panel
      title="提现记录"
      action={
        total > SHOWN_FIRST ? (
          <TextButton onClick={() => setAll(!isAll)}>{isAll ? '收起' : `全部 ${total}`}</TextButton>
        ) : undefined
      }
    >
      {rows.length > 0 ? (
        <ul>
          {(isAll ? rows : rows.slice(0, SHOWN_FIRST)).map((withdrawal) => (
            <Withdrawal key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      ) : null}
      {isAll ? <LoadMore list={list} /> : null}
      {list.isSuccess && total === 0 ? <p className="text-ink-2">还没有提过现。</p> : null}
      {list.isError && rows.length === 0 ? (
        <InlineError
          text={messageOf(list.error, '提现记录没有取到')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isPending ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={44} />
        </SkeletonGroup>
      ) : null}
    </Panel>
  );
}
