import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { SubjectDescription } from './subject.ts';

export type SubjectIds = number | readonly number[];
const asList = (ids: SubjectIds): number[] => (typeof ids === 'number' ? [ids] : [...ids]);

/** For subjects that are gone: nobody is told of them any more. */
export async function forgetSubject(tx: Tx, kind: string, ids: SubjectIds): Promise<void> {
  await sql`delete from notices where subject_kind = ${kind} and subject_id = any(${asList(ids)}::bigint[])`.execute(
    tx,
  );
}

/** For subjects that have changed: only what is given is shown anew. The site's own notices keep the words they were told in. */
export async function describeSubject(
  tx: Tx,
  kind: string,
  ids: SubjectIds,
  { title = null, excerpt = null, picture = null, link = null }: DescriptionChanges,
): Promise<void> {
  // In the order of their ids, so that two who describe the same don't wait in a circle.
  await sql`
    update notices n set title = coalesce(${title}, n.title), excerpt = coalesce(${excerpt}, n.excerpt),
      picture = coalesce(${picture}, n.picture), link = coalesce(${link}, n.link)
    from (
      select id from notices
      where subject_kind = ${kind} and subject_id = any(${asList(ids)}::bigint[]) and kind <> 'system'
      order by id for no key update
    ) told
    where n.id = told.id`.execute(tx);
}

export type DescriptionChanges = { [K in keyof SubjectDescription]?: string | null };
