import type { ApplicationSort, ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { rowsOf } from '../bounty-cache.ts';
import { bountyQuery, myBountiesQuery, receivedQuery } from '../bounty-queries.ts';
import { BountyPicker } from './bounty-picker.tsx';
import { Comparison } from './comparison.tsx';
import type { ManagementAddress, ReceivedView } from './management-address.ts';
import { ReceivedRow } from './received-row.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { todoOf } from './todo-panel.tsx';
import { useApplicationMoves } from './use-application-moves.ts';

type Counts = { all: number; unread: number; shortlisted: number; accepted: number; declined: number };
type ChangeAddress = (change: Partial<ManagementAddress>) => void;

const VIEWS: readonly { view: ReceivedView; name: string; count: keyof Counts }[] = [
  { view: 'all', name: '全部', count: 'all' },
  { view: 'shortlisted', name: '候选', count: 'shortlisted' },
  { view: 'unread', name: '未读', count: 'unread' },
  { view: 'declined', name: '未选中', count: 'declined' },
];
const STATUS: Record<ReceivedView, ApplicationStatus | null> = {
  all: null,
  unread: 'pending',
  shortlisted: 'shortlisted',
  declined: 'declined',
};
const SORTS: readonly { value: ApplicationSort; label: string }[] = [
  { value: 'new', label: '最新应征' },
  { value: 'price_asc', label: '报价从低到高' },
  { value: 'price_desc', label: '报价从高到低' },
  { value: 'days', label: '工期从短到长' },
  { value: 'rating', label: '评分从高到低' },
];
const EMPTY: Record<ReceivedView, string> = {
  all: '还没有人应征，分享出去会快一些',
  unread: '都读过了',
  shortlisted: '还没有候选',
  declined: '没有婉拒过谁',
};

/** Those compared: what was picked by hand comes first, then the earliest shortlisted. */
function comparedOf(shortlisted: readonly Application[], picked: readonly number[]): Application[] {
  const chosen = shortlisted.filter(({ id }) => picked.includes(id));
  const rest = shortlisted.filter(({ id }) => !picked.includes(id));
  return [...chosen, ...rest].slice(0, applicationLimits.compared);
}

type OneBountyProps = {
  bountyId: number;
  counts: Counts;
  address: ManagementAddress;
  onChange: ChangeAddress;
};

function OneBounty({ bountyId, counts, address, onChange }: OneBountyProps) {
  const { view, sort } = address;
  const moves = useApplicationMoves();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const shortlistQuery = useInfiniteQuery(receivedQuery({ bountyId, status: 'shortlisted', sort: 'new' }));
  const list = useInfiniteQuery({
    ...receivedQuery({ bountyId, status: STATUS[view], sort }),
    placeholderData: keepPreviousData,
  });
  const shortlisted = rowsOf(shortlistQuery.data);
  const compared = view === 'all' || view === 'shortlisted' ? comparedOf(shortlisted, picked) : [];
  const others = rowsOf(list.data).filter(({ id }) => !compared.some((one) => one.id === id));
  const undecided = counts.all - counts.accepted - counts.declined;
  const restCount = others.filter(({ can }) => can.decline).length;

  if (list.isPending || shortlistQuery.isPending) return <RowsSkeleton />;
  if (list.isError && others.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <>
      <Comparison applications={compared} moves={moves} othersCount={Math.max(0, undecided - 1)} />
      {others.length === 0 && compared.length === 0 ? <EmptyState line={EMPTY[view]} /> : null}
      {others.length > 0 ? (
        <section className="mt-7">
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-16">
              {compared.length > 0 ? '其他应征' : '应征'}
              <small className="ml-2 text-13 font-normal text-ink-3">{others.length}</small>
            </h2>
            <Select
              label="排序"
              labelHidden
              value={sort}
              options={SORTS}
              className="w-40"
              onChange={(event) =>
                onChange({ sort: SORTS.find(({ value }) => value === event.target.value)?.value ?? 'new' })
              }
            />
          </div>
          <ul>
            {others.map((application) => (
              <ReceivedRow
                key={application.id}
                application={application}
                moves={moves}
                onCompare={
                  application.status === 'shortlisted' && compared.length > 0
                    ? () => setPicked([application.id, ...picked].slice(0, applicationLimits.compared))
                    : undefined
                }
              />
            ))}
          </ul>
          <LoadMore list={list} />
          {restCount > 1 ? (
            <div className="mt-4 flex justify-end">
              <Button
                size="small"
                look="quiet"
                loading={moves.isBusy(-bountyId)}
                onClick={() => void moves.declineOthers(bountyId, undecided)}
              >
                婉拒其余应征
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

const NO_COUNTS: Counts = { all: 0, unread: 0, shortlisted: 0, accepted: 0, declined: 0 };

type ReceivedProps = { address: ManagementAddress; onChange: ChangeAddress; onPublish: () => void };

/** What others have sent for one's own, bounty by bounty. */
export function ReceivedApplications({ address, onChange, onPublish }: ReceivedProps) {
  const mine = useInfiniteQuery(myBountiesQuery);
  const now = useNow();
  const bounties = rowsOf(mine.data);
  const wanted = address.of;
  const known = bounties.find(({ id }) => id === wanted);
  const first =
    todoOf(bounties, now)?.bounty ??
    bounties.find(({ application_counts: counts }) => counts.all > 0) ??
    bounties[0];
  // One that is older than those loaded.
  const detail = useQuery({
    ...bountyQuery(wanted ?? 0),
    enabled: wanted !== null && !known && !mine.isPending,
  });
  const foreign = detail.data?.is_owner ? detail.data : undefined;
  const bounty = wanted === null ? first : (known ?? foreign);

  if (mine.isPending || (wanted !== null && !known && detail.isPending)) return <RowsSkeleton />;
  if (mine.isError && bounties.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={mine.error}
        retrying={mine.isFetching}
        onRetry={() => void mine.refetch()}
      />
    );
  }
  if (bounty === undefined) {
    return wanted === null ? (
      <EmptyState
        line="你还没有发布过约稿"
        action={
          <Button look="primary" onClick={onPublish}>
            发布约稿
          </Button>
        }
      />
    ) : (
      <EmptyState
        line="约稿不存在或已删除"
        action={<Button onClick={() => onChange({ of: null })}>看别的约稿</Button>}
      />
    );
  }
  const counts = bounty.application_counts ?? NO_COUNTS;
  return (
    <>
      <div className="my-4 flex items-center gap-4 max-md:flex-col max-md:items-stretch max-md:gap-3">
        <BountyPicker
          bounties={bounties}
          picked={bounty}
          hasMore={mine.hasNextPage}
          onMore={() => void mine.fetchNextPage()}
          onPick={(id) => onChange({ of: id, view: 'all' })}
        />
        <div className="flex gap-2 max-md:-mx-4 md:ml-auto max-md:scrollbar-none max-md:overflow-x-auto max-md:px-4">
          {VIEWS.map(({ view, name, count }) => (
            <ChipButton
              key={view}
              selected={address.view === view}
              className="shrink-0"
              onClick={() => onChange({ view })}
            >
              {name} {counts[count]}
            </ChipButton>
          ))}
        </div>
      </div>
      <OneBounty key={bounty.id} bountyId={bounty.id} counts={counts} address={address} onChange={onChange} />
    </>
  );
}
