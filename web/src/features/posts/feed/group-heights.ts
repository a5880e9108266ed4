import type { Post } from '@zaojie/contract/posts/post.schemas';

/*
 * Groups outside the window are not laid out (content-visibility), so the browser has to be told how high they are.
 * What was measured once is kept: coming back to a long feed lands on the very card one left.
 */
const measured = new Map<string, number>();

type Sized = Pick<Post, 'id' | 'media'>;

const GAP_PX = 14;
const WORDS_PX = 200;
const SINGLE_PX = 420;
const ROW_OF_TWO_PX = 260;
const ROW_OF_THREE_PX = 230;

function estimate(pictures: number): number {
  if (pictures === 0) return WORDS_PX;
  if (pictures === 1) return WORDS_PX + SINGLE_PX;
  if (pictures <= 4) return WORDS_PX + ROW_OF_TWO_PX * Math.ceil(pictures / 2);
  return WORDS_PX + ROW_OF_THREE_PX * Math.ceil(Math.min(pictures, 9) / 3);
}

/** A group has another height in a window of another width. The server has no window, and measures nothing. */
function keyOf(posts: readonly Sized[]): string {
  if (typeof document === 'undefined') return '';
  return `${posts.map(({ id }) => id).join()}@${document.documentElement.clientWidth}`;
}

export function hasMeasured(posts: readonly Sized[]): boolean {
  return measured.has(keyOf(posts));
}

export function groupHeight(posts: readonly Sized[]): number {
  const known = measured.get(keyOf(posts));
  return known ?? posts.reduce((sum, { media }) => sum + GAP_PX + estimate(media.length), -GAP_PX);
}

let observer: ResizeObserver | null = null;
const postsOf = new WeakMap<Element, readonly Sized[]>();

function remember(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const posts = postsOf.get(target);
    if (posts && contentRect.height > 0) measured.set(keyOf(posts), contentRect.height);
  }
}

/** Keeps the measured height of a group in mind; returns the way back, for effects. */
export function rememberHeight(group: Element, posts: readonly Sized[]): () => void {
  observer ??= new ResizeObserver(remember);
  postsOf.set(group, posts);
  observer.observe(group);
  return () => observer?.unobserve(group);
}
