import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement, type Placeholders } from '../../db/statement.ts';
import { blockedAmong, blockersAmong } from '../users/index.ts';
import {
  figureColumns,
  latestList,
  type BoardName,
  type Gained,
  type ListRow,
  type PersonFigures,
} from './page.queries.ts';

export type Ties = Record<'followed' | 'blocked' | 'blocker', Set<number>>;

const tiesOf = statement<{ viewerId: number; people: readonly number[] }, { kind: keyof Ties; id: number }>(
  (p) => sql`
    select 'followed' as kind, f.followee_id as id from follows f
    where f.follower_id = ${p.viewerId} and f.followee_id = any(${p.people}::bigint[])
    union all
    select 'blocked', blocked_id from (${blockedAmong(p.viewerId, sql`${p.people}::bigint[]`)}) blocked
    union all
    select 'blocker', blocker_id from (${blockersAmong(sql`${p.people}::bigint[]`, p.viewerId)}) blockers`,
);

/** Whom of these people the viewer follows, has blocked, or is blocked by. */
export async function findTies(db: Db, viewerId: number, people: readonly number[]): Promise<Ties> {
  const rows = people.length === 0 ? [] : await tiesOf(db, { viewerId, people });
  const idsOf = (kind: keyof Ties) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { followed: idsOf('followed'), blocked: idsOf('blocked'), blocker: idsOf('blocker') };
}

export type OwnRow = PersonFigures &
  Pick<ListRow, 'entry_count'> & {
    place: number | null;
    points: number | null;
    trend: number | null;
    details: Gained | null;
    /** The places that one may be after, by their number. */
    ahead: Record<string, number> | null;
  };

type OwnValues = BoardName & { viewerId: number; places: readonly number[] };

export function ownQuery(p: Placeholders<OwnValues>): RawBuilder<OwnRow> {
  return sql<OwnRow>`
    select list.entry_count, ${figureColumns}, e.place, e.points, e.trend, e.details,
      (select json_object_agg(round.place, round.points) from ranking_entries round
        where round.snapshot_id = list.id and round.place = any(${p.places}::int[])) as ahead
    from users u cross join ${latestList(p)} list
    left join ranking_entries e on e.snapshot_id = list.id and e.subject_id = u.id
    where u.id = ${p.viewerId}`;
}

const own = statement(ownQuery);

/** Null as long as there is no list. */
export async function findOwnRow(db: Db, values: OwnValues): Promise<OwnRow | null> {
  return (await own(db, values))[0] ?? null;
}
