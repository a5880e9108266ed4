import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { keepIntention } from '../../../api/intention.ts';
import { loginPath } from '../../../api/redirect.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { COMMENTS_ID } from './comments-place.ts';

interface CommentsFrameProps {
  count: number;
  /** Beside the title: in which order they stand. */
  order?: ReactNode;
  /** Where something is said. */
  box: ReactNode;
  children: ReactNode;
}

/** The section of comments without the comments. */
export function CommentsFrame({ count, order, box, children }: CommentsFrameProps) {
  return (
    <Card bleed className="mt-3.5 px-10 pt-6 pb-3 max-md:mt-2 max-md:px-4 max-md:pt-4.5 max-md:pb-2">
      <section id={COMMENTS_ID} aria-labelledby="comments-title" className="scroll-mt-20">
        <div className="mb-4 flex min-h-9 items-center justify-between gap-3">
          <h2 id="comments-title" className="text-16">
            评论 {count}
          </h2>
          {order}
        </div>
        <div className="mb-2 flex items-start gap-3">{box}</div>
        {children}
      </section>
    </Card>
  );
}

/** What a visitor sees where members write. */
export function SignInFirst({ postId }: { postId: number }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
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
