import { useQueryClient } from '@tanstack/react-query';
import { listReplies } from '@zaojie/contract/comments/comment.endpoints';
import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { mergeReplies } from './comment-cache.ts';

/** How far the replies were opened, and which came last. */
type Opened = { cursor: string | null; lastIds: readonly number[] };

/** Asking for the whole list again folds the replies up; what was known about their rest holds no longer. */
function isFolded({ lastIds }: Opened, shown: readonly Reply[]): boolean {
  return lastIds.length > 0 && !shown.some((reply) => lastIds.includes(reply.id));
}

/** Opens the replies that the list left out, a page at a time. */
export function useMoreReplies(comment: Comment) {
  const client = useQueryClient();
  const [known, setKnown] = useState<Opened | null>(null);
  const opened = known === null || isFolded(known, comment.replies) ? null : known;
  const [isPending, setIsPending] = useState(false);
  const shown = useRef(comment);
  useEffect(() => {
    shown.current = comment;
  }, [comment]);
  const open = useOneAtATime(async () => {
    setIsPending(true);
    try {
      const asked = { comment_id: comment.id, cursor: opened?.cursor ?? null };
      const { data: page } = await call(listReplies, { query: asked });
      // Those that are there now: others may have come while this page was on its way.
      const before = new Set(shown.current.replies.map((reply) => reply.id));
      const lastIds = page.data.map((reply) => reply.id).filter((id) => !before.has(id));
      mergeReplies(client, comment, page.data);
      setKnown({ cursor: page.next_cursor ?? null, lastIds });
    } catch (error) {
      toast.error(messageOf(error, '获取评论失败'));
    } finally {
      setIsPending(false);
    }
  });
  const isEnd = opened !== null && opened.cursor === null;
  const left = isEnd ? 0 : Math.max(0, comment.reply_count - comment.replies.length);
  return {
    left,
    isPending,
    open: () => void open(undefined),
  };
}
