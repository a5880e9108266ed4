import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feedbackStates, type FeedbackState } from '@zaojie/contract/feedback/feedback-words';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { feedbackReviewQuery } from '../feedback-queries.ts';
import { FeedbackReviewRow } from './feedback-review-row.tsx';

const NOTHING: Readonly<Record<FeedbackState, string>> = {
  open: '没有等着处理的反馈。',
  answered: '还没有回复过。',
  closed: '还没有关闭过。',
};

/** What people wrote, state by state. */
export function FeedbackReview() {
  const { place, go } = useQueuePlace(feedbackStates);
  const list = useQuery({
    ...feedbackReviewQuery(place.state, place.page),
    placeholderData: keepPreviousData,
  });
  return (
    <ReviewQueue
      id="feedback-review"
      states={feedbackStates}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="反馈没有取到"
      renderRow={(row) => <FeedbackReviewRow key={row.id} row={row} />}
    />
  );
}
