import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import type { Refusal } from '../../../frame/refusal.ts';
import type { UploadFacts } from '../use.queries.ts';
import { claimPrivateFile, withPrivateFile, type PrivateFileDraft } from './private-twin.ts';

/** Sees to it that all of them lie in the private place before the work, which does its transaction inside. */
export async function withPrivateFiles<T>(
  context: ContextFor<'member'>,
  { urls, unknown }: { urls: readonly string[]; unknown: () => Refusal },
  work: (drafts: PrivateFileDraft[]) => Promise<T>,
): Promise<T> {
  const [first, ...rest] = new Set(urls);
  if (first === undefined) return work([]);
  return withPrivateFile(context, first, (draft) => {
    if (!draft) throw unknown();
    return withPrivateFiles(context, { urls: rest, unknown }, (others) => work([draft, ...others]));
  });
}

export async function claimPrivateFiles(
  tx: Tx,
  { drafts, unknown }: { drafts: readonly PrivateFileDraft[]; unknown: () => Refusal },
  now: Date,
): Promise<UploadFacts[]> {
  const uploads: UploadFacts[] = [];
  for (const draft of drafts) {
    const upload = await claimPrivateFile(tx, draft, now);
    if (!upload) throw unknown();
    uploads.push(upload);
  }
  return uploads;
}
