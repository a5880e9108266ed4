import type { Approval, Crowd } from './crowd.ts';
import { later, momentAfter } from './crowd.ts';
import { htmlOf } from '../write/post-html.ts';
import { posts } from '../posts.ts';
import type { WrittenPost } from '../posts/post.ts';
import { createRandom, type Random } from './random.ts';

export type PlannedPost = WrittenPost & {
  html: string;
  createdAt: Date;
  likes: Approval[];
  viewCount: number;
  shareCount: number;
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 60;
/** Even the newest leaves a little time for the first answers. */
const NEWEST_MS = 40 * MINUTE_MS;

/** Oldest first. */
export function planPosts(options: { crowd: Crowd; seed: string; now: Date }): PlannedPost[] {
  const { crowd, now } = options;
  const random = createRandom(`${options.seed}/posts`);
  const written = lineUp(createRandom(`${options.seed}/queue`));
  return written
    .map((post, index) => {
      // Newer posts lie closer together: the town is growing.
      const age = ((written.length - index - random.between(0.2, 0.8)) / written.length) ** 1.5;
      const createdAt = momentOf(age, crowd.resident(post.author).createdAt, now);
      return {
        ...post,
        html: htmlOf(post.body),
        createdAt,
        ...receptionOf(random, post, createdAt, options),
      };
    })
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** By chance, but none before one it refers to. */
function lineUp(random: Random): WrittenPost[] {
  const waiting = [...posts];
  const isWaiting = (title: string) => waiting.some((post) => post.title === title);
  return posts.map(() => {
    const ready = waiting.filter((post) => !post.after?.some(isWaiting));
    const next = ready[random.whole(0, ready.length - 1)];
    if (!next) throw new Error('Posts of the demo town refer to each other in a circle');
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  });
}

function momentOf(age: number, joinedAt: Date, now: Date): Date {
  const oldest = Math.min(DAYS * DAY_MS, now.getTime() - joinedAt.getTime() - HOUR_MS);
  const moment = Math.floor(now.getTime() - NEWEST_MS - age * (oldest - NEWEST_MS));
  return new Date(awake(moment, now.getTime() - NEWEST_MS));
}

/**
 * Few post between one and nine in the morning, Shanghai time: those hours shrink to the last of them, so that what
 * came first stays first. A morning that isn't over yet is left as it is.
 */
function awake(moment: number, latest: number): number {
  const oneOClock = Math.floor((moment + 7 * HOUR_MS) / DAY_MS) * DAY_MS - 7 * HOUR_MS;
  const asleep = moment - oneOClock;
  if (asleep >= 8 * HOUR_MS || oneOClock + 8 * HOUR_MS > latest) return moment;
  return oneOClock + 7 * HOUR_MS + Math.floor(asleep / 8);
}

function receptionOf(
  random: Random,
  post: WrittenPost,
  createdAt: Date,
  { crowd, now }: { crowd: Crowd; now: Date },
): Pick<PlannedPost, 'likes' | 'viewCount' | 'shareCount'> {
  const hours = (now.getTime() - createdAt.getTime()) / HOUR_MS;
  const known = crowd.resident(post.author).renown / 10;
  const pull =
    0.05 +
    known * 0.28 +
    random.next() ** 2.5 * 0.5 +
    (post.isEssence ? 0.25 : 0) +
    (post.shots ? 0.04 : -0.08);
  const share = Math.min(0.95, Math.max(0.04, pull)) * Math.min(1, (hours / 40) ** 0.5 + 0.08);
  const count = Math.max(1, Math.round(share * (crowd.residents.length - 1)));
  const likes = crowd.draw(random, { author: post.author, without: [], count }).map((liker) => ({
    username: liker.username,
    createdAt: momentAfter(random, later(createdAt, liker.createdAt), now, 4),
  }));
  return {
    likes,
    viewCount: Math.round(likes.length * random.between(4.5, 16) + random.between(6, 60)),
    shareCount: Math.floor(likes.length * random.next() ** 2 * 0.5),
  };
}
