import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { appealStates, type AppealState } from '@zaojie/contract/orders/review-appeal-words';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { AppealRow } from './appeal-row.tsx';
import { appealsQuery } from './appeal-queries.ts';

const NOTHING: Readonly<Record<AppealState, string>> = {
  open: '没有等着处理的申诉。',
  kept: '还没有保留过。',
  removed: '还没有移除过。',
};

/** Reviews that somebody holds to be untrue. */
export function AppealReview() {
  const { place, go } = useQueuePlace(appealStates);
  const list = useQuery({ ...appealsQuery(place.state, place.page), placeholderData: keepPreviousData });
  return (
    <ReviewQueue
      id="review-appeals"
      states={appealStates}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="申诉没有取到"
      renderRow={(row) => <AppealRow key={row.id} row={row} />}
    />
  );
}
