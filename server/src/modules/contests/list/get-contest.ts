import { entryStatuses, type EntryStatus } from '@zaojie/contract/contests/contest-words';
import type { getContest as endpoint } from '@zaojie/contract/contests/contest.endpoints';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { cardColumns, isRegistered, type CardRow } from '../contest-rows.ts';
import { canSee, contestCanOf, isRevealed, showsAuthors } from '../contest.policy.ts';
import { contestColumns, type LockedContest } from '../contest.queries.ts';
import { viewCard, viewPrizes } from '../contest.view.ts';
import { teamColumns, listInvitations, type InvitationRow, type TeamRow } from '../teams/team.queries.ts';
import { viewInvitation, viewTeam } from '../teams/team.view.ts';

type EntryLabel = { id: number; title: string; status: EntryStatus; reason: string; updated_at: string };
type DetailRow = LockedContest &
  CardRow & {
    tag: { id: number; name: string } | null;
    my_team: TeamRow | null;
    my_entry: EntryLabel | null;
    my_ballots_count: number;
  };

const ownTeam = (userId: number) => sql`(
  select row_to_json(found) from (
    select ${teamColumns} from contest_members own join contest_teams t on t.id = own.team_id
    where own.contest_id = c.id and own.user_id = ${userId} and own.joined_at is not null
  ) found)`;
const ownEntry = (userId: number) => sql`(
  select json_build_object('id', e.id, 'title', e.title, 'status', e.status, 'reason', e.reason, 'updated_at', e.updated_at)
  from contest_members own join contest_entries e on e.team_id = own.team_id
  where own.contest_id = c.id and own.user_id = ${userId} and own.joined_at is not null)`;
const ownBallots = (userId: number) => sql`(
  select count(*)::int from contest_ballots b
  where b.voter_id = ${userId} and b.contest_id = c.id and b.scores is not null)`;

/** All that a viewer may know is decided from this one row. */
async function findDetail(db: Db, id: number, viewerId: number | null): Promise<DetailRow | null> {
  const own =
    viewerId === null
      ? sql`null as my_team, null as my_entry, 0 as my_ballots_count`
      : sql`${ownTeam(viewerId)} as my_team, ${ownEntry(viewerId)} as my_entry, ${ownBallots(viewerId)} as my_ballots_count`;
  const { rows } = await sql<DetailRow>`
    select ${contestColumns}, ${cardColumns}, ${isRegistered(viewerId, sql.ref('c.id'))} as is_registered,
      (select json_build_object('id', g.id, 'name', g.name) from tags g where g.id = c.tag_id) as tag, ${own}
    from contests c join users u on u.id = c.organiser_id where c.id = ${id} and c.status <> 'draft'`.execute(
    db,
  );
  return rows[0] ?? null;
}

function viewContest(
  row: DetailRow,
  { viewer, invitations, now }: { viewer: Viewer | null; invitations: InvitationRow[]; now: Date },
): ContestDetail {
  const viewerId = viewer?.userId ?? 0;
  return {
    ...viewCard(row, now),
    theme: isRevealed(row, now) ? { title: row.theme, note: row.theme_note } : null,
    rules: row.rules,
    additions: row.additions,
    prizes: viewPrizes(row.prizes),
    criteria: row.criteria,
    sponsors: row.sponsors,
    tag: row.tag,
    is_organiser: row.organiser_id === viewerId,
    my_team: row.my_team && viewTeam(row.my_team, row, { viewerId, now }),
    my_invitations: row.is_registered ? [] : invitations.map(viewInvitation),
    my_entry: row.my_entry && {
      ...row.my_entry,
      status_label: entryStatuses[row.my_entry.status],
      updated_at: new Date(row.my_entry.updated_at).toISOString(),
    },
    my_ballots_count: row.my_ballots_count,
    has_results: showsAuthors(row.status) && row.counted_at !== null,
    reason: row.reason,
    announced_at: row.announced_at?.toISOString() ?? null,
    server_time: now.toISOString(),
    can: contestCanOf(row, viewer, { now, isRegistered: row.is_registered }),
  };
}

export const getContest: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const now = context.now();
  const viewerId = viewer?.userId ?? null;
  const [row, invitations] = await Promise.all([
    findDetail(db, query.id, viewerId),
    viewerId === null ? [] : listInvitations(db, viewerId, { contestId: query.id, now }),
  ]);
  if (!row || !canSee(viewer, row)) throw new Refusal(contestErrors.notFound);
  return viewContest(row, { viewer, invitations, now });
};
