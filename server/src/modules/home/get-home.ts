import type { getHome as endpoint } from '@zaojie/contract/home/home.endpoints';
import type { Db } from '../../db/database.ts';
import type { Action } from '../../http/bind.ts';
import { listLiveliest, type LabelRow } from '../posts/index.ts';
import { countTown, listBusyCreators, listHotComments } from './home.queries.ts';
import { keepFor } from './kept.ts';
import { showToViewer, SPARE } from './show-to-viewer.ts';

const KEPT_MS = 15_000;
const sizes = { posts: 14, slides: 5, comments: 6, creators: 8, covers: 3 };

const loadHome = keepFor(KEPT_MS, async (db: Db) => {
  const most = sizes.posts * SPARE;
  const [posts, comments, creators, stats] = await Promise.all([
    listLiveliest(db, { most, withCover: most }),
    listHotComments(db, sizes.comments * SPARE),
    listBusyCreators(db, { most: sizes.creators * SPARE, works: sizes.covers * SPARE }),
    countTown(db),
  ]);
  return { posts, comments, creators, stats };
});

function pickSlides(posts: readonly LabelRow[]) {
  const covered = posts.flatMap(({ cover, ...post }) =>
    cover && post.cover_image ? { ...post, cover } : [],
  );
  const wide = covered.filter(({ cover }) => cover.width >= cover.height * 1.3);
  return (wide.length >= sizes.slides ? wide : covered).slice(0, sizes.slides).map((post) => ({
    url: post.cover_image,
    width: post.cover.width,
    height: post.cover.height,
    blur: post.cover.blur,
    widths: post.cover.widths,
    title: post.title,
    nickname: post.nickname,
    post_id: post.id,
  }));
}

export const getHome: Action<typeof endpoint> = async (context) => {
  const { stats, ...kept } = await loadHome(context.db);
  const { posts, comments, creators } = await showToViewer(context, kept);
  const slides = pickSlides(posts);
  return {
    carousel: slides.map((slide) => slide.url),
    slides,
    hot_posts: posts.slice(0, sizes.posts).map(({ cover, ...post }) => ({
      ...post,
      width: cover?.width ?? 0,
      height: cover?.height ?? 0,
      blur: cover?.blur ?? '',
      widths: cover?.widths ?? [],
    })),
    hot_comments: comments.slice(0, sizes.comments),
    recommended_creators: creators.slice(0, sizes.creators).map((creator) => ({
      id: creator.id,
      nickname: creator.nickname,
      avatar: creator.avatar,
      bio: creator.bio,
      level: creator.score,
      works_count: creator.post_count,
      likes_count: creator.like_count,
      rating: null,
      is_followed: creator.is_followed,
      covers: creator.covers.slice(0, sizes.covers),
    })),
    stats,
  };
};
