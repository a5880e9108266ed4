import { useMemo, useState } from 'react';
import { useSession, type StoredUser } from '../../api/session.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import type { CommentOrder } from './comment-cache.ts';
import { CommentContext, type OnCountChange } from './comment-context.ts';
import { CommentList } from './comment-list.tsx';
import { CommentsFrame, SignInFirst } from './place/comments-frame.tsx';
import { ComposerLater } from './place/composer-later.tsx';

const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;

export interface CommentsProps {
  postId: number;
  authorId: number;
  count: number;
  onCountChange: OnCountChange;
}

/** Everything said about a post, and the place to say something. */
export function Comments({ postId, authorId, count, onCountChange }: CommentsProps) {
  const session = useSession();
  const [order, setOrder] = useState<CommentOrder>('new');
  const surroundings = useMemo(
    () => ({ postId, authorId, onCountChange }),
    [postId, authorId, onCountChange],
  );

  return (
    <CommentContext value={surroundings}>
      <CommentsFrame
        count={count}
        order={
          count > 1 ? (
            <Segmented
              label="评论排序"
              name="comment-order"
              value={order}
              options={ORDERS}
              onChange={(value) => setOrder(value === 'hot' ? 'hot' : 'new')}
            />
          ) : null
        }
        box={session ? <OwnBox user={session.user} /> : <SignInFirst postId={postId} />}
      >
        <CommentList key={order} postId={postId} order={order} />
      </CommentsFrame>
    </CommentContext>
  );
}

function OwnBox({ user }: { user: StoredUser }) {
  return (
    <>
      <Avatar name={user.nickname || user.username} src={user.avatar} className="max-xs:hidden" />
      <ComposerLater />
    </>
  );
}
