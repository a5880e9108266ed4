import { circles, type CircleName } from '../circles.ts';
import { later, momentAfter, type Approval, type Crowd } from './crowd.ts';
import type { PlannedPost } from './plan-posts.ts';
import { createRandom } from './random.ts';

export type PlannedCircle = {
  name: CircleName;
  description: string;
  createdAt: Date;
  members: Approval[];
  postCount: number;
};

export type PlannedTag = { name: string; createdAt: Date; followers: Approval[]; postCount: number };

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

type Options = { crowd: Crowd; posts: readonly PlannedPost[]; seed: string; now: Date };

/** Whoever posts in a circle is in it, and joined before; the rest by trade, with a few who wandered in. */
export function planCircles({ crowd, posts, seed, now }: Options): PlannedCircle[] {
  const random = createRandom(`${seed}/circles`);
  return circles.map(({ name, description, trades, foundedMonthsAgo }) => {
    const createdAt = new Date(now.getTime() - Math.floor(foundedMonthsAgo * MONTH_MS));
    const own = posts.filter((post) => post.circle === name);
    const members = crowd.residents.flatMap((resident) => {
      const firstPost = own.find((post) => post.author === resident.username);
      const isOfTrade = (trades as readonly string[]).includes(resident.trade);
      if (!random.chance(isOfTrade ? 0.62 : 0.14) && !firstPost) return [];
      const start = later(createdAt, resident.createdAt);
      const joinedAt = momentAfter(random, start, firstPost?.createdAt ?? now, 1.5);
      return [{ username: resident.username, createdAt: joinedAt }];
    });
    return { name, description, createdAt, members, postCount: own.length };
  });
}

/** A tag is there from the first post that carries it. */
export function planTags({ crowd, posts, seed, now }: Options): PlannedTag[] {
  const random = createRandom(`${seed}/tags`);
  const tags = new Map<string, PlannedTag>();
  for (const post of posts) {
    for (const name of post.tags) {
      const tag = tags.get(name) ?? { name, createdAt: post.createdAt, followers: [], postCount: 0 };
      tag.postCount++;
      tags.set(name, tag);
    }
  }
  for (const { username, createdAt } of crowd.residents) {
    const left = [...tags.values()];
    for (let wanted = random.whole(2, 7); wanted > 0; wanted--) {
      const [tag] = left.splice(random.weighted(left.map((one) => one.postCount ** 1.4)), 1);
      tag?.followers.push({
        username,
        createdAt: momentAfter(random, later(tag.createdAt, createdAt), now, 1),
      });
    }
  }
  return [...tags.values()];
}
