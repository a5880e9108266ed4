import type { Profile, ProfileStats as Stats } from '@zaojie/contract/profiles/profile.schemas';
import { lazy, Suspense } from 'react';
import { formatCount } from '../../text/numbers.ts';
import type { PeopleKind } from '../users/people-list.tsx';
import { useFollowLists } from './use-follow-lists.ts';

const FollowLists = lazy(async () => ({ default: (await import('./follow-lists.tsx')).FollowLists }));

const COUNTS: readonly { key: keyof Stats; label: string; list?: PeopleKind }[] = [
  { key: 'works_count', label: '作品' },
  { key: 'posts_count', label: '帖子' },
  { key: 'fans_count', label: '粉丝', list: 'followers' },
  { key: 'follow_count', label: '关注', list: 'following' },
  { key: 'likes_count', label: '获赞' },
];

/** The figures under the name; those that count people open the list of them. */
export function ProfileStats({ profile }: { profile: Profile }) {
  const lists = useFollowLists();
  return (
    <>
      <dl className="col-span-full mt-4.5 flex flex-wrap gap-x-10 gap-y-2 max-lg:gap-x-6 lg:col-start-2 @max-xl:mt-4 @max-xl:grid @max-xl:auto-cols-fr @max-xl:grid-flow-col @max-xl:gap-x-2">
        {COUNTS.map(({ key, label, list }) => (
          <div
            key={key}
            className="relative flex flex-row-reverse items-baseline gap-1.5 has-[button:hover]:text-brand-ink @max-xl:flex-col-reverse @max-xl:items-center @max-xl:gap-0"
          >
            <dt className="text-13 whitespace-nowrap text-ink-3">{label}</dt>
            <dd className="text-22 leading-ui font-semibold tabular-nums @max-xl:text-18">
              {list === undefined ? (
                formatCount(profile.stats[key])
              ) : (
                <button
                  type="button"
                  aria-label={`查看${label}名单，${formatCount(profile.stats[key])} 人`}
                  onClick={() => lists.open(list)}
                  className="rounded-sm font-semibold after:absolute after:-inset-1"
                >
                  {formatCount(profile.stats[key])}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {lists.shown === null ? null : (
        <Suspense fallback={null}>
          <FollowLists profile={profile} shown={lists.shown} onClose={lists.close} />
        </Suspense>
      )}
    </>
  );
}
