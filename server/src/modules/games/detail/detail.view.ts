import {
  gameLanguages,
  gamePlatforms,
  gameStatuses,
  gameTypes,
  purchaseStatuses,
} from '@zaojie/contract/games/game-words';
import type { GameBuild, GameDetail, GamePurchase } from '@zaojie/contract/games/game.schemas';
import { yuanOf } from '@zaojie/contract/money';
import type { Viewer } from '../../../frame/context.ts';
import { canFollowUser } from '../../users/index.ts';
import { gameCanOf } from '../game.policy.ts';
import { viewCard } from '../game.view.ts';
import { idsOf, namesOf } from '../masks.rules.ts';
import { canRefund } from '../purchases/purchase.rules.ts';
import type { BuildRow, DetailRow, PurchaseRow } from './detail.queries.ts';

const moment = (value: Date | string) => new Date(value).toISOString();

export function viewBuild(row: BuildRow): GameBuild {
  return {
    id: row.id,
    platform: row.platform,
    platform_name: gamePlatforms.find(({ id }) => id === row.platform)?.name ?? '',
    version: row.version,
    notes: row.notes,
    name: row.name,
    size: row.byte_size,
    sha256: row.sha256,
    created_at: moment(row.created_at),
  };
}

export function viewPurchase(row: PurchaseRow, now: Date): GamePurchase {
  return {
    status: row.status,
    status_label: purchaseStatuses[row.status],
    price: yuanOf(row.paid_fen),
    refundable_until: canRefund(row, now) && row.settle_at !== null ? moment(row.settle_at) : null,
    downloaded_at: row.downloaded_at === null ? null : moment(row.downloaded_at),
    created_at: moment(row.created_at),
  };
}

function viewDeveloper(row: DetailRow, viewer: Viewer | null): GameDetail['developer'] {
  return {
    id: row.user_id,
    nickname: row.nickname,
    avatar: row.avatar,
    is_verified: row.is_verified,
    games_count: row.game_count,
    followers_count: row.follower_count,
    is_followed: row.is_following,
    can: {
      follow: canFollowUser(viewer, {
        userId: row.user_id,
        isBlocked: row.is_developer_blocked,
        hasBlockedViewer: row.has_developer_blocked_viewer,
      }),
    },
  };
}

/** The files come with the latest first. What several platforms share of a version is told once. */
function viewFiles(rows: readonly BuildRow[]): Pick<GameDetail, 'builds' | 'updates' | 'version' | 'size'> {
  const [latest] = rows;
  const versions = new Map<string, BuildRow>();
  for (const row of rows) {
    const known = versions.get(row.version);
    if (!known || known.notes === '') versions.set(row.version, row);
  }
  const sizes = rows.filter(({ version }) => version === latest?.version).map(({ byte_size }) => byte_size);
  return {
    builds: rows.map(viewBuild),
    updates: [...versions.values()].map(({ version, notes, created_at }) => ({
      version,
      notes,
      created_at: moment(created_at),
    })),
    version: latest?.version ?? '',
    size: sizes.length === 0 ? null : Math.max(...sizes),
  };
}

function viewTrailer(row: DetailRow): GameDetail['trailer'] {
  if (row.trailer_video !== '') return { kind: 'video', url: row.trailer_video };
  return row.trailer_link === '' ? null : { kind: 'link', url: row.trailer_link };
}

export function viewGame(row: DetailRow, viewer: Viewer | null, now: Date): GameDetail {
  const isOwner = viewer?.userId === row.user_id;
  return {
    ...viewCard(row),
    ...viewFiles(row.builds),
    description: row.description,
    tags: row.tags,
    game_type_ids: idsOf(gameTypes, row.type_mask),
    platform_ids: idsOf(gamePlatforms, row.platform_mask),
    languages: namesOf(gameLanguages, row.language_mask),
    language_ids: idsOf(gameLanguages, row.language_mask),
    screenshots: row.screenshots,
    trailer: viewTrailer(row),
    link: row.link,
    rating_histogram: row.rated.map((count, index) => ({ rating: index + 1, count })).toReversed(),
    recent_rating: row.recent_rating,
    player_count: row.player_count,
    download_count: row.download_count,
    play_count: row.play_count,
    developer: viewDeveloper(row, viewer),
    is_liked: row.is_liked,
    is_owner: isOwner,
    my_purchase: row.my_purchase === null ? null : viewPurchase(row.my_purchase, now),
    my_review: row.my_review,
    related: row.related.map(viewCard),
    status: row.status,
    status_label: gameStatuses[row.status],
    review_reason: isOwner ? row.review_reason : '',
    can: gameCanOf(row, viewer, now),
  };
}
