import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { banAppealStates, type BanAppealState } from '@zaojie/contract/sanctions/appeal-words';
import { ReviewQueue, useQueuePlace } from '../../../ui/layout/review-queue.tsx';
import { banAppealsQuery } from './appeal-queries.ts';
import { BanAppealRow } from './appeal-row.tsx';

const NOTHING: Readonly<Record<BanAppealState, string>> = {
  open: '没有等着处理的申诉。',
  lifted: '还没有因申诉解除过。',
  kept: '还没有维持过。',
};

/** What people say who are shut out. */
export function BanAppealReview() {
  const { place, go } = useQueuePlace(banAppealStates);
  const list = useQuery({ ...banAppealsQuery(place.state, place.page), placeholderData: keepPreviousData });
  return (
    <ReviewQueue
      id="ban-appeals"
      states={banAppealStates}
      nothing={NOTHING}
      place={place}
      onGo={go}
      list={list}
      failed="申诉没有取到"
      renderRow={(row) => <BanAppealRow key={row.id} row={row} />}
    />
  );
}
