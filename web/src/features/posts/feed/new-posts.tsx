import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { countNewPosts } from '@zaojie/contract/posts/new-posts.endpoints';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { askWhileVisible } from '../../../hooks/ask-while-visible.ts';
import { formatBadge } from '../../../text/numbers.ts';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { FeedData, FeedQuery } from '../post-cache.ts';
import { feedQuery } from './use-post-feed.ts';

/** Pinned ones come first where they are pinned, so the newest is looked for. */
function newestOf(data: FeedData | undefined): number | null {
  const posts = data?.pages[0]?.data ?? [];
  const [first, ...others] = posts;
  if (!first) return null;
  return others.reduce((newest, post) => (post.created_at > newest.created_at ? post : newest), first).id;
}

type Asked = { afterId: number; count: number };

/** How many others have posted since the list was read: asked now and then while somebody looks. Failures stay silent. */
function useNewPosts(query: FeedQuery, afterId: number | null): number {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { filter, circleId, tagIds } = query;
  const tags = tagIds?.join() ?? '';
  useEffect(() => {
    if (afterId === null || filter === 'recommend') return;
    return askWhileVisible(async (signal) => {
      const question = {
        after_id: afterId,
        filter,
        ...(circleId !== undefined && { circle_id: circleId }),
        ...(tags !== '' && { tags }),
      };
      try {
        const { data } = await call(countNewPosts, { query: question, signal });
        setAsked({ afterId, count: data.count });
      } catch {
        // The next round asks again.
      }
      return limits.post.newPostsPollMs;
    }, 0);
  }, [afterId, filter, circleId, tags]);
  return asked !== null && asked.afterId === afterId ? asked.count : 0;
}

export type NewPostsProps = { query: FeedQuery; onLoaded: () => void };

/** Over the head of a list by age: how many are newer, and the way to them. Takes no room of its own. */
export function NewPosts({ query, onLoaded }: NewPostsProps) {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery({ ...feedQuery(query), enabled: false });
  const count = useNewPosts(query, newestOf(data));
  const [isLoading, setIsLoading] = useState(false);

  async function load() {
    setIsLoading(true);
    try {
      await queryClient.fetchInfiniteQuery({ ...feedQuery(query), pages: 1, staleTime: 0 });
      onLoaded();
    } catch (error) {
      toast.error(messageOf(error, '获取帖子列表失败'));
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <output className="pointer-events-none sticky top-[calc(120px+var(--acting-h))] z-9 flex h-0 justify-center max-md:top-[calc(112px+var(--acting-h))]">
      {count === 0 ? null : (
        <Button
          look="primary"
          size="small"
          loading={isLoading}
          icon={<ArrowUp size={14} strokeWidth={2} aria-hidden="true" />}
          onClick={() => void load()}
          className="pointer-events-auto animate-rise rounded-full! shadow-float"
        >
          {formatBadge(count)} 条新帖
        </Button>
      )}
    </output>
  );
}
