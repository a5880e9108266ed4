import { limits } from '@zaojie/contract/limits';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { textOfHtml } from '../text-of-html.ts';

const { excerptCharacters, shareTextCharacters } = limits.post;

/** Cut by characters as people count them, with an ellipsis where something is missing. */
export function cutText(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join('')}…`;
}

/** The address that opens the post wherever it is pasted: the id once more, base64-encoded, as `s`. */
export function shareLink(postId: number, origin: string): string {
  return `${origin}/post/${postId}?s=${btoa(String(postId))}`;
}

/** What the post says, without markup. */
export function describePost(post: Pick<Post, 'content'>): string {
  return cutText(textOfHtml(post.content), excerptCharacters);
}

/** Words to paste beside a picture or into a chat; the link stands apart, so that it stays one. */
export function shareText(post: Pick<Post, 'id' | 'title' | 'content'>, origin: string): string {
  const description = cutText(textOfHtml(post.content), shareTextCharacters);
  return [`【${post.title}】${description}`, shareLink(post.id, origin)].join('\n');
}
