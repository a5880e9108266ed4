import { useLocation } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { useNear } from '../../../hooks/use-near.ts';
import { carried } from '../../../ui/theme/whole-styles.ts';
import { later } from '../../../ui/feedback/later.tsx';
import type { CommentsProps } from '../comments.tsx';
import { useResumed } from '../../users/use-resumed.ts';
import { CommentSkeleton } from './comment-skeleton.tsx';
import { CommentsFrame, SignInFirst } from './comments-frame.tsx';
import { goToComments } from './comments-place.ts';
import { BoxRoom } from './composer-later.tsx';

const Comments = later<CommentsProps>(
  async () => (await carried(() => import('../comments.tsx'))).Comments,
  '评论没有加载出来',
);

/**
 * The comments under a post. They come when a visitor gets near them; at once for members, who may want to write, and where the
 * address leads to them.
 */
export function CommentsLater(props: CommentsProps) {
  const { hash } = useLocation();
  const isMember = useSession() !== null;
  const { place, isNear } = useNear();
  const isWanted = isNear || isMember || hash.startsWith('#comment');
  useResumed(
    (deed) => deed.kind === 'comment' && deed.postId === props.postId && deed.answeredId === 0,
    goToComments,
  );
  const room = (
    <CommentsFrame count={props.count} box={isMember ? <BoxRoom /> : <SignInFirst postId={props.postId} />}>
      <CommentSkeleton rows={3} />
    </CommentsFrame>
  );
  return (
    <div ref={place}>
      <Comments {...props} room={room} isWanted={isWanted} />
    </div>
  );
}
