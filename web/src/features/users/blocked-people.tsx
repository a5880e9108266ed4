import { useInfiniteQuery } from '@tanstack/react-query';
import { listBlocked } from '@zaojie/contract/users/user.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { formatDay, formatFullTime } from '../../text/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { useBlock } from './use-block.ts';

type Blocked = EndpointOutput<typeof listBlocked>['data'][number];

function Person({ person }: { person: Blocked }) {
  const name = person.nickname || person.username;
  const { unblock } = useBlock({ id: person.id, name });
  const [isBusy, setBusy] = useState(false);

  async function letBack() {
    setBusy(true);
    await unblock();
    setBusy(false);
  }

  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3">
      <Avatar name={name} src={person.avatar} size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate">{name}</p>
        <time
          dateTime={person.blocked_at}
          title={formatFullTime(person.blocked_at)}
          className="text-13 text-ink-3"
        >
          {formatDay(person.blocked_at)}拉黑
        </time>
      </div>
      <Button size="small" loading={isBusy} aria-label={`移出 ${name}`} onClick={() => void letBack()}>
        移出
      </Button>
    </li>
  );
}

/** Whom somebody keeps away, whoever was last first. */
export function BlockedPeople() {
  const people = useInfiniteQuery({
    queryKey: ['users', 'blocked'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { per_page: 20, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(listBlocked, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    staleTime: 0,
  });
  if (people.isPending) {
    return (
      <SkeletonGroup className="grid gap-4">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </SkeletonGroup>
    );
  }
  if (people.isError) {
    return (
      <ErrorState
        title="获取黑名单失败"
        error={people.error}
        retrying={people.isFetching}
        onRetry={() => void people.refetch()}
      />
    );
  }
  const all = people.data.pages.flatMap((page) => page.data);
  if (all.length === 0) return <EmptyState line="没有拉黑谁。" />;
  return (
    <>
      <ul aria-label="黑名单" className="border-t border-line">
        {all.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <LoadMore list={people} />
    </>
  );
}
