import * as z from 'zod';
import { circleLabel } from '../circles/circle.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { postLabel } from '../posts/post.schemas.ts';
import { tagLabel } from '../tags/tag.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';

const creator = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  bio: z.string(),
  level: z.int(),
  works_count: z.int(),
  likes_count: z.int(),
  rating: z.number().nullable(),
  is_followed: z.boolean(),
  /** Of the latest works that have one; up to three. */
  covers: z.array(picture),
});

const slide = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  widths: z.array(z.int()),
  title: z.string(),
  nickname: z.string(),
  post_id: z.int(),
});

/** Counted, up to ten thousand each. */
const townFigures = z.object({ creators: z.int(), posts: z.int(), comments: z.int() });

export const getHome = endpoint({
  method: 'GET',
  path: '/index/index',
  access: 'public',
  summary: '首页：轮播、热门帖子、热门评论、推荐创作者',
  output: z.object({
    carousel: z.array(z.string()),
    /** The same pictures with their label and size. */
    slides: z.array(slide),
    hot_posts: z.array(
      postLabel.extend({
        user_id: z.int(),
        width: z.int(),
        height: z.int(),
        blur: z.string(),
        widths: z.array(z.int()),
        /** How the text begins, for posts without a picture. */
        opening: z.string(),
      }),
    ),
    hot_comments: z.array(
      z.object({
        id: z.int(),
        post_id: z.int(),
        post_title: z.string(),
        user_id: z.int(),
        avatar: z.string(),
        nickname: z.string(),
        content: z.string(),
        like_count: z.int(),
      }),
    ),
    recommended_creators: z.array(creator),
    stats: townFigures,
  }),
});

export const getWall = endpoint({
  method: 'GET',
  path: '/index/wall',
  access: 'public',
  summary: '展墙：正受关注的作品，连同作者，和站里的人与作品数',
  output: z.object({
    works: z.array(
      z.object({
        post_id: z.int(),
        title: z.string(),
        user_id: z.int(),
        nickname: z.string(),
        picture,
      }),
    ),
    stats: townFigures,
  }),
});

const work = z.object({ id: z.int(), title: z.string(), cover_image: z.string(), view_count: z.int() });

export const getHot = endpoint({
  method: 'GET',
  path: '/posts/hot',
  access: 'public',
  summary: '热门：帖子、创作者、标签、圈子、游戏、素材',
  output: z.object({
    hot_posts: z.array(postLabel.extend({ cover: picture.nullable() })),
    hot_creators: z.array(
      z.object({
        id: z.int(),
        nickname: z.string(),
        avatar: z.string(),
        posts_count: z.int(),
        total_likes: z.int(),
        is_followed: z.boolean(),
        can: z.object({ follow: z.boolean() }),
      }),
    ),
    hot_tags: z.array(tagLabel.extend({ posts_count: z.int() })),
    hot_circles: z.array(circleLabel),
    hot_topics: z.array(circleLabel),
    hot_games: z.array(work.extend({ nickname: z.string() })),
    hot_materials: z.array(work.extend({ asset_type: z.string() })),
  }),
});
