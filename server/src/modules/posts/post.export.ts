import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const postExports: readonly ExportPart[] = [
  {
    name: 'posts',
    about: '发过的帖子',
    rows: (userId) => sql`
    select id, title, content, media, tag_labels, circle_id, created_at, updated_at, deleted_at
    from posts where user_id = ${userId} order by id`,
  },
  {
    name: 'liked-posts',
    about: '赞过的帖子',
    rows: (userId) => sql`
    select post_id, created_at from post_likes where user_id = ${userId} order by created_at`,
  },
  {
    name: 'favourites',
    about: '收藏的帖子和收藏夹',
    rows: (userId) => sql`
    select d.name as folder, d.is_public, f.post_id, f.created_at from favorite_folders d
    left join post_favorites f on f.folder_id = d.id where d.user_id = ${userId} order by d.id, f.created_at`,
  },
  {
    name: 'series',
    about: '建的合集和里面的帖子',
    rows: (userId) => sql`
    select s.title, s.description, s.created_at, sp.position, sp.post_id from post_series s
    left join series_posts sp on sp.series_id = s.id where s.user_id = ${userId} order by s.id, sp.position`,
  },
  {
    name: 'not-interested',
    about: '不感兴趣的帖子',
    rows: (userId) => sql`
    select post_id, created_at from post_dismissals where user_id = ${userId} order by created_at`,
  },
  {
    name: 'post-drafts',
    about: '没有发出的草稿',
    rows: (userId) => sql`
    select title, form, created_at, updated_at from post_drafts where user_id = ${userId} order by id`,
  },
];
