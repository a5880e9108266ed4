import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { pictureSource, WIDTH_OF_PHONE } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { FaceLink } from '../users/face-link.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { figuresOf } from './figures.ts';
import { RankMark } from './rank-mark.tsx';
import { RankedName } from './ranked-name.tsx';
import { Trend } from './trend.tsx';

type TopCardProps = { creator: RankedCreator; period: RankingPeriod };

function Banner({ creator: { banner, place } }: { creator: RankedCreator }) {
  return (
    <div className={classNames('h-53 bg-surface-2', place === 1 ? 'max-md:h-37.5' : 'max-md:h-26')}>
      {banner ? (
        <Picture
          {...pictureSource(banner)}
          sizes={`${WIDTH_OF_PHONE}, ${place === 1 ? 560 : 340}px`}
          priority={place === 1}
          className="rounded-none"
        />
      ) : null}
    </div>
  );
}

function Figures({ creator, period }: TopCardProps) {
  const isFirst = creator.place === 1;
  return (
    <dl
      className={classNames(
        'mt-3.5 mb-4 flex border-t border-line pt-3.5 max-md:mb-3 max-md:gap-9 max-md:pt-3',
        isFirst ? 'gap-12' : 'gap-7',
      )}
    >
      {figuresOf(creator, period).map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd
            className={classNames(
              'leading-[1.3] font-semibold tabular-nums',
              isFirst ? 'text-22' : 'text-18',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One of the first three: their picture, their name and what brought them here. The whole card leads to them. */
export function CreatorTopCard({ creator, period }: TopCardProps) {
  const headingId = useId();
  const streak = creator.badges.find(({ kind }) => kind === 'streak');
  return (
    <Card bleed className="h-full overflow-hidden transition-colors hover:border-line-2">
      <article aria-labelledby={headingId} className="relative flex h-full flex-col">
        <Banner creator={creator} />
        <div className="flex flex-1 flex-col px-5 pb-4.5 max-md:px-4 max-md:pb-4">
          <div
            className={classNames(
              'relative flex items-end justify-between',
              creator.place === 1 ? '-mt-8' : '-mt-6.5',
            )}
          >
            <FaceLink userId={creator.id} className="border-4 border-surface bg-surface">
              <Avatar name={creator.name} src={creator.avatar} size={creator.place === 1 ? 64 : 52} />
            </FaceLink>
            <RankMark place={creator.place} />
          </div>
          <h2 id={headingId} className="mt-2 flex min-w-0 items-center gap-1.5 text-18">
            <RankedName creator={creator} />
          </h2>
          <p className="h-5 truncate text-13 leading-5 text-ink-3">{creator.tags.join('，')}</p>
          <Figures creator={creator} period={period} />
          <div className="mt-auto flex min-h-7.5 items-center gap-3">
            <Trend value={creator.trend} />
            {streak ? <StatusLabel>{streak.label}</StatusLabel> : null}
            <FollowButton
              userId={creator.id}
              isFollowed={creator.is_followed}
              canFollow={creator.can.follow}
              className="z-1 ml-auto"
            />
          </div>
        </div>
      </article>
    </Card>
  );
}
