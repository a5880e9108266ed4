import { limits } from '@zaojie/contract/limits';
import { saveDraft } from '@zaojie/contract/posts/draft.endpoints';
import { draftErrors } from '@zaojie/contract/posts/draft.errors';
import { ApiFailure, call } from '../../../api/client.ts';
import type { PostDraft } from '../draft.ts';

export const draftBoxKey = ['posts', 'drafts'] as const;

type BoxBody = { id: number | null; title: string; form: string };

/** A draft as the box keeps it; without a number it is a new one. */
export function boxBodyOf(draft: PostDraft, id: number | null): BoxBody {
  const title = [...draft.title.trim()].slice(0, limits.post.titleMax).join('');
  return { id, title, form: JSON.stringify({ ...draft, basedOn: null }) };
}

/** The number under which the box has it. */
export async function putInBox(body: BoxBody): Promise<number> {
  const { data } = await call(saveDraft, { body }).catch((error: unknown) => {
    // Deleted in another browser: what is written here is a draft of its own.
    if (!(error instanceof ApiFailure && error.code === draftErrors.notFound.code)) throw error;
    return call(saveDraft, { body: { ...body, id: null } });
  });
  return data.id;
}
