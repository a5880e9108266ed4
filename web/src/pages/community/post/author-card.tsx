import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useSession } from '../../../api/session.ts';
import { formatCount } from '../../../text/numbers.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LevelLabel } from '../../../ui/text/label.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAuthor } from './use-post.ts';
import { followersNow, useFollowNews } from '../../../features/users/follow-news.ts';
import { useShownPerson } from '../../../features/users/use-shown-person.ts';
import { NO_BIO } from '../../../features/users/no-bio.ts';

/** The person behind the post. What the post itself tells is there at once. */
export function AuthorCard({ post }: { post: Post }) {
  const { data: author, isPending } = useAuthor(post.user_id);
  const isSelf = useSession()?.user.id === post.user_id;
  const shown = useShownPerson(post.user_id, post);
  const name = shown.nickname || shown.username;
  const isFollowed = useFollowNews(post.user_id, author?.is_followed ?? false);
  return (
    <Card className="p-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={shown.avatar} size={56} />
        <div className="min-w-0">
          <p className="truncate text-16 leading-ui font-semibold">{name}</p>
          <LevelLabel score={shown.level} />
        </div>
      </div>
      <p className="mt-3 mb-3.5 line-clamp-3 min-h-[1.7em] text-13 leading-text text-ink-2">
        {isPending ? <Skeleton width="80%" className="inline-block" /> : null}
        {author ? author.bio.trim() || NO_BIO : null}
      </p>
      <p className="flex gap-5 text-12 text-ink-3">
        <span>
          <b className="mr-1 text-14 font-semibold text-ink">
            {author ? formatCount(followersNow(author, isFollowed)) : '–'}
          </b>
          位粉丝
        </span>
        <span>
          关注
          <b className="mx-1 text-14 font-semibold text-ink">
            {author ? formatCount(author.following_count) : '–'}
          </b>
          人
        </span>
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
        <ButtonLink to={`/user/${post.user_id}`}>个人主页</ButtonLink>
        {isSelf ? null : <ButtonLink to={`/chat/temp/${post.user_id}`}>私信</ButtonLink>}
      </div>
    </Card>
  );
}
