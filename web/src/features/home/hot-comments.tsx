import { bracketed } from '@zaojie/contract/titles';
import { Link } from 'react-router';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { HomeSection } from './home-section.tsx';
import type { HomeComment } from './use-home.ts';

const SAYINGS = 'grid grid-cols-3 gap-x-10 max-lg:grid-cols-2 max-md:grid-cols-1';
const SAYING = 'group relative flex min-w-0 flex-col border-t border-line pt-5 pb-5.5 max-md:py-4';

export function HotComments({ comments }: { comments: readonly HomeComment[] | undefined }) {
  return (
    <HomeSection title="热门评论" link={{ to: '/community', label: '更多讨论' }}>
      {comments === undefined ? <SayingSkeleton /> : <Sayings comments={comments} />}
    </HomeSection>
  );
}

function Sayings({ comments }: { comments: readonly HomeComment[] }) {
  if (comments.length === 0) {
    return (
      <p className="border-t border-line py-5 text-ink-2">
        还没有人开口。去社区挑一件作品，说说你看到了什么。
      </p>
    );
  }
  return (
    <ul className={SAYINGS}>
      {comments.map((comment) => (
        <li key={comment.id} className={SAYING}>
          <p className="line-clamp-4 flex-1 text-16 leading-[1.75] break-words group-hover:text-brand-ink">
            <Link to={`/post/${comment.post_id}#comments`} className="after:absolute after:inset-0">
              {comment.content}
            </Link>
          </p>
          <p className="mt-3.5 flex min-w-0 items-center gap-2 text-13 text-ink-3">
            <Link
              to={`/user/${comment.user_id}`}
              className="relative z-1 flex max-w-[60%] shrink-0 items-center gap-2 rounded-sm font-medium text-ink hover:text-brand-ink"
            >
              <Avatar name={comment.nickname} src={comment.avatar} size={28} />
              <span className="min-w-0 truncate">{comment.nickname}</span>
            </Link>
            <span className="min-w-0 truncate">评{bracketed(comment.post_title)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function SayingSkeleton() {
  return (
    <SkeletonGroup className={SAYINGS}>
      {[0, 1, 2].map((place) => (
        <span key={place} className={SAYING}>
          <Skeleton className="my-2" />
          <Skeleton width="60%" className="my-2" />
          <span className="mt-2.5 flex items-center gap-2">
            <Skeleton shape="circle" width={28} height={28} />
            <Skeleton width={140} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
