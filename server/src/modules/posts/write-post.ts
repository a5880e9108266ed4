import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { PostForm } from '@zaojie/contract/posts/post.schemas';
import type { Tx } from '../../db/database.ts';
import {
  excerptOf,
  imagesOf,
  isEmptyRichText,
  plainTextOf,
  sanitiseRichText,
} from '../../platform/rich-text/sanitise.ts';
import { RichTextRefused } from '../../platform/rich-text/rich-text-refused.ts';
import { Refusal } from '../../refusal.ts';
import { circleExists } from '../circles/index.ts';
import { EXCERPT_CHARACTERS, SUMMARY_CHARACTERS } from './post.rules.ts';
import { findOwnImages, type PostText } from './post.queries.ts';

export type PreparedPost = { text: PostText; uploadIds: number[] };

function clean(html: string): string {
  try {
    return sanitiseRichText(html);
  } catch (error) {
    if (error instanceof RichTextRefused) throw new Refusal(postErrors.tooComplex);
    throw error;
  }
}

/** Cleans what was sent and checks what it points to: the same for a new post and an edited one. */
export async function preparePost(tx: Tx, form: PostForm, authorId: number): Promise<PreparedPost> {
  const content = clean(form.content);
  if (isEmptyRichText(content)) throw new Refusal(postErrors.emptyContent);
  if (form.circle_id !== null && !(await circleExists(tx, form.circle_id))) {
    throw new Refusal(postErrors.circleNotFound);
  }
  const wanted = [...form.media_urls, ...imagesOf(content)];
  const own = await findOwnImages(tx, authorId, wanted);
  const byUrl = new Map(own.map((image) => [image.url, image]));
  if (wanted.some((url) => !byUrl.has(url))) throw new Refusal(postErrors.foreignImage);
  const media = form.media_urls.map((url) => {
    const image = byUrl.get(url);
    return {
      url,
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      blur: image?.blur ?? '',
      widths: image?.widths ?? [],
    };
  });
  return {
    text: {
      title: form.title,
      content,
      excerpt: excerptOf(content, EXCERPT_CHARACTERS),
      summary: plainTextOf(content, SUMMARY_CHARACTERS),
      circle_id: form.circle_id,
      cover_image: media[0]?.url ?? '',
      media,
    },
    uploadIds: own.map((image) => image.id),
  };
}
