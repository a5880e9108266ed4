import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../../frame/report-target.ts';
import { giveAmendmentsBack, takeAmendments } from '../contest.queries.ts';
import { giveNameBack, takeName } from '../teams/team.queries.ts';

const shown = sql`c.status in ('open', 'running', 'voting', 'closed', 'announced')`;

async function listContests(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select c.id, c.organiser_id as "ownerId", c.title, '/events/' || c.id as link,
      concat_ws(E'\\n', c.summary, (select string_agg(a ->> 'text', E'\\n' order by a ->> 'at' desc)
        from jsonb_array_elements(c.additions) a)) as excerpt
    from contests c where c.id = any(${[...ids]}::bigint[]) and ${shown}`.execute(db);
  return rows;
}

/** One that goes by its captain has no words of its own. */
async function listTeams(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select t.id, t.captain_id as "ownerId", t.name as title, '《' || c.title || '》的队伍' as excerpt,
      '/events/' || c.id as link
    from contest_teams t join contests c on c.id = t.contest_id
    where t.id = any(${[...ids]}::bigint[]) and t.name <> '' and ${shown}`.execute(db);
  return rows;
}

/** Whoever doesn't take part sees no team before the vote: what is reported of them are their entries. */
const toNobody = async () => false;

export const contestReports: readonly ReportTarget[] = [
  {
    kind: 'contest',
    list: listContests,
    // What an administrator has let through is ended in the administration, with its money, not by a case.
    remove: takeAmendments,
    restore: giveAmendmentsBack,
  },
  { kind: 'team', list: listTeams, isOpenTo: toNobody, remove: takeName, restore: giveNameBack },
];
