import { createCrowd, type Resident } from './crowd.ts';
import { planCircles, planTags, type PlannedCircle, type PlannedTag } from './plan-circles.ts';
import { planComments, type PlannedComment } from './plan-comments.ts';
import type { PlannedFollow } from './plan-follows.ts';
import { planPosts, type PlannedPost } from './plan-posts.ts';

export type CommunityPlan = {
  circles: PlannedCircle[];
  tags: PlannedTag[];
  posts: PlannedPost[];
  comments: PlannedComment[];
};

export function planCommunity(options: {
  people: readonly Resident[];
  follows: readonly PlannedFollow[];
  seed: string;
  now: Date;
}): CommunityPlan {
  const { seed, now } = options;
  const crowd = createCrowd(options.people, options.follows);
  const posts = planPosts({ crowd, seed, now });
  const common = { crowd, posts, seed, now };
  return {
    posts,
    circles: planCircles(common),
    tags: planTags(common),
    comments: planComments(common),
  };
}
