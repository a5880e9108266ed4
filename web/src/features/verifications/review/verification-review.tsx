import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  verificationStateNames,
  verificationStates,
  type VerificationState,
} from '@zaojie/contract/verifications/verification-words';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../api/client.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { reviewQuery } from '../verification-queries.ts';
import { ReviewRow } from './review-row.tsx';
import { useDecisions } from './use-decisions.ts';

const TABS_ID = 'verification-review';
const NOTHING: Readonly<Record<VerificationState, string>> = {
  pending: '没有等着审核的认证。',
  accepted: '还没有通过的认证。',
  rejected: '还没有驳回过。',
  withdrawn: '没有撤回的申请。',
  revoked: '没有取消过认证。',
};

const isState = (value: string | null): value is VerificationState =>
  value !== null && Object.hasOwn(verificationStates, value);

function readAddress(query: URLSearchParams): { state: VerificationState; page: number } {
  const state = query.get('state');
  const page = Number(query.get('page'));
  return { state: isState(state) ? state : 'pending', page: Number.isInteger(page) && page > 1 ? page : 1 };
}

function ListSkeleton() {
  return (
    <Card bleed>
      <SkeletonGroup>
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className="flex gap-6 border-line px-6 py-5 not-first:border-t max-md:px-4">
            <Skeleton shape="circle" width={40} height={40} />
            <span className="grid min-w-0 flex-1 gap-2.5">
              <Skeleton width="30%" height={20} />
              <Skeleton width="55%" />
              <Skeleton width="45%" />
            </span>
          </span>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

/** The queue of verifications, state by state. */
export function VerificationReview() {
  const [query, setQuery] = useSearchParams();
  const { state, page } = readAddress(query);
  const list = useQuery({ ...reviewQuery(state, page), placeholderData: keepPreviousData });
  const decisions = useDecisions();
  const { data } = list;
  const go = (next: { state: VerificationState; page?: number }) =>
    setQuery(
      {
        ...(next.state !== 'pending' && { state: next.state }),
        ...(next.page !== undefined && next.page > 1 && { page: String(next.page) }),
      },
      { preventScrollReset: true },
    );

  return (
    <>
      <Tabs
        id={TABS_ID}
        label="状态"
        look="segment"
        items={verificationStateNames.map((value) => ({
          value,
          label: verificationStates[value],
          count: data?.counts[value],
        }))}
        value={state}
        onChange={(next) => go({ state: next })}
      />
      <TabPanel id={TABS_ID} value={state} className="mt-4">
        {list.isPending ? <ListSkeleton /> : null}
        {list.isError && data === undefined ? (
          <ErrorState
            title={messageOf(list.error, '认证申请没有取到')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {data && data.data.length > 0 ? (
          <Card bleed className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <ul aria-label={verificationStates[state]} aria-busy={list.isPlaceholderData || undefined}>
              {data.data.map((verification) => (
                <ReviewRow key={verification.id} verification={verification} decisions={decisions} />
              ))}
            </ul>
          </Card>
        ) : null}
        {data?.data.length === 0 ? <EmptyState line={NOTHING[state]} className="pt-14" /> : null}
        {data ? (
          <div className="mt-5">
            <Pager page={page} pageCount={data.last_page} onChange={(next) => go({ state, page: next })} />
          </div>
        ) : null}
      </TabPanel>
    </>
  );
}
