import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  verificationStates,
  type VerificationState,
} from '@zaojie/contract/verifications/verification-words';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { reviewQuery } from '../verification-queries.ts';
import { ReviewRow } from './review-row.tsx';
import { useDecisions } from './use-decisions.ts';

const NOTHING: Readonly<Record<VerificationState, string>> = {
  pending: '没有等着审核的认证。',
  accepted: '还没有通过的认证。',
  rejected: '还没有驳回过。',
  withdrawn: '没有撤回的申请。',
  revoked: '没有取消过认证。',
};

/** The queue of verifications, state by state. */
export function VerificationReview() {
  const { place, go } = useQueuePlace(verificationStates);
  const list = useQuery({ ...reviewQuery(place.state, place.page), placeholderData: keepPreviousData });
  const decisions = useDecisions();
  return (
    <ReviewQueue
      id="verification-review"
      states={verificationStates}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="认证申请没有取到"
      renderRow={(verification) => (
        <ReviewRow key={verification.id} verification={verification} decisions={decisions} />
      )}
    />
  );
}
