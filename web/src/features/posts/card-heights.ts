import type { Post } from '@zaojie/contract/posts/post.schemas';

/*
 * Cards outside the window are not laid out (content-visibility), so the browser has to be told how high they are.
 * What was measured once is kept: coming back to a long feed lands on the very card one left.
 */
const measured = new Map<string, number>();

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

/** A card has another height in a window of another width. The server has no window, and measures nothing. */
function keyOf(postId: number): string {
  return typeof document === 'undefined' ? '' : `${postId}@${document.documentElement.clientWidth}`;
}

export function hasMeasured(postId: number): boolean {
  return measured.has(keyOf(postId));
}

export function cardHeight(post: Pick<Post, 'id' | 'media'>): number {
  return measured.get(keyOf(post.id)) ?? estimate(post.media.length);
}

let observer: ResizeObserver | null = null;
const postOf = new WeakMap<Element, number>();

function remember(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const postId = postOf.get(target);
    if (postId !== undefined && contentRect.height > 0) measured.set(keyOf(postId), contentRect.height);
  }
}

/** Keeps the measured height of a card in mind; returns the way back, for effects. */
export function rememberHeight(card: Element, postId: number): () => void {
  observer ??= new ResizeObserver(remember);
  postOf.set(card, postId);
  observer.observe(card);
  return () => observer?.unobserve(card);
}
