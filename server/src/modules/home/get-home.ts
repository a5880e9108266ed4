import type { getHome as endpoint } from '@zaojie/contract/home/home.endpoints';
import type { Action } from '../../frame/action.ts';
import { SUMMARY_CHARACTERS, type LabelRow } from '../posts/index.ts';
import { loadHome, sizes } from './home-lists.ts';
import { showToViewer } from './show-to-viewer.ts';

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

function isCut(opening: string): boolean {
  return [...opening].length >= SUMMARY_CHARACTERS;
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
      opening: isCut(post.opening) ? `${post.opening}…` : post.opening,
    })),
    hot_comments: comments.slice(0, sizes.comments),
    recommended_creators: creators.slice(0, sizes.creators).map((creator) => ({
      id: creator.id,
      nickname: creator.nickname,
      avatar: creator.avatar,
      bio: creator.bio,
      level: creator.score,
      works_count: creator.work_count,
      likes_count: creator.like_count,
      rating: creator.rating,
      is_followed: creator.is_followed,
      covers: creator.covers.slice(0, sizes.covers),
    })),
    stats,
  };
};
