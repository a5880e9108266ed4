import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { OwnPlace, RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import type { Viewer } from '../../frame/context.ts';
import { canFollowUser } from '../users/index.ts';
import type { CreatorEntryRow, Gained } from './page.queries.ts';
import { likesMissing, nextPlace } from './ranking.rules.ts';
import type { OwnRow, Ties } from './viewer.queries.ts';

const SHOWN_COVERS = 3;
const LEAST_STREAK = 2;
const periodWords: Record<RankingPeriod, string> = { week: '周', month: '个月', all: '周' };

function bannerOf({ background, covers }: CreatorEntryRow): RankedCreator['banner'] {
  const wide = covers.find(({ width, height }) => width * 10 >= height * 13);
  return background ?? wide ?? covers[0] ?? null;
}

function badgesOf({ verification, streak, trend }: CreatorEntryRow, period: RankingPeriod) {
  const badges: RankedCreator['badges'] = [];
  if (verification?.business) badges.push({ kind: 'business', label: '企业认证' });
  if (verification?.personal) badges.push({ kind: 'personal', label: '个人认证' });
  if (trend === null) badges.push({ kind: 'new', label: '新上榜' });
  if (streak >= LEAST_STREAK)
    badges.push({ kind: 'streak', label: `连续 ${streak} ${periodWords[period]}上榜` });
  return badges;
}

function gainedOf({ likes, followers, works, orders }: Gained): Gained {
  return { likes, followers, works, orders };
}

/** What is the same for everybody. */
export function viewCreatorEntry(
  row: CreatorEntryRow,
  period: RankingPeriod,
): Omit<RankedCreator, 'is_followed' | 'can'> {
  return {
    place: row.place,
    id: row.id,
    name: row.nickname,
    level: row.level,
    avatar: row.avatar,
    banner: bannerOf(row),
    tags: row.details.tags,
    likes: row.likes,
    followers: row.followers,
    works: row.works,
    gained: gainedOf(row.details),
    points: row.points,
    badges: badgesOf(row, period),
    trend: row.trend,
    covers: row.covers.slice(0, SHOWN_COVERS),
  };
}

/** Whom the viewer keeps away is left out; the others keep their places. */
export function showTo(
  viewer: Viewer | null,
  entries: readonly Omit<RankedCreator, 'is_followed' | 'can'>[],
  ties: Ties,
): RankedCreator[] {
  return entries
    .filter(({ id }) => !ties.blocked.has(id))
    .map((entry) => ({
      ...entry,
      is_followed: ties.followed.has(entry.id),
      can: {
        follow: canFollowUser(viewer, {
          userId: entry.id,
          isBlocked: false,
          hasBlockedViewer: ties.blocker.has(entry.id),
        }),
      },
    }));
}

export function viewOwnPlace(row: OwnRow): OwnPlace {
  const aim = nextPlace(row.place, row.entry_count);
  const theirs = aim === null ? undefined : row.ahead?.[aim];
  const own = row.points ?? 0;
  return {
    place: row.place,
    likes: row.likes,
    followers: row.followers,
    works: row.works,
    gained: row.details ? gainedOf(row.details) : { likes: 0, followers: 0, works: 0, orders: 0 },
    points: own,
    trend: row.trend,
    next: aim === null || theirs === undefined ? null : { place: aim, likes: likesMissing(own, theirs) },
  };
}
