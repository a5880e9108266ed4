import { sql } from 'kysely';
import type { ExportPart, Gathering, OwnFile } from '../../frame/own-data.ts';
import { unsealDocument, unsealParticulars } from './particulars.ts';

type Row = {
  kind: string;
  state: string;
  reason: string;
  created_at: Date;
  decided_at: Date | null;
  secret: Buffer | null;
};

async function readOwn({ db, secret }: Gathering, userId: number): Promise<object[]> {
  const { rows } =
    await sql<Row>`select kind, state, reason, created_at, decided_at, secret from verifications
    where user_id = ${userId} order by id`.execute(db);
  return rows.map(({ secret: sealed, ...row }) => ({
    ...row,
    particulars: sealed && unsealParticulars(secret, userId, sealed),
  }));
}

type Paper = { id: number; name: string; sealed: Buffer; created_at: Date };

/** Opened one after the other: they are theirs. */
async function* ownPapers({ db, secret }: Gathering, userId: number): AsyncGenerator<OwnFile> {
  const { rows: ids } = await sql<{ id: number }>`
    select id from verification_documents where user_id = ${userId} order by id`.execute(db);
  for (const { id } of ids) {
    const { rows } = await sql<Paper>`select id, name, sealed, created_at from verification_documents
      where id = ${id} and user_id = ${userId}`.execute(db);
    const paper = rows[0];
    const bytes = paper && unsealDocument(secret, userId, paper.sealed);
    if (!paper || !bytes) continue;
    const name = `verification/${id}-${paper.name.replaceAll(/[/\\]/g, '_')}`;
    yield { name, size: bytes.length, modifiedAt: paper.created_at, body: [bytes] };
  }
}

export const verificationExports: readonly ExportPart[] = [
  { name: 'verifications', about: '认证申请和材料', read: readOwn, files: ownPapers },
];
