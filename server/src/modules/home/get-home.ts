import type { getHome as endpoint } from '@zaojie/contract/home/home.endpoints';
import type { Db } from '../../db/database.ts';
import type { Action } from '../../http/bind.ts';
import { listLiveliest } from '../posts/index.ts';
import { countTown, listBusyCreators, listHotComments } from './home.queries.ts';
import { keepFor } from './kept.ts';
import { viewerFlags } from './viewer-flags.ts';

const KEPT_MS = 15_000;
const sizes = { posts: 14, slides: 5, comments: 6, creators: 8, covers: 3 };

const loadHome = keepFor(KEPT_MS, async (db: Db) => {
  const [posts, comments, creators, stats] = await Promise.all([
    listLiveliest(db, { withCover: true, most: sizes.posts * 2 }),
    listHotComments(db, sizes.comments),
    listBusyCreators(db, { most: sizes.creators, covers: sizes.covers }),
    countTown(db),
  ]);
  return { posts, comments, creators, stats };
});

export const getHome: Action<typeof endpoint> = async (context) => {
  const { posts, comments, creators, stats } = await loadHome(context.db);
  const { liked, followed } = await viewerFlags(context, { posts, creators });
  const wide = posts.filter(({ cover }) => cover !== null && cover.width >= cover.height * 1.3);
  const slides = (wide.length >= sizes.slides ? wide : posts).slice(0, sizes.slides).map((post) => ({
    url: post.cover_image,
    width: post.cover?.width ?? 0,
    height: post.cover?.height ?? 0,
    blur: post.cover?.blur ?? '',
    widths: post.cover?.widths ?? [],
    title: post.title,
    nickname: post.nickname,
    post_id: post.id,
  }));
  return {
    carousel: slides.map((slide) => slide.url),
    slides,
    hot_posts: posts.slice(0, sizes.posts).map(({ cover, ...post }) => ({
      ...post,
      is_liked: liked.has(post.id),
      width: cover?.width ?? 0,
      height: cover?.height ?? 0,
      blur: cover?.blur ?? '',
      widths: cover?.widths ?? [],
    })),
    hot_comments: comments,
    recommended_creators: creators.map((creator) => ({
      id: creator.id,
      nickname: creator.nickname,
      avatar: creator.avatar,
      bio: creator.bio,
      level: creator.score,
      works_count: creator.post_count,
      likes_count: creator.like_count,
      rating: null,
      is_followed: followed.has(creator.id),
      covers: creator.covers,
    })),
    stats,
  };
};
