import type {
  listInvitations as invitationsEndpoint,
  listMyRoleApplications as mineEndpoint,
  listReceivedRoleApplications as receivedEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import type { RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import type { Action } from '../../../frame/action.ts';
import { pageBefore, pageOf, placeBefore } from '../../../frame/paging.ts';
import { applicationsQuery, viewApplication } from './application-rows.ts';
import { invitationsQuery, viewInvitation } from './invitation-rows.ts';

export type ListPage = { before: number | null; limit: number; offset: number };

const from = ({ before }: ListPage) => (before === null ? sql`true` : sql`a.id < ${before}`);
const cut = ({ limit, offset }: ListPage) => sql`order by a.id desc limit ${limit} offset ${offset}`;

/** What was withdrawn leaves its reader's list. */
export function receivedIds(
  {
    ownerId,
    projectId,
    status,
  }: { ownerId: number; projectId: number | null; status: RoleApplicationStatus | null },
  page: ListPage,
): Sql {
  const ofProject = projectId === null ? sql`true` : sql`a.program_id = ${projectId}`;
  const inStatus = status === null ? sql`true` : sql`a.status = ${status}`;
  return sql`select a.id from program_applications a
    where a.owner_id = ${ownerId} and ${ofProject} and ${inStatus} and a.status <> 'withdrawn' and ${from(page)}
    ${cut(page)}`;
}

export function sentIds(userId: number, status: RoleApplicationStatus | null, page: ListPage): Sql {
  const inStatus = status === null ? sql`true` : sql`a.status = ${status}`;
  return sql`select a.id from program_applications a
    where a.user_id = ${userId} and ${inStatus} and ${from(page)} ${cut(page)}`;
}

export function invitationIds(userId: number, box: 'received' | 'sent', page: ListPage): Sql {
  const mine =
    box === 'sent' ? sql`a.owner_id = ${userId}` : sql`a.user_id = ${userId} and a.status <> 'cancelled'`;
  return sql`select a.id from program_invitations a where ${mine} and ${from(page)} ${cut(page)}`;
}

const COUNT_CAP = 10_000;
const everything: ListPage = { before: null, limit: COUNT_CAP, offset: 0 };

async function count(db: Db, ids: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${ids}) listed`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

type Asked = { page: number; per_page: number; cursor: string | null };

function placeOf({ page, per_page: perPage, cursor }: Asked): ListPage {
  const before = placeBefore(cursor);
  // One more than is shown: whether there is a next page.
  return { before, limit: perPage + 1, offset: before === null ? (page - 1) * perPage : 0 };
}

async function pageFrom<Row extends { id: number }>(
  db: Db,
  query: Asked,
  { rows, all }: { rows: RawBuilder<Row>; all: Sql },
) {
  const [found, total] = await Promise.all([rows.execute(db), count(db, all)]);
  const { shown, nextCursor } = pageBefore(found.rows, query.per_page, ({ id }) => id);
  return { shown, at: { total, page: query.page, perPage: query.per_page }, next_cursor: nextCursor };
}

type WaitingRow = { id: number; title: string; waiting: number };

export function waitingQuery(ownerId: number): RawBuilder<WaitingRow> {
  return sql<WaitingRow>`
    select p.id, p.title, count(*)::int as waiting
    from program_applications a join programs p on p.id = a.program_id
    where a.owner_id = ${ownerId} and a.status = 'applied'
    group by p.id order by max(a.id) desc`;
}

export const listReceivedRoleApplications: Action<typeof receivedEndpoint> = async (
  { db, viewer },
  { query },
) => {
  const which = { ownerId: viewer.userId, projectId: query.project_id, status: query.status };
  const [page, waiting] = await Promise.all([
    pageFrom(db, query, {
      rows: applicationsQuery(receivedIds(which, placeOf(query))),
      all: receivedIds(which, everything),
    }),
    waitingQuery(viewer.userId).execute(db),
  ]);
  return {
    ...pageOf(
      page.shown.map((row) => viewApplication(row, viewer.userId)),
      page.at,
    ),
    next_cursor: page.next_cursor,
    projects: waiting.rows,
    waiting: waiting.rows.reduce((sum, row) => sum + row.waiting, 0),
  };
};

export const listMyRoleApplications: Action<typeof mineEndpoint> = async ({ db, viewer }, { query }) => {
  const { userId } = viewer;
  const page = await pageFrom(db, query, {
    rows: applicationsQuery(sentIds(userId, query.status, placeOf(query))),
    all: sentIds(userId, query.status, everything),
  });
  const shown = page.shown.map((row) => viewApplication(row, userId));
  return { ...pageOf(shown, page.at), next_cursor: page.next_cursor };
};

export const listInvitations: Action<typeof invitationsEndpoint> = async (context, { query }) => {
  const { userId } = context.viewer;
  const page = await pageFrom(context.db, query, {
    rows: invitationsQuery(invitationIds(userId, query.box, placeOf(query))),
    all: invitationIds(userId, query.box, everything),
  });
  const shown = page.shown.map((row) => viewInvitation(row, userId, context.now()));
  return { ...pageOf(shown, page.at), next_cursor: page.next_cursor };
};
