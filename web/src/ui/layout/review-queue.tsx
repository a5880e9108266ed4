import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Pager } from '../menu/pager.tsx';
import { TabPanel, Tabs } from '../menu/tabs.tsx';
import { Card } from './card.tsx';

export type QueuePlace<State extends string> = { state: State; page: number };

/** Which part of a queue the address shows; the first state stands for an address without one. */
export function useQueuePlace<State extends string>(states: Readonly<Record<State, string>>) {
  const [query, setQuery] = useSearchParams();
  const names = Object.keys(states) as State[];
  const first = names[0] as State;
  const asked = Number(query.get('page'));
  const place: QueuePlace<State> = {
    state: names.find((name) => name === query.get('state')) ?? first,
    page: Number.isInteger(asked) && asked > 1 ? asked : 1,
  };
  const go = ({ state, page }: QueuePlace<State>) =>
    setQuery(
      { ...(state !== first && { state }), ...(page > 1 && { page: String(page) }) },
      { preventScrollReset: true },
    );
  return { place, go };
}

function QueueSkeleton() {
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

/** What the queue needs of its query. */
type QueueList<State extends string, Row> = {
  data: { data: Row[]; counts: Partial<Record<State, number>>; last_page: number } | undefined;
  isPending: boolean;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type ReviewQueueProps<State extends string, Row> = {
  id: string;
  states: Readonly<Record<State, string>>;
  /** Said where a state has none. */
  nothing: Readonly<Record<State, string>>;
  place: QueuePlace<State>;
  onGo: (place: QueuePlace<State>) => void;
  list: QueueList<State, Row>;
  /** Said where the list didn't come: 认证申请没有取到. */
  failed: string;
  /** With its key. */
  renderRow: (row: Row) => ReactNode;
};

/** What waits for somebody's decision and what was decided, state by state, page by page. */
export function ReviewQueue<State extends string, Row>(props: ReviewQueueProps<State, Row>) {
  const { id, states, nothing, place, onGo, list, failed, renderRow } = props;
  const { state, page } = place;
  const { data } = list;
  return (
    <>
      <Tabs
        id={id}
        label="状态"
        look="segment"
        items={(Object.keys(states) as State[]).map((value) => ({
          value,
          label: states[value],
          count: data?.counts[value],
        }))}
        value={state}
        onChange={(next) => onGo({ state: next, page: 1 })}
      />
      <TabPanel id={id} value={state} className="mt-4">
        {list.isPending ? <QueueSkeleton /> : null}
        {list.error && data === undefined ? (
          <ErrorState
            title={failed}
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {data && data.data.length > 0 ? (
          <Card bleed className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <ul aria-label={states[state]} aria-busy={list.isPlaceholderData || undefined}>
              {data.data.map((row) => renderRow(row))}
            </ul>
          </Card>
        ) : null}
        {data?.data.length === 0 ? <EmptyState line={nothing[state]} className="pt-14" /> : null}
        {data ? (
          <div className="mt-5">
            <Pager page={page} pageCount={data.last_page} onChange={(next) => onGo({ state, page: next })} />
          </div>
        ) : null}
      </TabPanel>
    </>
  );
}
