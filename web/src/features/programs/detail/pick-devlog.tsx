import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { addDevlog } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { Check, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { formatDay } from '../../../text/dates.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { feedQuery } from '../../posts/feed/use-post-feed.ts';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { devlogsQuery, programKeys } from '../program-queries.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One's own posts, those of the devlog marked; pressing another puts it in. */
function OwnPosts({ projectId }: { projectId: number }) {
  const client = useQueryClient();
  const userId = useSession()?.user.id ?? 0;
  const list = useInfiniteQuery(feedQuery({ filter: 'latest', userId }));
  const devlogs = useInfiniteQuery(devlogsQuery(projectId));
  const [busyId, setBusy] = useState<number | null>(null);
  const [added, setAdded] = useState<readonly number[]>([]);
  const inDevlog = new Set([
    ...added,
    ...(devlogs.data?.pages ?? []).flatMap((page) => page.data.map((entry) => entry.post_id)),
  ]);

  async function pick(postId: number) {
    if (busyId !== null) return;
    setBusy(postId);
    try {
      toast.success((await call(addDevlog, { body: { id: projectId, post_id: postId } })).msg);
      setAdded((before) => [...before, postId]);
      void client.invalidateQueries({ queryKey: programKeys.all });
    } catch (error) {
      toast.error(messageOf(error, '没有放进日志，请重试'));
    } finally {
      setBusy(null);
    }
  }

  const posts = (list.data?.pages ?? []).flatMap((page) => page.data);
  if (list.isPending) {
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </SkeletonGroup>
    );
  }
  if (list.isError && posts.length === 0) {
    return <InlineError text="帖子没有取到" onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (posts.length === 0) return <EmptyState line="你还没有发过帖子。" />;
  return (
    <div data-scroller className="-mx-3 max-h-100 overflow-y-auto">
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <button
              type="button"
              disabled={inDevlog.has(post.id) || busyId === post.id}
              onClick={() => void pick(post.id)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left transition-colors enabled:hover:bg-float-hover disabled:text-ink-3"
            >
              {post.cover_image ? (
                <Thumbnail
                  url={post.cover_image}
                  width={56}
                  height={40}
                  className="h-10 w-14 shrink-0 rounded-sm bg-surface-3 object-cover"
                />
              ) : null}
              <span className="min-w-0 flex-1">
                <span className="block truncate">{post.title}</span>
                <span className="block text-12 text-ink-3">{formatDay(post.created_at)}</span>
              </span>
              {inDevlog.has(post.id) ? (
                <span className="inline-flex shrink-0 items-center gap-1 text-12">
                  <Check {...icon} />
                  已在日志里
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}

/** What was told before the project had a page, or without thinking of it, becomes a part of its devlog. */
export function PickDevlog({ project }: { project: ProgramDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" icon={<ListPlus {...icon} />} onClick={() => setOpen(true)}>
        选已有帖子
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="把帖子放进开发日志">
        <OwnPosts projectId={project.id} />
      </Dialog>
    </>
  );
}
