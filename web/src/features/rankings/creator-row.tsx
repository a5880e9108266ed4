import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { below } from '../../ui/layout/below.ts';
import { FaceLink } from '../users/face-link.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { figuresOf, type Figure } from './figures.ts';
import { RankedName } from './ranked-name.tsx';
import { Trend } from './trend.tsx';

/** The columns of a row; narrower, the works and two figures go, and on a phone what is left stands in two lines. */
export const ROW =
  'grid min-h-19 grid-cols-[32px_52px_44px_minmax(0,1fr)_224px_64px_64px_64px_92px] items-center gap-x-3 ' +
  'max-xl:grid-cols-[32px_52px_44px_minmax(0,1fr)_64px_64px_92px] ' +
  'max-md:min-h-18 max-md:grid-cols-[26px_44px_minmax(0,1fr)_auto] max-md:gap-x-2.5';
const FIRST_CELL = 'max-md:row-span-2 max-md:row-start-1';

export const NUMBER = classNames(
  'text-center text-18 font-semibold tabular-nums max-md:col-start-1 max-md:text-16',
  FIRST_CELL,
);
export const TREND = 'max-md:col-start-4 max-md:row-start-1 max-md:justify-self-end max-md:self-end';
export const FACE = classNames('max-md:col-start-2', FIRST_CELL);
export const NAME = classNames('min-w-0 max-md:col-start-3', FIRST_CELL);

/** On a phone the first alone, beside its word. */
export function RowFigures({ figures }: { figures: readonly [Figure, Figure, Figure] }) {
  return figures.map(({ label, value }, index) => (
    <span
      key={label}
      className={classNames(
        'text-right leading-[1.4] font-medium tabular-nums',
        index === 0
          ? 'max-md:col-start-4 max-md:row-start-2 max-md:self-start max-md:text-12 max-md:font-normal max-md:text-ink-3'
          : 'max-md:hidden',
        index === 2 && 'max-xl:hidden',
      )}
    >
      {value}
      <small className="block text-12 font-normal text-ink-3 max-md:ml-0.75 max-md:inline">{label}</small>
    </span>
  ));
}

function Works({ covers }: { covers: RankedCreator['covers'] }) {
  return (
    <span className="grid grid-cols-3 gap-1 max-xl:hidden" aria-hidden="true">
      {covers.map((cover) => (
        <span key={cover.url} className="h-13">
          <Picture {...pictureSource(cover)} sizes="72px" className="rounded-[6px]" />
        </span>
      ))}
    </span>
  );
}

type CreatorRowProps = { creator: RankedCreator; period: RankingPeriod; isBelowTop: boolean };

export function CreatorRow({ creator, period, isBelowTop }: CreatorRowProps) {
  return (
    <li className="border-b border-line">
      <div className={classNames(ROW, 'relative')} {...(isBelowTop && below)}>
        <b className={classNames(NUMBER, 'text-ink-2')}>{creator.place}</b>
        <Trend value={creator.trend} className={TREND} />
        <FaceLink userId={creator.id} className={FACE}>
          <Avatar name={creator.name} src={creator.avatar} size={44} />
        </FaceLink>
        <span className={NAME}>
          <span className="flex items-center gap-1.5 text-15 font-semibold">
            <RankedName creator={creator} />
          </span>
          <small className="block truncate text-13 text-ink-3">{creator.tags.join('，')}</small>
        </span>
        <Works covers={creator.covers} />
        <RowFigures figures={figuresOf(creator, period)} />
        <span className="z-1 justify-self-end max-md:hidden">
          <FollowButton userId={creator.id} isFollowed={creator.is_followed} canFollow={creator.can.follow} />
        </span>
      </div>
    </li>
  );
}
