import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import {
  claimPrivateFiles,
  useUploads,
  withPrivateFiles as withAllPrivate,
  type PrivateFileDraft,
  type UploadFacts,
} from '../../uploads/index.ts';
import type { StoredFile } from './application-rows.ts';

const unknown = () => new Refusal(applicationErrors.fileUnknown);

/** Sees to it that all of them lie in the private place before the work, which does its transaction inside. */
export function withPrivateFiles<T>(
  context: ContextFor<'member'>,
  urls: readonly string[],
  work: (drafts: PrivateFileDraft[]) => Promise<T>,
): Promise<T> {
  return withAllPrivate(context, { urls, unknown }, work);
}

export function claimFiles(tx: Tx, drafts: readonly PrivateFileDraft[], now: Date): Promise<UploadFacts[]> {
  return claimPrivateFiles(tx, { drafts, unknown }, now);
}

export function fileOf({ id, byte_size, kind, ...facts }: UploadFacts): StoredFile {
  const { url, name, width, height, blur, widths } = facts;
  return {
    upload_id: id,
    url,
    name,
    size: byte_size,
    kind: kind as StoredFile['kind'],
    width,
    height,
    blur,
    widths,
  };
}

export const filesOf = (applicationId: number) => ({ kind: 'bounty-application', ownerId: applicationId });

/** The applicant and the publisher may read them, and nobody else. */
export async function useFiles(
  tx: Tx,
  application: { id: number; user_id: number; owner_id: number },
  uploads: readonly UploadFacts[],
): Promise<void> {
  const readerIds = [application.user_id, application.owner_id];
  await useUploads(tx, { ...filesOf(application.id), readers: 'parties', readerIds }, uploads);
}
