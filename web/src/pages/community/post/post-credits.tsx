import type { PostDetail } from '@zaojie/contract/posts/post.schemas';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/media/avatar.tsx';

const words = { creator: '创作', client: '委托' } as const;

/** Of a work that was ordered: who made it, and for whom. */
export function PostCredits({ credits }: { credits: PostDetail['credits'] }) {
  if (credits.length === 0) return null;
  return (
    <dl aria-label="署名" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14">
      {credits.map(({ role, id, nickname, avatar }) => (
        <div key={role} className="flex min-w-0 items-center gap-2">
          <dt className="text-ink-3">{words[role]}</dt>
          <dd className="min-w-0">
            <Link to={`/user/${id}`} className="flex min-w-0 items-center gap-1.5 hover:text-brand-ink">
              <Avatar name={nickname} src={avatar} size={24} />
              <span className="truncate">{nickname}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
