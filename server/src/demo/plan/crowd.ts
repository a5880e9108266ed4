import type { PlannedFollow } from './plan-follows.ts';
import type { Trade } from '../people/person.ts';
import type { Random } from './random.ts';

export type Resident = { username: string; trade: Trade; renown: number; createdAt: Date };

/** Who said yes to something, and when. */
export type Approval = { username: string; createdAt: Date };

export type Crowd = {
  residents: readonly Resident[];
  resident(username: string): Resident;
  /** Different people out of everybody but `without`, those close to `author` sooner than others. */
  draw(random: Random, options: { author: string; without: readonly string[]; count: number }): Resident[];
};

export function createCrowd(residents: readonly Resident[], follows: readonly PlannedFollow[]): Crowd {
  const byName = new Map(residents.map((resident) => [resident.username, resident]));
  const followed = new Set(follows.map((follow) => `${follow.follower}>${follow.followee}`));
  const resident = (username: string): Resident => {
    const found = byName.get(username);
    if (!found) throw new Error(`Nobody in the demo town is called ${username}`);
    return found;
  };
  return {
    residents,
    resident,
    draw(random, { author, without, count }) {
      const { trade } = resident(author);
      const left = residents.filter(({ username }) => username !== author && !without.includes(username));
      const drawn: Resident[] = [];
      while (drawn.length < count && left.length > 0) {
        const weights = left.map((one) => {
          const follower = followed.has(`${one.username}>${author}`) ? 4 : 1;
          return follower * (one.trade === trade ? 2 : 1);
        });
        drawn.push(...left.splice(random.weighted(weights), 1));
      }
      return drawn;
    },
  };
}

/** Most of what happens to something happens soon; `haste` says how soon. */
export function momentAfter(random: Random, start: Date, end: Date, haste: number): Date {
  const span = Math.max(0, end.getTime() - start.getTime());
  return new Date(
    Math.min(end.getTime(), start.getTime() + 1000 + Math.floor(span * random.next() ** haste)),
  );
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
