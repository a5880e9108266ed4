import type { EntryForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { entryErrors } from '@zaojie/contract/contests/contest.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimPieceUploads, claimUploads, useUploads } from '../../uploads/index.ts';
import { asPicture } from '../organising/write-contest.ts';
import {
  ENTRY_FILE,
  ENTRY_PICTURES,
  type EntryRow,
  type StoredFile,
  type StoredPicture,
} from './entry.queries.ts';

type Files = { screenshots: StoredPicture[]; file: StoredFile | null };

/** Pictures that the entry shows already stay whoever of the team sent them; new ones are the editor's own. */
async function claimPictures(
  tx: Tx,
  before: EntryRow | null,
  urls: readonly string[],
  userId: number,
): Promise<StoredPicture[]> {
  const kept = new Map(before?.screenshots.map((each) => [each.url, each]));
  const wanted = [...new Set(urls)];
  const { uploads } = await claimUploads(tx, { userId, urls: wanted.filter((url) => !kept.has(url)) });
  const own = new Map(uploads.filter(({ kind }) => kind === 'image').map((each) => [each.url, each]));
  return wanted.map((url) => {
    const upload = own.get(url);
    const picture = kept.get(url) ?? (upload && { ...asPicture(upload), upload_id: upload.id });
    if (!picture) throw new Refusal(entryErrors.foreignImage);
    return picture;
  });
}

async function claimFile(
  tx: Tx,
  before: EntryRow | null,
  uploadId: number | null | undefined,
  userId: number,
): Promise<StoredFile | null> {
  const kept = before?.file ?? null;
  if (uploadId === undefined || uploadId === kept?.upload_id) return kept;
  if (uploadId === null) return null;
  const own = { userId, ids: [uploadId], purpose: 'contest' as const };
  const [original] = (await claimPieceUploads(tx, own)).uploads;
  if (!original) throw new Refusal(entryErrors.foreignFile);
  const { id, url, name, byte_size: size, mime, sha256 } = original;
  return { upload_id: id, url, name, size, mime, sha256 };
}

type Sent = { before: EntryRow | null; form: EntryForm; userId: number };

export async function claimFiles(tx: Tx, { before, form, userId }: Sent): Promise<Files> {
  return {
    screenshots: await claimPictures(tx, before, form.screenshots, userId),
    file: await claimFile(tx, before, form.upload_id, userId),
  };
}

/** Somebody on their own is no party of several. */
export function readersOf(ids: readonly number[]) {
  const [first, ...others] = ids;
  return others.length === 0
    ? { readers: 'owner' as const, readerIds: [first ?? 0] as const }
    : { readers: 'parties' as const, readerIds: ids };
}

/** Pictures are for everybody who has their address; the file is the team's until the vote. */
export async function useFiles(
  tx: Tx,
  entryId: number,
  { screenshots, file }: Files,
  memberIds: readonly number[],
): Promise<void> {
  await useUploads(
    tx,
    { kind: ENTRY_PICTURES, ownerId: entryId, readers: 'everybody' },
    screenshots.map(({ upload_id: id }) => ({ id })),
  );
  await useUploads(
    tx,
    { kind: ENTRY_FILE, ownerId: entryId, ...readersOf(memberIds) },
    file ? [{ id: file.upload_id }] : [],
  );
}
