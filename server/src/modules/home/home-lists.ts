import type { Db } from '../../db/database.ts';
import { cachedFor } from '../../platform/cache/db-cache.ts';
import { listLiveliest } from '../posts/index.ts';
import { countTown, listBusyCreators, listHotComments } from './home.queries.ts';
import { SPARE } from './show-to-viewer.ts';

const CACHED_MS = 15_000;
export const sizes = { posts: 14, slides: 5, comments: 6, creators: 8, covers: 3, wall: 14 };

/** What the home page and the wall of the landing page choose from; kept for everybody. */
export const loadHome = cachedFor(CACHED_MS, async (db: Db) => {
  const most = sizes.posts * SPARE;
  const [posts, comments, creators, stats] = await Promise.all([
    listLiveliest(db, { most, withCover: most }),
    listHotComments(db, sizes.comments * SPARE),
    listBusyCreators(db, { most: sizes.creators * SPARE, works: sizes.covers * SPARE }),
    countTown(db),
  ]);
  return { posts, comments, creators, stats };
});
