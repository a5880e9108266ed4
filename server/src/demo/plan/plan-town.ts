import { people } from '../people.ts';
import type { Person } from '../people/person.ts';
import { planCommunity, type CommunityPlan } from './plan-community.ts';
import { planFollows, type PlannedFollow } from './plan-follows.ts';
import { createRandom } from './random.ts';

export const TOWN_SEED = 'zaojie';

export type PlannedPerson = Person & {
  role: 'member' | 'admin';
  createdAt: Date;
  score: number;
  followingCount: number;
  followerCount: number;
  postCount: number;
  workCount: number;
  /** Received on posts. */
  likeCount: number;
};

export type TownPlan = { people: PlannedPerson[]; follows: PlannedFollow[]; community: CommunityPlan };

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_MONTH = 30;

/** Who lives in the town, how they know each other and what they say, from the seed and the moment alone. */
export function planTown(options: { seed: string; now: Date }): TownPlan {
  const settled = settle(options.seed, options.now);
  const follows = planFollows({ people: settled, seed: options.seed, now: options.now });
  const community = planCommunity({ people: settled, follows, seed: options.seed, now: options.now });
  const residents = settled.map((person) => {
    const posts = community.posts.filter((post) => post.author === person.username);
    return {
      ...person,
      followingCount: follows.filter((follow) => follow.follower === person.username).length,
      followerCount: follows.filter((follow) => follow.followee === person.username).length,
      postCount: posts.length,
      workCount: posts.filter(({ shots }) => (shots?.length ?? 0) > 0).length,
      likeCount: posts.reduce((sum, post) => sum + post.likes.length, 0),
    };
  });
  return { people: residents, follows, community };
}

/** Oldest first, so that ids grow with time as they do for everybody who registers later. */
function settle(seed: string, now: Date) {
  const random = createRandom(`${seed}/people`);
  return people
    .map((person) => ({
      ...person,
      role: person.username === 'admin' ? ('admin' as const) : ('member' as const),
      createdAt: joinedAt(person.joinedMonthsAgo + random.between(-0.9, 0), now, random.between(9, 23)),
      score: scoreOf(person, random.whole(0, 30)),
    }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** At an hour when people are awake in Shanghai, and never later than the day before now. */
function joinedAt(monthsAgo: number, now: Date, hour: number): Date {
  const days = Math.max(2, Math.round(monthsAgo * DAYS_PER_MONTH));
  const shanghaiMidnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS - 8 * 60 * 60 * 1000;
  return new Date(Math.floor(shanghaiMidnight - days * DAY_MS + hour * 60 * 60 * 1000));
}

/** Time spent here and being known both show; the best-known founders come close to 400. */
function scoreOf(person: Person, luck: number): number {
  return Math.min(400, Math.round(person.renown * 17 + person.joinedMonthsAgo * 9.5) + luck);
}
