import { limits } from '@zaojie/contract/limits';
import type { PostDraft } from '../draft.ts';

export const draftBoxKey = ['posts', 'drafts'] as const;

/** A draft as the box keeps it; without a number it is a new one. */
export function boxBodyOf(draft: PostDraft, id: number | null) {
  const title = [...draft.title.trim()].slice(0, limits.post.titleMax).join('');
  return { id, title, form: JSON.stringify({ ...draft, basedOn: null }) };
}
