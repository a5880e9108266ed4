import { contestStatuses, entryStatuses } from '@zaojie/contract/contests/contest-words';
import type { EntryForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestErrors, entryErrors, teamErrors } from '@zaojie/contract/contests/contest.errors';
import type { OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { canSee, isRevealed } from '../contest.policy.ts';
import { contestColumns, type LockedContest } from '../contest.queries.ts';
import { findTeamOf, type TeamRow } from '../teams/team.queries.ts';
import { findEntryOfTeam, type EntryRow } from './entry.queries.ts';
import { viewFile, viewPicture } from './entry.view.ts';

const canOf = (contest: LockedContest, entry: EntryRow | null, now: Date): OwnEntry['can'] => {
  const closes = contest.submissions_close_at;
  const isOpen = contest.status === 'running' && closes !== null && now < closes;
  const isBarred = entry?.status === 'disqualified';
  return {
    save: isOpen && !isBarred,
    submit: isOpen && !isBarred && entry?.status !== 'submitted',
    withdraw: isOpen && entry?.status === 'submitted',
  };
};

export function viewOwnEntry(
  contest: LockedContest,
  team: TeamRow,
  { entry, now }: { entry: EntryRow | null; now: Date },
): OwnEntry {
  const joined = team.members.filter(({ joined_at: joinedAt }) => joinedAt !== null);
  const captain = joined.find(({ id }) => id === team.captain_id);
  const status = entry?.status ?? 'draft';
  return {
    id: entry?.id ?? null,
    contest: {
      id: contest.id,
      title: contest.title,
      category: contest.category,
      status: contest.status,
      status_label: contestStatuses[contest.status],
      submissions_close_at: contest.submissions_close_at?.toISOString() ?? '',
      voting_closes_at: contest.voting_closes_at?.toISOString() ?? '',
      criteria: contest.criteria,
    },
    team: {
      id: team.id,
      shown_name: team.name === '' ? (captain?.nickname ?? '') : team.name,
      members: joined.map(({ id, nickname, avatar }) => ({ id, nickname, avatar })),
    },
    theme: isRevealed(contest, now) ? { title: contest.theme, note: contest.theme_note } : null,
    title: entry?.title ?? '',
    description: entry?.description ?? '',
    link: entry?.link ?? '',
    file: viewFile(entry?.file ?? null),
    screenshots: entry?.screenshots.map(viewPicture) ?? [],
    status,
    status_label: entryStatuses[status],
    reason: entry?.reason ?? '',
    submitted_at: entry?.submitted_at?.toISOString() ?? null,
    updated_at: entry?.updated_at.toISOString() ?? null,
    server_time: now.toISOString(),
    can: canOf(contest, entry, now),
  };
}

type Asked = { contestId: number; choice: EntryForm['submission_id']; viewer: Viewer; now: Date };

export async function getOwnView(db: Db, { contestId, choice, viewer, now }: Asked): Promise<OwnEntry> {
  const { rows } = await sql<LockedContest>`
    select ${contestColumns} from contests c where c.id = ${contestId}`.execute(db);
  const [contest] = rows;
  if (!contest || !canSee(null, contest)) throw new Refusal(contestErrors.notFound);
  const team = await findTeamOf(db, contestId, viewer.userId);
  if (!team) throw new Refusal(teamErrors.notRegistered);
  const entry = await findEntryOfTeam(db, team.id);
  if (choice !== 'new' && entry?.id !== choice) throw new Refusal(entryErrors.notFound);
  return viewOwnEntry(contest, team, { entry, now });
}
