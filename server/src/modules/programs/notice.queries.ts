import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';

// Events may be late or out of order, so what a notice tells is looked up.

export type ToldProgram = { id: number; user_id: number; title: string; picture: string; status: string };

const programJson = sql`json_build_object('id', p.id, 'user_id', p.user_id, 'title', p.title,
  'picture', coalesce(p.cover ->> 'url', ''), 'status', p.status)`;

export type ToldPerson = {
  program: ToldProgram;
  /** Who did it, or whom it is about. */
  user_id: number;
  nickname: string;
  other_id: number;
  role_name: string;
  reason: string;
};

async function find(tx: Tx, query: ReturnType<typeof sql<ToldPerson>>): Promise<ToldPerson | null> {
  return (await query.execute(tx)).rows[0] ?? null;
}

export const findToldApplication = (tx: Tx, id: number) =>
  find(
    tx,
    sql<ToldPerson>`
      select ${programJson} as program, a.user_id, ${shownName()} as nickname, a.owner_id as other_id, r.name as role_name,
        a.reason
      from program_applications a join programs p on p.id = a.program_id join program_roles r on r.id = a.role_id
      join users u on u.id = a.user_id where a.id = ${id}`,
  );

export const findToldInvitation = (tx: Tx, id: number) =>
  find(
    tx,
    sql<ToldPerson>`
      select ${programJson} as program, i.user_id, ${shownName()} as nickname, i.owner_id as other_id, r.name as role_name,
        i.message as reason
      from program_invitations i join programs p on p.id = i.program_id join program_roles r on r.id = i.role_id
      join users u on u.id = i.user_id where i.id = ${id}`,
  );

export const findToldMember = (tx: Tx, id: number) =>
  find(
    tx,
    sql<ToldPerson>`
      select ${programJson} as program, m.user_id, ${shownName()} as nickname, p.user_id as other_id, m.role_name,
        coalesce(m.removed_reason, '') as reason
      from program_members m join programs p on p.id = m.program_id join users u on u.id = m.user_id where m.id = ${id}`,
  );

/** `user_id` is who gets it, `other_id` who gives. */
export const findToldHandover = (tx: Tx, id: number) =>
  find(
    tx,
    sql<ToldPerson>`
      select ${programJson} as program, h.to_id as user_id, ${shownName()} as nickname, h.from_id as other_id, '' as role_name,
        (select ${shownName('f')} from users f where f.id = h.from_id) as reason
      from program_handovers h join programs p on p.id = h.program_id join users u on u.id = h.to_id where h.id = ${id}`,
  );

export type ToldDevlog = { program: ToldProgram; author_id: number; post_id: number; post_title: string };

export async function findToldDevlog(tx: Tx, programId: number, postId: number): Promise<ToldDevlog | null> {
  const { rows } = await sql<ToldDevlog>`
    select ${programJson} as program, o.user_id as author_id, o.id as post_id, o.title as post_title
    from program_devlogs d join programs p on p.id = d.program_id join posts o on o.id = d.post_id and o.deleted_at is null
    where d.program_id = ${programId} and d.post_id = ${postId} and p.status = 'published'`.execute(tx);
  return rows[0] ?? null;
}

/** Those who want to hear of it; thousands at most. */
export async function listFollowers(tx: Tx, programId: number, exceptId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from program_follows where program_id = ${programId} and user_id <> ${exceptId}
    order by user_id`.execute(tx);
  return rows.map((row) => row.user_id);
}

export async function findToldProgram(
  tx: Tx,
  id: number,
): Promise<(ToldProgram & { removed_reason: string }) | null> {
  const { rows } = await sql<ToldProgram & { removed_reason: string }>`
    select p.id, p.user_id, p.title, coalesce(p.cover ->> 'url', '') as picture, p.status, p.removed_reason
    from programs p where p.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
