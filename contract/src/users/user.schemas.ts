import * as z from 'zod';
import { paged } from '../primitives.ts';

/** What anybody may see of a person. Contact data is not here and can't leave through it. */
export const publicUser = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  bio: z.string(),
  /** Address of the picture behind the name, or empty. */
  background: z.string(),
  /** What they say of their background; where they say nothing, the address of that picture. */
  backgroundInfo: z.string(),
  score: z.int(),
  level: z.int(),
  following_count: z.int(),
  followers_count: z.int(),
  is_followed: z.boolean(),
  created_at: z.string(),
  /** The viewer keeps them away. */
  is_blocked: z.boolean(),
  can: z.object({ edit: z.boolean(), follow: z.boolean(), block: z.boolean() }),
});
export type PublicUser = z.output<typeof publicUser>;

export const userPage = paged(publicUser);

export const followState = z.object({ is_followed: z.boolean(), followers_count: z.int() });

export const blockedUser = publicUser.extend({ blocked_at: z.string() });
export const blockedPage = paged(blockedUser);
export const blockState = z.object({ is_blocked: z.boolean() });
