import { sql, type RawBuilder } from 'kysely';
import type { SanctionKind } from '@zaojie/contract/sanctions/sanction-words';

type Ref = RawBuilder<unknown>;

/** The one that holds at a moment: neither ended nor over. At most one of each kind. */
export const holdsAt = (now: Ref, alias = 'x') =>
  sql<boolean>`${sql.ref(`${alias}.ended_at`)} is null and (${sql.ref(`${alias}.until`)} is null or ${sql.ref(`${alias}.until`)} > ${now})`;

/** For the query that asks who calls: what holds for a person, as a subquery to join laterally. */
export const sanctionOf = (userId: Ref, kind: SanctionKind, now: Ref) =>
  sql`(select x.until, x.reason from sanctions x where x.user_id = ${userId} and x.kind = ${sql.lit(kind)} and ${holdsAt(now)})`;
