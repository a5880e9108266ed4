import { Link } from 'react-router';
import { useSession } from '../../api/session.ts';
import { formatCount } from '../../text/numbers.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelLabel } from '../../ui/text/label.tsx';
import { FaceLink } from '../users/face-link.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { CreatorCovers } from './creator-covers.tsx';
import type { HomeCreator } from './use-home.ts';
import { NO_BIO } from '../users/no-bio.ts';

/** The whole card leads to the person; the follow button stands above that. */
export function CreatorCard({ creator }: { creator: HomeCreator }) {
  const isSelf = useSession()?.user.id === creator.id;
  const bio = creator.bio.trim();
  return (
    <Card className="relative flex h-full flex-col transition-colors hover:border-line-2">
      <CreatorCovers covers={creator.covers} />
      <div className="flex flex-1 flex-col p-4 pt-0">
        <div className="flex items-end justify-between gap-2">
          <FaceLink userId={creator.id} className="-mt-6 border-3 border-surface bg-surface">
            <Avatar name={creator.nickname} src={creator.avatar} size={56} />
          </FaceLink>
          <span className="relative z-1">
            <FollowButton userId={creator.id} isFollowed={creator.is_followed} canFollow={!isSelf} />
          </span>
        </div>
        <h3 className="mt-2.5 flex min-w-0 items-center gap-2 text-16">
          <Link
            to={`/user/${creator.id}`}
            className="min-w-0 truncate after:absolute after:inset-0 after:rounded-card hover:text-brand-ink"
          >
            {creator.nickname}
          </Link>
          <LevelLabel score={creator.level} />
        </h3>
        <p
          className={classNames(
            'mt-1 mb-3.5 line-clamp-2 min-h-[3.2em] text-13 leading-[1.6]',
            bio ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          {bio || NO_BIO}
        </p>
        <dl className="mt-auto flex gap-5 text-12 text-ink-3">
          <Figure label="件作品" value={formatCount(creator.works_count)} />
          <Figure label="获赞" value={formatCount(creator.likes_count)} />
          {creator.rating === null ? null : <Figure label="评分" value={creator.rating.toFixed(1)} />}
        </dl>
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline gap-1">
      <dt className="order-2">{label}</dt>
      <dd className="text-14 font-semibold text-ink">{value}</dd>
    </div>
  );
}
