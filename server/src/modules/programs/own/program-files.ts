import { programErrors } from '@zaojie/contract/programs/program.errors';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, type UploadFacts } from '../../uploads/index.ts';

/** What a project shows is for everybody. */
export const usedBy = (programId: number) =>
  ({ kind: 'program', ownerId: programId, readers: 'everybody' }) as const;

export const asPicture = ({ url, width, height, blur, widths }: UploadFacts): Picture => ({
  url,
  width: width ?? 0,
  height: height ?? 0,
  blur,
  widths,
});

/** Files that the project shows already; whoever had it before may have sent them. Held, so that none can go meanwhile. */
async function heldOf(tx: Tx, programId: number, urls: readonly string[]): Promise<UploadFacts[]> {
  const { rows } = await sql<UploadFacts>`
    select f.id, f.kind, f.url, f.name, f.byte_size, f.width, f.height, f.blur, f.widths
    from upload_uses n join uploads f on f.id = n.upload_id
    where n.kind = 'program' and n.owner_id = ${programId} and f.url = any(${[...urls]}::text[])
    order by f.id for key share of f`.execute(tx);
  return rows;
}

/** Pictures by their addresses: the project's own and those that its owner sent. Anything else is refused. */
export async function claimPictures(
  tx: Tx,
  { programId, userId, urls }: { programId: number; userId: number; urls: readonly string[] },
): Promise<Map<string, UploadFacts>> {
  const wanted = [...new Set(urls)];
  const held = await heldOf(tx, programId, wanted);
  const known = new Set(held.map(({ url }) => url));
  const fresh = await claimUploads(tx, { userId, urls: wanted.filter((url) => !known.has(url)) });
  const all = [...held, ...fresh.uploads];
  if (fresh.missing.length > 0 || all.some(({ kind }) => kind !== 'image')) {
    throw new Refusal(programErrors.foreignImage);
  }
  return new Map(all.map((upload) => [upload.url, upload]));
}
