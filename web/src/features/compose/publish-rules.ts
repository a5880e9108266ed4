import { postForm } from '@zaojie/contract/posts/post.schemas';
import type { ChosenSeries, PostDraft } from './draft.ts';
import { chosenTagsOf } from './fields/tag-choice.ts';

type SeriesFields = { series_id?: number | null; series_title?: string };

/** Nothing where it was left alone: it may have been moved meanwhile. */
function seriesIn(chosen: ChosenSeries | null, before: ChosenSeries | null): SeriesFields {
  if (chosen?.id === before?.id && chosen?.title === before?.title) return {};
  if (chosen === null) return { series_id: null };
  return chosen.id === null ? { series_title: chosen.title } : { series_id: chosen.id };
}

/** What is sent: the first picture is the cover. `before` is the series that an edited post stood in. */
export function formOf(draft: PostDraft, before: ChosenSeries | null = null) {
  const mediaUrls = draft.pictures.map((picture) => picture.url);
  return {
    title: draft.title,
    content: draft.content,
    circle_id: draft.circle?.id ?? null,
    media_urls: mediaUrls,
    cover_image: mediaUrls[0] ?? '',
    tags: chosenTagsOf(draft.tags),
    captions: mediaUrls.map((url) => draft.captions[url] ?? ''),
    origin: draft.origin,
    source_url: draft.origin === 'repost' ? draft.source.trim() : '',
    is_sensitive: draft.isSensitive,
    ...seriesIn(draft.series, before),
  };
}

const UNEXPLAINED = '提交的内容有误';

/** Where the schema has no sentence of its own, the validator's English one must not reach people. */
export function sentenceOf(message: string | undefined): string {
  return message !== undefined && /\p{Script=Han}/u.test(message) ? message : UNEXPLAINED;
}

const PICTURE_IN_TEXT = /<img\b[^>]*?\ssrc="([^"]+)"/g;

/** The addresses of the pictures in a text that the editor or the server wrote. */
export function picturesInText(html: string): string[] {
  return [...html.matchAll(PICTURE_IN_TEXT)].flatMap(([, url]) => url ?? []);
}

export interface PendingPictures {
  isUploading: boolean;
  hasFailed: boolean;
  /** The server has swept away a picture of the list, or one of the text. */
  hasLost: boolean;
  hasLostInText: boolean;
}

/** Why the post cannot be sent yet; null when it can. */
export function whyNotYet(draft: PostDraft, pending: PendingPictures): string | null {
  const checked = postForm.safeParse(formOf(draft));
  if (!checked.success) return sentenceOf(checked.error.issues[0]?.message);
  if (draft.origin === 'repost' && draft.source.trim() === '') return '转载要填写来源链接';
  if (pending.isUploading) return '图片正在上传，请稍候';
  if (pending.hasFailed) return '有图片上传失败，请重试或移除';
  if (pending.hasLost) return '有图片已失效，请移除后重新添加';
  return pending.hasLostInText ? '正文里有图片已失效，请删除后重新添加' : null;
}

/** What is wrong with the title alone, for the line under its field. */
export function titleProblem(title: string): string | undefined {
  const checked = postForm.shape.title.safeParse(title);
  return checked.success ? undefined : sentenceOf(checked.error.issues[0]?.message);
}
