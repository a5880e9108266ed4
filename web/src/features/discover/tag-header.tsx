import { toggleFollowTag, type getTag } from '@zaojie/contract/tags/tag.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { formatCount } from '../../text/numbers.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { SwitchButton } from '../users/switch-button.tsx';
import { useToggle } from '../users/use-toggle.ts';
import { tagQuery } from './discover-queries.ts';

type TagWithRelated = EndpointOutput<typeof getTag>;

async function askFollow(tagId: number) {
  const { data } = await call(toggleFollowTag, { body: { tag_id: tagId } });
  return { isOn: data.is_followed, count: data.followers_count };
}

function useFollowTag(tag: TagWithRelated) {
  const queryClient = useQueryClient();
  const { queryKey } = tagQuery(tag.id);
  return useToggle({
    deed: { kind: 'follow-tag', id: tag.id },
    isOn: tag.is_followed,
    count: tag.followers_count,
    ask: () => askFollow(tag.id),
    onChange: ({ isOn, count }) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, is_followed: isOn, followers_count: count },
      ),
  });
}

export function TagHeader({ tag }: { tag: TagWithRelated }) {
  const { isOn, count, toggle } = useFollowTag(tag);

  async function handleClick() {
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '关注成功' : '已取消关注');
  }

  return (
    <header className="flex items-center gap-5 max-md:flex-wrap max-md:gap-3">
      <div className="min-w-0 flex-1">
        <h1 className="text-28 max-md:text-22"># {tag.name}</h1>
        <p className="mt-1 text-13 text-ink-3">
          {formatCount(tag.posts_count)} 篇帖子 · {formatCount(count)} 人关注
        </p>
      </div>
      <SwitchButton
        isOn={isOn}
        todo="关注标签"
        done="已关注"
        undo="取消关注"
        size="medium"
        className="max-md:w-full"
        onClick={() => void handleClick()}
      />
    </header>
  );
}
