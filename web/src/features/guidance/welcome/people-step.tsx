import { useQuery } from '@tanstack/react-query';
import type { SuggestedPerson } from '@zaojie/contract/guidance/guidance.schemas';
import { Link } from 'react-router';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { suggestedPeopleQuery } from '../guidance-queries.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Why them: what both like, or else what they say of themselves. */
function reasonFor({ tags, bio, works_count }: SuggestedPerson): string {
  if (tags.length > 0) return `常发 ${tags.map((tag) => `#${tag}`).join(' ')}`;
  return bio.trim() || `${works_count} 件作品`;
}

function Person({ person }: { person: SuggestedPerson }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <Link to={`/user/${person.id}`} className="group flex min-w-0 flex-1 items-center gap-3 rounded-sm">
        <Avatar name={person.nickname} src={person.avatar} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:text-brand-ink">{person.nickname}</span>
          <span className="block truncate text-12 text-ink-3">{reasonFor(person)}</span>
        </span>
      </Link>
      <FollowButton userId={person.id} isFollowed={false} canFollow />
    </li>
  );
}

export function PeopleStep({ onNext, lastWord }: StepProps) {
  const { data, isError, isFetching, refetch } = useQuery(suggestedPeopleQuery);
  return (
    <StepFrame lastWord={lastWord} onNext={onNext} onSkip={onNext}>
      <p className="text-13 text-ink-2">关注之后，他们的新作第一时间能看到。</p>
      {isError && !data ? (
        <InlineError
          text="推荐没有取到"
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mt-4"
        />
      ) : data === undefined ? (
        <SkeletonGroup className="mt-2 grid gap-4 py-2">
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <p className="mt-4 text-13 text-ink-3">暂时没有新的人可以推荐。</p>
      ) : (
        <ul aria-label="推荐关注" className="mt-2">
          {data.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </StepFrame>
  );
}
