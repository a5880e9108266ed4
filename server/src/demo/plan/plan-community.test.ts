import { describe, expect, it } from 'vitest';
import { planTown } from './plan-town.ts';

const now = new Date('2026-03-10T04:00:00Z');
const { community, people } = planTown({ seed: 'zaojie', now });
const { posts, comments, circles, tags } = community;
const HOUR_MS = 60 * 60 * 1000;
const joinedAt = new Map(people.map((person) => [person.username, person.createdAt.getTime()]));

function expectLater(later: Date, earlier: Date | number | undefined): void {
  expect(later.getTime()).toBeGreaterThanOrEqual(Number(earlier ?? Number.NaN));
  expect(later.getTime()).toBeLessThanOrEqual(now.getTime());
}

describe('the plan of what happens in town', () => {
  it('follows from the seed and the time', () => {
    expect(planTown({ seed: 'zaojie', now }).community).toEqual(community);
    const other = planTown({ seed: 'another', now }).community;
    expect(other.posts.map((post) => post.title)).not.toEqual(posts.map((post) => post.title));
  });

  it.each(['2026-03-10T00:30:00Z', '2026-03-10T04:00:00Z', '2026-03-10T17:30:00Z', '2026-03-10T22:30:00Z'])(
    'spreads posts over sixty days up to %s, the newest hours ago, no two at once',
    (moment) => {
      const at = new Date(moment);
      const planned = planTown({ seed: 'zaojie', now: at }).community.posts;
      const ages = planned.map((post) => (at.getTime() - post.createdAt.getTime()) / HOUR_MS);
      expect(Math.max(...ages)).toBeGreaterThan(50 * 24);
      expect(Math.max(...ages)).toBeLessThanOrEqual(60 * 24);
      expect(Math.min(...ages)).toBeGreaterThan(0.5);
      expect(Math.min(...ages)).toBeLessThan(6);
      expect(new Set(ages).size).toBe(planned.length);
      const order = new Map(planned.map((post, index) => [post.title, index]));
      for (const post of planned)
        for (const title of post.after ?? [])
          expect(order.get(title)).toBeLessThan(order.get(post.title) ?? -1);
    },
  );

  it('lets people act only after they joined, and after what they act on', () => {
    for (const post of posts) {
      expectLater(post.createdAt, joinedAt.get(post.author));
      for (const like of post.likes) {
        expectLater(like.createdAt, post.createdAt);
        expectLater(like.createdAt, joinedAt.get(like.username));
      }
    }
    for (const comment of comments) {
      expectLater(comment.createdAt, comment.post.createdAt);
      expectLater(comment.createdAt, joinedAt.get(comment.author));
      if (comment.parent) expectLater(comment.createdAt, comment.parent.createdAt);
      for (const like of comment.likes) expectLater(like.createdAt, comment.createdAt);
    }
    for (const circle of circles) {
      for (const member of circle.members) {
        expectLater(member.createdAt, circle.createdAt);
        expectLater(member.createdAt, joinedAt.get(member.username));
      }
    }
  });

  it('has whoever posts in a circle join it before', () => {
    for (const post of posts.filter(({ circle }) => circle !== null)) {
      const circle = circles.find(({ name }) => name === post.circle);
      const membership = circle?.members.find(({ username }) => username === post.author);
      expect(membership?.createdAt.getTime()).toBeLessThanOrEqual(post.createdAt.getTime());
    }
    expect(Math.min(...circles.map((circle) => circle.postCount))).toBeGreaterThanOrEqual(4);
  });

  it('lets nobody like twice or what is their own', () => {
    for (const { author, likes } of [...posts, ...comments]) {
      const likers = likes.map((like) => like.username);
      expect(likers).not.toContain(author);
      expect(new Set(likers).size).toBe(likers.length);
    }
  });

  it('has more views than likes, and likes that few get many of', () => {
    expect(posts.filter((post) => post.viewCount < post.likes.length * 4)).toEqual([]);
    const likes = posts.map((post) => post.likes.length).sort((one, other) => other - one);
    expect(likes[0]).toBeGreaterThanOrEqual((likes[60] ?? 0) * 2);
    expect(likes.at(-1)).toBeGreaterThanOrEqual(1);
  });

  it('answers comments: about a third are replies, none to oneself', () => {
    const replies = comments.filter((comment) => comment.parent);
    expect(replies.length).toBeGreaterThan(comments.length / 4);
    for (const reply of replies) {
      expect(reply.replyTo).not.toBeNull();
      expect(reply.replyTo).not.toBe(reply.author);
      expect(reply.parent?.post).toBe(reply.post);
      expect(reply.parent?.parent).toBeNull();
    }
    const places = comments.map((comment) => `${comment.post.title} ${comment.text}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('makes some tags well used and gives each followers only after it exists', () => {
    const used = tags.map((tag) => tag.postCount).sort((one, other) => other - one);
    expect(used[0]).toBeGreaterThanOrEqual(15);
    for (const tag of tags)
      for (const follower of tag.followers) expectLater(follower.createdAt, tag.createdAt);
  });
});
