import type { SearchHit } from '@zaojie/contract/search/search.schemas';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { followersNow, useFollowNews } from '../../users/follow-news.ts';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { hitPath } from './hit-path.ts';
import type { HitProps } from './work-hit.tsx';
import { NO_BIO } from '../../users/no-bio.ts';

function Follow({ hit }: { hit: SearchHit }) {
  return (
    <FollowButton
      userId={hit.id}
      isFollowed={hit.is_followed ?? false}
      canFollow={hit.can?.follow ?? false}
    />
  );
}

function Followers({ hit }: { hit: SearchHit }) {
  const { followers_count = 0, is_followed = false } = hit;
  const isFollowedNow = useFollowNews(hit.id, is_followed);
  return <>{formatCount(followersNow({ followers_count, is_followed }, isFollowedNow))} 位粉丝</>;
}

/** A person with what they say of themselves and the way to follow them. */
export function UserHit({ hit, terms }: HitProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-4 max-md:gap-3">
      <Link to={hitPath(hit)} className="group flex min-w-0 flex-1 items-center gap-4 max-md:gap-3">
        <Avatar name={hit.nickname ?? ''} src={hit.avatar} size={56} />
        <span className="min-w-0">
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="truncate text-16 font-medium group-hover:text-brand-ink">
              <Highlight text={hit.nickname ?? ''} terms={terms} />
            </span>
            {hit.username ? (
              <span className="truncate text-13 text-ink-3 max-md:hidden">
                @<Highlight text={hit.username} terms={terms} />
              </span>
            ) : null}
          </span>
          <span className="line-clamp-1 text-13 text-ink-2">
            <Highlight text={hit.bio || NO_BIO} terms={hit.bio ? terms : []} />
          </span>
          <span className="text-12 text-ink-3">
            {formatCount(hit.posts_count ?? 0)} 篇帖子
            <span className="before:mx-1.5 before:content-['·']">
              <Followers hit={hit} />
            </span>
          </span>
        </span>
      </Link>
      <Follow hit={hit} />
    </li>
  );
}

/** The same person in the narrow column. */
export function SmallUserHit({ hit, terms }: Omit<HitProps, 'place'>) {
  return (
    <li className="flex items-center gap-3 py-2">
      <Link to={hitPath(hit)} className="group flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={hit.nickname ?? ''} src={hit.avatar} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:text-brand-ink">
            <Highlight text={hit.nickname ?? ''} terms={terms} />
          </span>
          <span className="block truncate text-12 text-ink-3">
            <Highlight text={hit.bio || NO_BIO} terms={hit.bio ? terms : []} />
          </span>
        </span>
      </Link>
      <Follow hit={hit} />
    </li>
  );
}
