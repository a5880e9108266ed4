import { useInfiniteQuery } from '@tanstack/react-query';
import {
  caseStateNames,
  caseStates,
  reportKindNames,
  reportKinds,
  type CaseState,
  type ReportKind,
} from '@zaojie/contract/reports/report-words';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { casesQuery } from './case-queries.ts';
import { CaseRow } from './case-row.tsx';

const TABS_ID = 'report-cases';
const ALL = 'all';
const KINDS = [
  { value: ALL, label: '全部类型' } as const,
  ...reportKindNames.map((value) => ({ value, label: reportKinds[value] })),
];
const NOTHING: Readonly<Record<CaseState, string>> = {
  open: '没有等着处理的举报。',
  upheld: '还没有成立的举报。',
  dismissed: '还没有不成立的举报。',
  undone: '还没有撤销过移除。',
};

function readAddress(query: URLSearchParams): { state: CaseState; kind: ReportKind | null } {
  return {
    state: caseStateNames.find((name) => name === query.get('state')) ?? 'open',
    kind: reportKindNames.find((name) => name === query.get('kind')) ?? null,
  };
}

function ListSkeleton() {
  return (
    <Card bleed>
      <SkeletonGroup>
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className="grid gap-2.5 border-line px-6 py-5 not-first:border-t max-md:px-4">
            <Skeleton width="40%" height={20} />
            <Skeleton width="65%" />
            <Skeleton width="30%" />
          </span>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

/** The queue of what was reported, thing by thing. */
export function CaseReview() {
  const [query, setQuery] = useSearchParams();
  const { state, kind } = readAddress(query);
  const list = useInfiniteQuery(casesQuery(state, kind));
  const cases = (list.data?.pages ?? []).flatMap((page) => page.data);
  const openCount = list.data?.pages[0]?.open_count;
  const go = (next: { state: CaseState; kind: ReportKind | null }) =>
    setQuery(
      { ...(next.state !== 'open' && { state: next.state }), ...(next.kind && { kind: next.kind }) },
      { preventScrollReset: true },
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Tabs
          id={TABS_ID}
          label="状态"
          look="segment"
          items={caseStateNames.map((value) => ({
            value,
            label: caseStates[value],
            ...(value === 'open' && { count: openCount }),
          }))}
          value={state}
          onChange={(next) => go({ state: next, kind })}
        />
        <Select
          label="类型"
          labelHidden
          className="w-44 md:[&>div]:h-9"
          value={kind ?? ALL}
          options={KINDS}
          onChange={(event) =>
            go({ state, kind: reportKindNames.find((name) => name === event.target.value) ?? null })
          }
        />
      </div>
      <TabPanel id={TABS_ID} value={state} className="mt-4">
        {list.isPending ? <ListSkeleton /> : null}
        {list.isError && cases.length === 0 ? (
          <ErrorState
            title="举报没有取到"
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {cases.length > 0 ? (
          <Card bleed>
            <ul aria-label={caseStates[state]}>
              {cases.map((one) => (
                <CaseRow key={one.id} one={one} />
              ))}
            </ul>
          </Card>
        ) : null}
        {list.isSuccess && cases.length === 0 ? <EmptyState line={NOTHING[state]} className="pt-14" /> : null}
        <LoadMore list={list} />
      </TabPanel>
    </>
  );
}
