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
import { Refusal } from '../../frame/refusal.ts';
import { circleExists } from '../circles/index.ts';
import { claimUploads, type UploadFacts } from '../uploads/index.ts';
import { EXCERPT_CHARACTERS, SUMMARY_CHARACTERS } from './post.rules.ts';
import type { PostText } from './post.queries.ts';

export type PreparedPost = { text: PostText; uploads: UploadFacts[] };

function clean(html: string): string {
  try {
    return sanitiseRichText(html);
  } catch (error) {
    if (error instanceof RichTextRefused) throw new Refusal(postErrors.tooComplex);
    throw error;
  }
}

/** Only a repost has a source, and it must have one. */
function originOf({ origin, source_url }: PostForm): Pick<PostText, 'origin' | 'source_url'> {
  if (origin !== 'repost') return { origin: origin ?? '', source_url: '' };
  if (!source_url) throw new Refusal(postErrors.sourceMissing);
  return { origin, source_url };
}

/** Cleans what was sent and checks what it points to: the same for a new post and an edited one. */
export async function preparePost(tx: Tx, form: PostForm, authorId: number): Promise<PreparedPost> {
  const content = clean(form.content);
  if (isEmptyRichText(content)) throw new Refusal(postErrors.emptyContent);
  if (form.circle_id !== null && !(await circleExists(tx, form.circle_id))) {
    throw new Refusal(postErrors.circleNotFound);
  }
  const wanted = [...form.media_urls, ...imagesOf(content)];
  const { uploads, missing } = await claimUploads(tx, { userId: authorId, urls: wanted });
  if (missing.length > 0 || uploads.some((upload) => upload.kind !== 'image')) {
    throw new Refusal(postErrors.foreignImage);
  }
  const { origin, source_url } = originOf(form);
  const is_sensitive = form.is_sensitive ?? false;
  const byUrl = new Map(uploads.map((image) => [image.url, image]));
  const media = form.media_urls.map((url, index) => {
    const image = byUrl.get(url);
    return {
      url,
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      blur: image?.blur ?? '',
      widths: image?.widths ?? [],
      caption: form.captions?.[index] ?? '',
    };
  });
  return {
    text: {
      title: form.title,
      content,
      excerpt: excerptOf(content, EXCERPT_CHARACTERS),
      summary: plainTextOf(content, SUMMARY_CHARACTERS),
      circle_id: form.circle_id,
      // What is covered stands for nothing elsewhere.
      cover_image: is_sensitive ? '' : (media[0]?.url ?? ''),
      media,
      origin,
      source_url,
      is_sensitive,
    },
    uploads,
  };
}
