import { useQueryClient } from '@tanstack/react-query';
import { likeComment } from '@zaojie/contract/comments/comment.endpoints';
import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { Heart } from 'lucide-react';
import { call } from '../../api/client.ts';
import { patchLike } from '../comments/comment-cache.ts';
import { useToggle } from '../users/use-toggle.ts';
import { NoticeAction } from './notice-action.tsx';
import { patchNotice } from './notice-queries.ts';

type LikeCommentButtonProps = {
  notice: Pick<Notice, 'id' | 'post'>;
  comment: NonNullable<Notice['comment']>;
};

/** The shortest answer to a comment. */
export function LikeCommentButton({ notice, comment }: LikeCommentButtonProps) {
  const client = useQueryClient();
  const { isOn, toggle } = useToggle({
    deed: { kind: 'like-comment', id: comment.id, postId: notice.post?.id ?? 0 },
    isOn: comment.is_liked,
    count: 0,
    ask: async () => {
      const { data } = await call(likeComment, { body: { comment_id: comment.id } });
      const place = { id: comment.id, parent_id: comment.parent_id, post_id: notice.post?.id ?? 0 };
      patchLike(client, place, data);
      return { isOn: data.is_liked, count: 0 };
    },
    onChange: (state) => patchNotice(client, notice.id, { comment: { ...comment, is_liked: state.isOn } }),
  });
  return (
    <NoticeAction isOn={isOn} aria-pressed={isOn} onClick={() => void toggle()}>
      <Heart size={16} strokeWidth={1.75} aria-hidden="true" className={isOn ? 'fill-current' : undefined} />
      赞
    </NoticeAction>
  );
}
