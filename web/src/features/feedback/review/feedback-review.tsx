import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  feedbackStateNames,
  feedbackStates,
  type FeedbackState,
} from '@zaojie/contract/feedback/feedback-words';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../api/client.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { feedbackReviewQuery } from '../feedback-queries.ts';
import { FeedbackReviewRow } from './feedback-review-row.tsx';

const TABS_ID = 'feedback-review';
const NOTHING: Readonly<Record<FeedbackState, string>> = {
  open: '没有等着处理的反馈。',
  answered: '还没有回复过。',
  closed: '还没有关闭过。',
};

const isState = (value: string | null): value is FeedbackState =>
  value !== null && Object.hasOwn(feedbackStates, value);

function readAddress(query: URLSearchParams): { state: FeedbackState; page: number } {
  const state = query.get('state');
  const page = Number(query.get('page'));
  return { state: isState(state) ? state : 'open', page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** What people wrote, state by state. */
export function FeedbackReview() {
  const [query, setQuery] = useSearchParams();
  const { state, page } = readAddress(query);
  const list = useQuery({ ...feedbackReviewQuery(state, page), placeholderData: keepPreviousData });
  const { data } = list;
  const go = (next: FeedbackState, nextPage = 1) =>
    setQuery(
      { ...(next !== 'open' && { state: next }), ...(nextPage > 1 && { page: String(nextPage) }) },
      { preventScrollReset: true },
    );
  return (
    <>
      <Tabs
        id={TABS_ID}
        label="状态"
        look="segment"
        items={feedbackStateNames.map((value) => ({
          value,
          label: feedbackStates[value],
          count: data?.counts[value],
        }))}
        value={state}
        onChange={(next) => go(next)}
      />
      <TabPanel id={TABS_ID} value={state} className="mt-4">
        {list.isPending ? (
          <SkeletonGroup className="grid gap-3">
            <Skeleton shape="block" height={240} className="w-full" />
          </SkeletonGroup>
        ) : null}
        {list.isError && data === undefined ? (
          <ErrorState
            title={messageOf(list.error, '反馈没有取到')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {data && data.data.length > 0 ? (
          <Card bleed className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <ul aria-label={feedbackStates[state]} aria-busy={list.isPlaceholderData || undefined}>
              {data.data.map((row) => (
                <FeedbackReviewRow key={row.id} row={row} />
              ))}
            </ul>
          </Card>
        ) : null}
        {data?.data.length === 0 ? <EmptyState line={NOTHING[state]} className="pt-14" /> : null}
        {data ? (
          <div className="mt-5">
            <Pager page={page} pageCount={data.last_page} onChange={(next) => go(state, next)} />
          </div>
        ) : null}
      </TabPanel>
    </>
  );
}
