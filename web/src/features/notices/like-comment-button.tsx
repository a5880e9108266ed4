import { useQueryClient } from '@tanstack/react-query';
import { likeComment } from '@zaojie/contract/posts/comment.endpoints';
import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { Heart } from 'lucide-react';
import { call } from '../../api/client.ts';
import { useToggle } from '../users/use-toggle.ts';
import { NoticeAction } from './notice-action.tsx';
import { patchNotice } from './notice-queries.ts';

type LikeCommentButtonProps = { noticeId: number; comment: NonNullable<Notice['comment']> };

/** The shortest answer to a comment. */
export function LikeCommentButton({ noticeId, comment }: LikeCommentButtonProps) {
  const client = useQueryClient();
  const { isOn, toggle } = useToggle({
    isOn: comment.is_liked,
    count: 0,
    ask: async () => {
      const { data } = await call(likeComment, { body: { comment_id: comment.id } });
      return { isOn: data.is_liked, count: 0 };
    },
    onChange: (state) => patchNotice(client, noticeId, { comment: { ...comment, is_liked: state.isOn } }),
  });
  return (
    <NoticeAction isOn={isOn} aria-pressed={isOn} onClick={() => void toggle()}>
      <Heart size={16} strokeWidth={1.75} aria-hidden="true" className={isOn ? 'fill-current' : undefined} />
      赞
    </NoticeAction>
  );
}
