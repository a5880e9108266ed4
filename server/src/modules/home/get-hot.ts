import type { getHot as endpoint } from '@zaojie/contract/home/home.endpoints';
import type { Db } from '../../db/database.ts';
import type { Action } from '../../frame/action.ts';
import { cachedFor } from '../../platform/cache/db-cache.ts';
import { listHotAssets, stillListed } from '../assets/index.ts';
import { listHotGames } from '../games/index.ts';
import { listCircleRows, viewCircleLabel } from '../circles/index.ts';
import { listLiveliest } from '../posts/index.ts';
import { listTagRows } from '../tags/index.ts';
import { listBusyCreators } from './home.queries.ts';
import { showToViewer, SPARE } from './show-to-viewer.ts';

const CACHED_MS = 15_000;
const LENGTH = 5;
const TAGS = 12;
const MATERIALS = 4;

const loadHot = cachedFor(CACHED_MS, async (db: Db) => {
  const everybody = { keyword: '', offset: 0, viewerId: null };
  const [posts, creators, tags, circles, materials] = await Promise.all([
    listLiveliest(db, { most: LENGTH * SPARE, withCover: 0 }),
    listBusyCreators(db, { most: LENGTH * SPARE, works: 0 }),
    listTagRows(db, { ...everybody, limit: TAGS }),
    listCircleRows(db, { ...everybody, limit: LENGTH }),
    listHotAssets(db, MATERIALS * SPARE),
  ]);
  return { posts, creators, tags, circles: circles.map(viewCircleLabel), materials };
});

export const getHot: Action<typeof endpoint> = async (context) => {
  const { tags, circles, materials, ...kept } = await loadHot(context.db);
  const viewerId = context.viewer?.userId ?? null;
  const [{ posts, creators }, games, listed] = await Promise.all([
    showToViewer(context, { ...kept, comments: [] }),
    listHotGames(context.db, { viewerId, most: LENGTH }),
    stillListed(
      context.db,
      materials.map(({ id }) => id),
      viewerId,
    ),
  ]);
  return {
    hot_posts: posts.slice(0, LENGTH),
    hot_creators: creators
      .slice(0, LENGTH)
      .map(({ id, nickname, avatar, post_count, like_count, is_followed, can }) => ({
        id,
        nickname,
        avatar,
        posts_count: post_count,
        total_likes: like_count,
        is_followed,
        can,
      })),
    hot_tags: tags.map(({ id, name, post_count }) => ({ id, name, posts_count: post_count })),
    hot_circles: circles,
    hot_topics: circles,
    hot_games: games,
    hot_materials: materials
      .filter(({ id }) => listed.has(id))
      .slice(0, MATERIALS)
      .map(({ id, title, cover_image, asset_type, view_count }) => ({
        id,
        title,
        cover_image,
        asset_type,
        view_count,
      })),
  };
};
