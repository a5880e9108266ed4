import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keepIntention } from '../../api/intention.ts';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useResumed } from '../users/use-resumed.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import type { CommentOrder } from './comment-cache.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentContext, type OnCountChange } from './comment-context.ts';
import { CommentList } from './comment-list.tsx';

/** The section is an anchor: the comment button of the post leads to it. */
export const COMMENTS_ID = 'comments';

const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;

/** To the section, with the cursor in its box where there is one. */
export function goToComments(): void {
  const section = document.getElementById(COMMENTS_ID);
  section?.scrollIntoView();
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}

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
  const { pathname, search } = useLocation();
  const surroundings = useMemo(
    () => ({ postId, authorId, onCountChange }),
    [postId, authorId, onCountChange],
  );

  useResumed(
    (deed) => deed.kind === 'comment' && deed.postId === postId && deed.answeredId === 0,
    goToComments,
  );

  return (
    <CommentContext value={surroundings}>
      <Card bleed className="mt-3.5 px-10 pt-6 pb-3 max-md:mt-2 max-md:px-4 max-md:pt-4.5 max-md:pb-2">
        <section id={COMMENTS_ID} aria-labelledby="comments-title" className="scroll-mt-20">
          <div className="mb-4 flex min-h-9 items-center justify-between gap-3">
            <h2 id="comments-title" className="text-16">
              评论 {count}
            </h2>
            {count > 1 ? (
              <Segmented
                label="评论排序"
                name="comment-order"
                value={order}
                options={ORDERS}
                onChange={(value) => setOrder(value === 'hot' ? 'hot' : 'new')}
              />
            ) : null}
          </div>
          <div className="mb-2 flex items-start gap-3">
            {session ? (
              <Avatar
                name={session.user.nickname || session.user.username}
                src={session.user.avatar}
                className="max-xs:hidden"
              />
            ) : null}
            {session ? <CommentComposer /> : <SignInFirst postId={postId} here={pathname + search} />}
          </div>
          <CommentList key={order} postId={postId} order={order} />
        </section>
      </Card>
    </CommentContext>
  );
}

function SignInFirst({ postId, here }: { postId: number; here: string }) {
  return (
    <Link
      to={loginPath(here)}
      onClick={() => keepIntention({ kind: 'comment', postId, answeredId: 0 }, here, null)}
      className="flex min-h-20 min-w-0 flex-1 rounded-control border border-line-2 px-3.5 py-2.5 text-15 text-ink-3 transition-colors hover:border-brand"
    >
      <span>
        <span className="text-brand-ink">登录</span> 后说说你的看法
      </span>
    </Link>
  );
}
