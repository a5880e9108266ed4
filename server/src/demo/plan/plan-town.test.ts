import { describe, expect, it } from 'vitest';
import { planTown } from './plan-town.ts';

const now = new Date('2026-03-10T04:00:00Z');
const plan = planTown({ seed: 'zaojie', now });
const eighteenMonthsAgo = now.getTime() - 18 * 31 * 24 * 60 * 60 * 1000;

describe('the plan of the town', () => {
  it('follows from the seed and the time', () => {
    expect(planTown({ seed: 'zaojie', now })).toEqual(plan);
    expect(planTown({ seed: 'another', now }).follows).not.toEqual(plan.follows);
  });

  it('spreads arrivals over the last 18 months, in order, by day in Shanghai', () => {
    const times = plan.people.map((person) => person.createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((time) => time > eighteenMonthsAgo && time < now.getTime())).toBe(true);
    const hours = plan.people.map((person) => (person.createdAt.getUTCHours() + 8) % 24);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(9);
    const months = new Set(plan.people.map((person) => person.createdAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
  });

  it('keeps scores between 0 and 400, higher for the better known', () => {
    const scores = plan.people.map((person) => person.score);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(400);
    const scoreOf = (name: string) => plan.people.find((person) => person.username === name)?.score ?? 0;
    expect(scoreOf('tingxue')).toBeGreaterThan(scoreOf('well_light') * 3);
  });

  it('lets nobody follow themselves, twice, or before both were there', () => {
    const joined = new Map(plan.people.map((person) => [person.username, person.createdAt.getTime()]));
    const pairs = plan.follows.map((follow) => `${follow.follower}>${follow.followee}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const follow of plan.follows) {
      expect(follow.follower).not.toBe(follow.followee);
      const both = Math.max(joined.get(follow.follower) ?? Infinity, joined.get(follow.followee) ?? Infinity);
      expect(follow.createdAt.getTime()).toBeGreaterThanOrEqual(both);
      expect(follow.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('makes a few people well known and leaves nobody alone', () => {
    const followers = plan.people.map((person) => person.followerCount).sort((one, other) => other - one);
    const median = followers[Math.floor(followers.length / 2)] ?? 0;
    expect(followers[0]).toBeGreaterThanOrEqual(median * 2);
    expect(plan.people.every((person) => person.followingCount >= 3)).toBe(true);
    expect(followers.at(-1)).toBeGreaterThanOrEqual(1);
  });
});
