import { remarks } from './remarks.ts';
import { later, momentAfter, type Approval, type Crowd } from './crowd.ts';
import type { PlannedPost } from './plan-posts.ts';
import { createRandom, type Random } from './random.ts';

export type PlannedComment = {
  post: PlannedPost;
  author: string;
  text: string;
  createdAt: Date;
  parent: PlannedComment | null;
  replyTo: string | null;
  likes: Approval[];
};

const PASSING_MAX = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

type Scene = { crowd: Crowd; random: Random; now: Date };

/** Oldest first: the threads written for a post, then passing remarks where many look. */
export function planComments(options: {
  crowd: Crowd;
  posts: readonly PlannedPost[];
  seed: string;
  now: Date;
}): PlannedComment[] {
  const { crowd, posts, now } = options;
  const scene: Scene = { crowd, now, random: createRandom(`${options.seed}/comments`) };
  const comments = posts.flatMap((post) =>
    (post.threads ?? []).flatMap(([author, text, ...replies]) =>
      converse(scene, post, [[author, text], ...replies], 0.6),
    ),
  );
  comments.push(...planPassing(scene, posts, comments));
  return comments.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

type Line = readonly [author: string, text: string];

/** The first line stands on its own; each further one answers the last different speaker. */
function converse(scene: Scene, post: PlannedPost, lines: readonly Line[], warmth: number): PlannedComment[] {
  const { crowd, random, now } = scene;
  const spoken: PlannedComment[] = [];
  for (const [author, text] of lines) {
    const last = spoken.at(-1);
    const start = later(last?.createdAt ?? post.createdAt, crowd.resident(author).createdAt);
    const days = last ? 1.5 : 5;
    const end = new Date(Math.min(start.getTime() + days * DAY_MS, now.getTime() - MINUTE_MS));
    const createdAt = momentAfter(random, start, end, 3);
    const most = Math.min(16, post.likes.length * (last ? warmth / 2 : warmth));
    spoken.push({
      post,
      author,
      text,
      createdAt,
      parent: spoken[0] ?? null,
      replyTo: spoken.findLast((line) => line.author !== author)?.author ?? null,
      likes: planLikes(scene, { author, createdAt, most }),
    });
  }
  return spoken;
}

function planLikes(
  { crowd, random, now }: Scene,
  comment: { author: string; createdAt: Date; most: number },
): Approval[] {
  const count = Math.floor(random.next() ** 2.2 * (comment.most + 1));
  return crowd.draw(random, { author: comment.author, without: [], count }).map((liker) => ({
    username: liker.username,
    createdAt: momentAfter(random, later(comment.createdAt, liker.createdAt), now, 4),
  }));
}

/** Every remark is made once, under a post of its kind, sooner under one that many like. */
function planPassing(
  scene: Scene,
  posts: readonly PlannedPost[],
  written: readonly PlannedComment[],
): PlannedComment[] {
  const passing = new Map<PlannedPost, PlannedComment[]>();
  for (const [kind, [text, answer]] of remarks) {
    const open = posts.filter((post) => post.kind === kind && (passing.get(post)?.length ?? 0) < PASSING_MAX);
    const post = open[scene.random.weighted(open.map((one) => one.likes.length ** 2))];
    if (!post) continue;
    const own = passing.get(post) ?? [];
    const said = [...own, ...written.filter((comment) => comment.post === post)];
    const without = said.map((comment) => comment.author);
    const [speaker] = scene.crowd.draw(scene.random, { author: post.author, without, count: 1 });
    if (!speaker) continue;
    const lines: Line[] = [[speaker.username, text]];
    if (answer) lines.push([post.author, answer]);
    passing.set(post, [...own, ...converse(scene, post, lines, 0.2)]);
  }
  return [...passing.values()].flat();
}
