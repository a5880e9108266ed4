import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withdrawalStates, type WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { reviewQuery } from '../withdrawal-queries.ts';
import { ReviewRow } from './review-row.tsx';
import { useDecisions } from './use-decisions.ts';

const NOTHING: Readonly<Record<WithdrawalState, string>> = {
  pending: '没有等着审核的提现。',
  approved: '没有正在打款的提现。',
  paid: '还没有到账的提现。',
  rejected: '还没有驳回过。',
  failed: '没有打款失败的提现。',
};

/** The queue of withdrawals, state by state. */
export function WithdrawalReview() {
  const { place, go } = useQueuePlace(withdrawalStates);
  const list = useQuery({ ...reviewQuery(place.state, place.page), placeholderData: keepPreviousData });
  const decisions = useDecisions();
  return (
    <ReviewQueue
      id="withdrawal-review"
      states={withdrawalStates}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="提现没有取到"
      renderRow={(withdrawal) => (
        <ReviewRow key={withdrawal.id} withdrawal={withdrawal} decisions={decisions} />
      )}
    />
  );
}
