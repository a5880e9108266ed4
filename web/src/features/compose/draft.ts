import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';

/** What stands in the form. */
export interface PostDraft {
  title: string;
  content: string;
  circle: CircleLabel | null;
  tags: readonly TagLabel[];
  pictures: readonly Picture[];
}

/** Whose draft it is, and of which post; a draft of an older version of the post is not offered again. */
export interface DraftPlace {
  userId: number;
  post: Pick<Post, 'id' | 'updated_at'> | null;
}

interface StoredDraft extends PostDraft {
  basedOn: string | null;
}

export const EMPTY_DRAFT: PostDraft = { title: '', content: '', circle: null, tags: [], pictures: [] };

export function draftOf(post: Post): PostDraft {
  const { title, content, circle, tags, media } = post;
  return { title, content, circle, tags, pictures: media };
}

export function readDraft(place: DraftPlace): PostDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Partial<StoredDraft> | null;
    if (stored === null || stored.basedOn !== (place.post?.updated_at ?? null)) return null;
    const { title, content, circle = null, tags, pictures } = stored;
    if (typeof title !== 'string' || typeof content !== 'string') return null;
    return {
      title,
      content,
      circle,
      tags: Array.isArray(tags) ? tags : [],
      pictures: Array.isArray(pictures) ? pictures : [],
    };
  } catch {
    return null;
  }
}

/** Tells whether it could be kept: storage may be full or forbidden. */
export function saveDraft(place: DraftPlace, draft: PostDraft): boolean {
  const stored: StoredDraft = { ...draft, basedOn: place.post?.updated_at ?? null };
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Nothing could have been stored either.
  }
}

function keyOf({ userId, post }: DraftPlace): string {
  return `zaojie:draft:${userId}:${post === null ? 'new' : post.id}`;
}
