import type { Trade } from '../people/person.ts';
import { createRandom, type Random } from './random.ts';

export type PlannedFollow = { follower: string; followee: string; createdAt: Date };

type Settled = { username: string; trade: Trade; renown: number; createdAt: Date };

/** Whose work one looks at beside one's own kind. */
const neighbours: Record<Trade, readonly Trade[]> = {
  painting: ['design', 'words', '3d'],
  design: ['painting', '3d'],
  '3d': ['game', 'painting', 'code'],
  pixel: ['game', 'sound', 'code'],
  game: ['pixel', 'painting', 'sound', '3d', 'code'],
  sound: ['game', 'pixel', 'words'],
  words: ['game', 'painting', 'sound'],
  code: ['game', 'pixel', '3d'],
  desk: ['painting', 'design', '3d', 'pixel', 'game', 'sound', 'words', 'code'],
};

/** The well-known are followed by most, the rest by their own trade; some follow back. */
export function planFollows(options: {
  people: readonly Settled[];
  seed: string;
  now: Date;
}): PlannedFollow[] {
  const random = createRandom(`${options.seed}/follows`);
  const chosen = new Map<string, PlannedFollow>();
  const add = (follower: Settled, followee: Settled) => {
    const key = `${follower.username}>${followee.username}`;
    if (chosen.has(key)) return;
    const createdAt = momentAfterBothJoined(random, follower, followee, options.now);
    chosen.set(key, { follower: follower.username, followee: followee.username, createdAt });
  };
  for (const follower of options.people) {
    for (const followee of pickFollowees(random, follower, options.people)) {
      add(follower, followee);
      if (random.chance(followBackChance(follower, followee))) add(followee, follower);
    }
  }
  return [...chosen.values()].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

function pickFollowees(random: Random, follower: Settled, everybody: readonly Settled[]): Settled[] {
  const candidates = everybody.filter((person) => person !== follower);
  const wanted = random.whole(3, 12);
  const picked: Settled[] = [];
  while (picked.length < wanted) {
    const index = random.weighted(candidates.map((person) => appeal(follower, person)));
    picked.push(...candidates.splice(index, 1));
  }
  return picked;
}

function appeal(follower: Settled, person: Settled): number {
  const closeness =
    person.trade === follower.trade ? 3 : neighbours[follower.trade].includes(person.trade) ? 2 : 1;
  return closeness * person.renown ** 2.2;
}

/** Equals answer a follow; somebody much better known seldom does. */
function followBackChance(follower: Settled, followee: Settled): number {
  return Math.min(0.5, Math.max(0.06, 0.3 + (follower.renown - followee.renown) * 0.06));
}

function momentAfterBothJoined(random: Random, one: Settled, other: Settled, now: Date): Date {
  const start = Math.max(one.createdAt.getTime(), other.createdAt.getTime());
  return new Date(Math.floor(random.between(start, now.getTime())));
}
