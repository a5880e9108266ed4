import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toggleFollowTag } from '@zaojie/contract/tags/tag.endpoints';
import type { Tag } from '@zaojie/contract/tags/tag.schemas';
import { call } from '../../../api/client.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { useToggle } from '../../users/use-toggle.ts';
import { offeredTagsQuery, suggestedPeopleQuery } from '../guidance-queries.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

function TagChoice({ tag }: { tag: Tag }) {
  const client = useQueryClient();
  const { isOn, toggle } = useToggle({
    deed: { kind: 'follow-tag', id: tag.id },
    isOn: tag.is_followed,
    count: 0,
    ask: async () => {
      const { data } = await call(toggleFollowTag, { body: { tag_id: tag.id } });
      return { isOn: data.is_followed, count: 0 };
    },
    onChange: (state) =>
      client.setQueryData(offeredTagsQuery.queryKey, (known) =>
        known?.map((one) => (one.id === tag.id ? { ...one, is_followed: state.isOn } : one)),
      ),
  });
  return (
    <ChipButton selected={isOn} onClick={() => void toggle()}>
      {tag.name}
    </ChipButton>
  );
}

/** Tags to follow; whom to follow is suggested by them. */
export function TagsStep({ onNext, lastWord }: StepProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(offeredTagsQuery);
  function goOn() {
    client.removeQueries({ queryKey: suggestedPeopleQuery.queryKey });
    onNext();
  }
  return (
    <StepFrame lastWord={lastWord} onNext={goOn} onSkip={goOn}>
      <p className="text-13 text-ink-2">点几个标签，给你的推荐会照着它们来。</p>
      {isError && !data ? (
        <InlineError
          text="标签没有取到"
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mt-4"
        />
      ) : data === undefined ? (
        <SkeletonGroup className="mt-4 flex flex-wrap gap-2">
          {Array.from({ length: 12 }, (_, place) => (
            <Skeleton key={place} width={64} height={28} className="rounded-full!" />
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <p className="mt-4 text-13 text-ink-3">还没有人用过标签。</p>
      ) : (
        <fieldset aria-label="标签" className="mt-4 flex flex-wrap gap-2">
          {data.map((tag) => (
            <TagChoice key={tag.id} tag={tag} />
          ))}
        </fieldset>
      )}
    </StepFrame>
  );
}
