import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import type { Post, PostDetail, PostOrigin } from '@zaojie/contract/posts/post.schemas';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import * as shelf from '../../api/drafts/draft-shelf.ts';

/** A series that stands, or by its title one that is made with the post. */
export interface ChosenSeries {
  id: number | null;
  title: string;
}

/** What stands in the form. */
export interface PostDraft {
  title: string;
  content: string;
  circle: CircleLabel | null;
  tags: readonly TagLabel[];
  pictures: readonly Picture[];
  /** By the address of the picture. */
  captions: Readonly<Record<string, string>>;
  origin: PostOrigin | null;
  source: string;
  isSensitive: boolean;
  series: ChosenSeries | null;
}

/** Whose draft it is, and of which post; a draft of an older version of the post is not offered again. */
export interface DraftPlace {
  userId: number;
  post: Pick<Post, 'id' | 'updated_at'> | null;
}

interface StoredDraft extends PostDraft {
  basedOn: string | null;
}

/** Drafts are compared as they are written, so everybody who makes one begins with this: their fields then stand in one order. */
export const EMPTY_DRAFT: PostDraft = {
  title: '',
  content: '',
  circle: null,
  tags: [],
  pictures: [],
  captions: {},
  origin: null,
  source: '',
  isSensitive: false,
  series: null,
};

export function draftOf(post: PostDetail): PostDraft {
  const { title, content, circle, tags, media, origin, source_url: source, is_sensitive: isSensitive } = post;
  const captions = Object.fromEntries(media.flatMap(({ url, caption }) => (caption ? [[url, caption]] : [])));
  // The words of a picture stand by themselves: the picture comes anew from the uploads.
  const pictures = media.map(({ url, width, height, blur, widths }) => ({
    url,
    width,
    height,
    blur,
    widths,
  }));
  const series = post.series ? { id: post.series.id, title: post.series.title } : null;
  return {
    ...EMPTY_DRAFT,
    title,
    content,
    circle,
    tags,
    pictures,
    captions,
    origin,
    source,
    isSensitive,
    series,
  };
}

export function readDraft(place: DraftPlace): PostDraft | null {
  return parseDraft(shelf.readDraft(place.userId, shelfPlace(place.post)), place.post);
}

/** What the shelf holds, read as a draft of this post. */
export function parseDraft(kept: string, post: DraftPlace['post']): PostDraft | null {
  if (kept === '') return null;
  try {
    const stored = JSON.parse(kept) as Partial<StoredDraft> | null;
    if (stored === null || stored.basedOn !== (post?.updated_at ?? null)) return null;
    const { title, content, circle = null, tags, pictures } = stored;
    if (typeof title !== 'string' || typeof content !== 'string') return null;
    return {
      ...EMPTY_DRAFT,
      ...labelsOf(stored),
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

/** What drafts of an older version of the page don't have. */
function labelsOf(stored: Partial<StoredDraft>): Partial<PostDraft> {
  const { captions, origin, source, isSensitive, series } = stored;
  return {
    ...(captions !== undefined && { captions }),
    ...(origin !== undefined && { origin }),
    ...(source !== undefined && { source }),
    ...(isSensitive !== undefined && { isSensitive }),
    ...(series !== undefined && { series }),
  };
}

/** Tells whether it could be kept: storage may be full or forbidden. */
export function saveDraft({ userId, post }: DraftPlace, draft: PostDraft): boolean {
  const stored: StoredDraft = { ...draft, basedOn: post?.updated_at ?? null };
  return shelf.keepDraft(userId, shelfPlace(post), JSON.stringify(stored));
}

export function forgetDraft({ userId, post }: DraftPlace): void {
  shelf.forgetDraft(userId, shelfPlace(post));
}

export const NEW_POST_PLACE = 'post:new';

export function shelfPlace(post: DraftPlace['post']): string {
  return post === null ? NEW_POST_PLACE : `post:${post.id}`;
}
