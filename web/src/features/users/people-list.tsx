import { useInfiniteQuery } from '@tanstack/react-query';
import { listFollowers, listFollowing } from '@zaojie/contract/users/user.endpoints';
import type { PublicUser } from '@zaojie/contract/users/user.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { LevelLabel } from '../../ui/text/label.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { FollowButton } from './follow-button.tsx';
import { NO_BIO } from './no-bio.ts';

const PAGE_SIZE = 20;

const CALLS = { following: listFollowing, followers: listFollowers } as const;
export type PeopleKind = keyof typeof CALLS;
const WORDS = {
  following: { label: '关注的人', failed: '获取关注列表失败' },
  followers: { label: '粉丝', failed: '获取粉丝列表失败' },
} as const satisfies Record<PeopleKind, object>;

function usePeople(userId: number, kind: PeopleKind) {
  return useInfiniteQuery({
    queryKey: ['users', kind, userId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { per_page: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(CALLS[kind], { params: { id: userId }, query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  });
}

function Person({ person }: { person: PublicUser }) {
  const name = person.nickname || person.username;
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-4">
      <Link to={`/user/${person.id}`} className="group flex min-w-0 flex-1 items-center gap-3.5">
        <Avatar name={name} src={person.avatar} size={48} />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium group-hover:text-brand-ink">{name}</span>
            <LevelLabel score={person.score} />
          </span>
          <span className="line-clamp-1 text-13 text-ink-3">{person.bio || NO_BIO}</span>
        </span>
      </Link>
      <FollowButton userId={person.id} isFollowed={person.is_followed} canFollow={person.can.follow} />
    </li>
  );
}

type PeopleListProps = { userId: number; kind: PeopleKind; empty: ReactNode };

/** Everybody whom a person follows, or who follows them. Who is unfollowed here stays in the list, to be followed again. */
export function PeopleList({ userId, kind, empty }: PeopleListProps) {
  const people = usePeople(userId, kind);
  if (people.isPending) {
    return (
      <SkeletonGroup className="grid gap-4 pt-4">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </SkeletonGroup>
    );
  }
  if (people.isError) {
    return (
      <ErrorState title={WORDS[kind].failed} error={people.error} onRetry={() => void people.refetch()} />
    );
  }
  const all = people.data.pages.flatMap((page) => page.data);
  if (all.length === 0) return empty;
  return (
    <>
      <ul aria-label={WORDS[kind].label}>
        {all.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <LoadMore list={people} />
    </>
  );
}
