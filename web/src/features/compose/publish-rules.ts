import { postForm } from '@zaojie/contract/posts/post.schemas';
import type { PostDraft } from './draft.ts';
import { chosenTagsOf } from './tag-choice.ts';

/** What is sent: the first picture is the cover. */
export function formOf(draft: PostDraft) {
  const mediaUrls = draft.pictures.map((picture) => picture.url);
  return {
    title: draft.title,
    content: draft.content,
    circle_id: draft.circle?.id ?? null,
    media_urls: mediaUrls,
    cover_image: mediaUrls[0] ?? '',
    tags: chosenTagsOf(draft.tags),
  };
}

export interface PendingPictures {
  isUploading: boolean;
  hasFailed: boolean;
}

/** Why the post cannot be sent yet; null when it can. */
export function whyNotYet(draft: PostDraft, pending: PendingPictures): string | null {
  const checked = postForm.safeParse(formOf(draft));
  if (!checked.success) return checked.error.issues[0]?.message ?? '请检查填写的内容';
  if (pending.isUploading) return '图片正在上传，请稍候';
  return pending.hasFailed ? '有图片上传失败，请重试或移除' : null;
}

/** What is wrong with the title alone, for the line under its field. */
export function titleProblem(title: string): string | undefined {
  const checked = postForm.shape.title.safeParse(title);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}
