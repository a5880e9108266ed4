import { sql, type RawBuilder } from 'kysely';
import { isThere, type Sql } from '../../../db/statement.ts';

// Who is hidden from whom, as conditions of other statements. People are ids, columns or placeholders.

export type PersonId = number | Sql;

export function hasBlocked(blocker: PersonId, person: PersonId): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from user_blocks
    where user_blocks.blocker_id = ${blocker} and user_blocks.blocked_id = ${person})`;
}

export function hasBlockedAnybody(blocker: PersonId): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from user_blocks where user_blocks.blocker_id = ${blocker})`;
}

/** As `hasBlocked`, as a column of a list. */
export function hasBlockedViewer(person: Sql, viewer: PersonId): RawBuilder<boolean> {
  return isThere(
    sql`from user_blocks where user_blocks.blocker_id = ${person} and user_blocks.blocked_id = ${viewer}`,
  );
}

/** `people` is an array of the statement's. */
export function isBlockedByAny(people: Sql, person: PersonId): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from user_blocks
    where user_blocks.blocker_id = any(${people}) and user_blocks.blocked_id = ${person})`;
}

/** What somebody wrote is shown to all but those who have blocked them; visitors have blocked nobody. */
export function isShownTo(viewer: PersonId | null, author: PersonId): RawBuilder<boolean> {
  return viewer === null ? sql<boolean>`true` : sql<boolean>`not ${hasBlocked(viewer, author)}`;
}

/** Neither keeps the other away. */
export function areNotApart(one: PersonId, other: PersonId): RawBuilder<boolean> {
  return sql<boolean>`(not ${hasBlocked(one, other)} and not ${hasBlocked(other, one)})`;
}

/** A select of everybody apart from somebody, either way: where many rows are compared with few people. */
export function peopleApartFrom(person: PersonId): Sql {
  return sql`select blocked_id from user_blocks where blocker_id = ${person}
    union all select blocker_id from user_blocks where blocked_id = ${person}`;
}

/** A select of who of these people has blocked somebody; `people` is an array of the statement's. */
export function blockersAmong(people: Sql, person: PersonId): Sql {
  return sql`select blocker_id from user_blocks
    where user_blocks.blocked_id = ${person} and user_blocks.blocker_id = any(${people})`;
}

/** A select of whom of these people somebody has blocked; `people` is an array of the statement's. */
export function blockedAmong(blocker: PersonId, people: Sql): Sql {
  return sql`select blocked_id from user_blocks
    where user_blocks.blocker_id = ${blocker} and user_blocks.blocked_id = any(${people})`;
}
