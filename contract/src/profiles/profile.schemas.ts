import * as z from 'zod';
import { paged } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { userLink } from '../users/user-details.schemas.ts';
import { publicUser } from '../users/user.schemas.ts';

export const profileStats = z.object({
  follow_count: z.int(),
  fans_count: z.int(),
  posts_count: z.int(),
  /** Kept works; of somebody who keeps none, posts with pictures. */
  works_count: z.int(),
  likes_count: z.int(),
});
export type ProfileStats = z.output<typeof profileStats>;

/** A kept work, or a post by its first picture. */
export const work = z.object({
  kind: z.enum(['work', 'post']),
  /** Of the work or the post; either kind has numbers of its own. */
  id: z.int(),
  /** The post to open. Of a post itself; a kept work may have none, then it is only looked at. */
  post_id: z.int().nullable(),
  /** Of a kept work. */
  tags: z.array(z.string()),
  title: z.string(),
  cover_image: z.string(),
  cover: picture,
  pictures_count: z.int(),
  view_count: z.int(),
  like_count: z.int(),
  is_liked: z.boolean(),
  created_at: z.string(),
});
export type Work = z.output<typeof work>;
export const workPage = paged(work);

export const profile = publicUser.extend({
  city: z.string(),
  is_business_verified: z.boolean(),
  is_personal_verified: z.boolean(),
  stats: profileStats,
  /** As what they are verified. */
  verified: z.object({ personal: z.boolean(), creator: z.boolean(), enterprise: z.boolean() }),
  /** Where they belong. */
  company: z.object({ name: z.string(), is_verified: z.boolean() }).nullable(),
  /** Stands behind the name of somebody who has chosen no background: a work of theirs. */
  hung_work: work.pick({ id: true, title: true, cover: true }).nullable(),
});
export type Profile = z.output<typeof profile>;

/** What stands on the small card beside somebody's name. */
export const personCard = publicUser
  .pick({
    id: true,
    username: true,
    nickname: true,
    avatar: true,
    bio: true,
    level: true,
    followers_count: true,
    is_followed: true,
    is_blocked: true,
  })
  .extend({
    works_count: z.int(),
    likes_count: z.int(),
    verified: profile.shape.verified,
    /** Null for whoever offers nothing. */
    commission: z.object({ status: z.enum(['on', 'off']), starting_price: z.number() }).nullable(),
    can: z.object({ edit: z.boolean(), follow: z.boolean() }),
  });
export type PersonCard = z.output<typeof personCard>;

export const about = z.object({
  user_id: z.int(),
  city: z.string(),
  about: z.string(),
  skills: z.array(z.string()),
  tools: z.array(z.string()),
  links: z.array(userLink),
  is_business_verified: z.boolean(),
  is_personal_verified: z.boolean(),
  /** What their orders as a creator say of them. */
  credit: z.object({
    completed_works: z.int(),
    /** In percent, of completed orders that had a day; null without any. */
    on_time_rate: z.int().nullable(),
    /** 0 without reviews. */
    rating: z.number(),
    reviews_count: z.int(),
    satisfaction: z.int(),
  }),
  created_at: z.string(),
});
export type About = z.output<typeof about>;
