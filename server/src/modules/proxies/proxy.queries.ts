import type { ProxyScope, ProxyState } from '@zaojie/contract/proxies/proxy-words';
import { proxyLimits } from '@zaojie/contract/proxies/proxy-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statement, type Sql } from '../../db/statement.ts';
import { sanctionOf } from '../sanctions/index.ts';
import { areNotApart, personColumns, type PersonRow } from '../users/index.ts';
import type { Terms } from './proxy-terms.ts';

/**
 * The hour that a mandate is kept by: the database's, which all processes share, moved by as much as this process's own
 * clock is moved.
 */
const hour = (movedMs: number | Sql) =>
  sql<Date>`(clock_timestamp() + ${movedMs}::double precision * interval '1 millisecond')`;

/** Less than a second is what asking for both clocks took. */
export function movedMsOf(now: () => Date): number {
  const movedMs = now().getTime() - Date.now();
  return Math.abs(movedMs) < 1000 ? 0 : movedMs;
}

export type NewProxy = { principalId: number; agentId: number; scopes: ProxyScope[]; expiresAt: Date };

/** Null where one lives between the two. */
export async function insertProxy(tx: Tx, given: NewProxy, now: Date): Promise<number | null> {
  const { principalId, agentId, scopes, expiresAt } = given;
  const row = await tx
    .insertInto('proxies')
    .values({
      principal_id: principalId,
      agent_id: agentId,
      scopes,
      expires_at: expiresAt,
      offered_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export type LockedProxy = {
  id: number;
  principal_id: number;
  agent_id: number;
  state: ProxyState;
  scopes: ProxyScope[];
  expires_at: Date;
  is_over: boolean;
};

/** Whoever moves it takes turns by this row, and what is done under it waits for the end of the move. */
export async function lockProxy(tx: Tx, id: number, movedMs: number): Promise<LockedProxy | null> {
  const { rows } = await sql<LockedProxy>`
    select id, principal_id, agent_id, state, scopes, expires_at, expires_at <= ${hour(movedMs)} as is_over
    from proxies where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function updateState(tx: Tx, id: number, state: ProxyState, now: Date): Promise<void> {
  const change = state === 'active' ? { accepted_at: now } : { ended_at: now };
  await tx
    .updateTable('proxies')
    .set({ state, ...change })
    .where('id', '=', id)
    .execute();
}

export async function updateTerms(tx: Tx, id: number, { scopes, expiresAt }: Terms): Promise<void> {
  await tx
    .updateTable('proxies')
    .set({ scopes: [...scopes], expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Those that live between two people, or between one and everybody. */
export async function listAlive(tx: Tx, userId: number, otherId: number | null = null): Promise<number[]> {
  const others = otherId === null ? sql`` : sql`and ${otherId} in (principal_id, agent_id)`;
  const { rows } = await sql<{ id: number }>`
    select id from proxies where ended_at is null and principal_id = ${userId} ${others}
    union all select id from proxies where ended_at is null and agent_id = ${userId} ${others}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countAlive(tx: Tx, side: 'principal_id' | 'agent_id', userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('proxies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(side, '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type ProxyRow = {
  id: number;
  principal: PersonRow;
  agent: PersonRow;
  scopes: ProxyScope[];
  state: ProxyState;
  expires_at: Date;
  offered_at: Date;
  ended_at: Date | null;
  is_over: boolean;
};

const personOf = (id: Sql) =>
  sql`(select to_json(person) from (select ${personColumns()} from users u where u.id = ${id}) person)`;
const people = sql`${personOf(sql`p.principal_id`)} as principal, ${personOf(sql`p.agent_id`)} as agent`;
const columns = (movedMs: number | Sql) => sql`p.id, ${people}, p.scopes, p.state, p.expires_at, p.offered_at,
  p.ended_at, p.expires_at <= ${hour(movedMs)} as is_over`;

export type Side = 'given' | 'taken';
const columnOf = (side: Side) => sql.ref(side === 'given' ? 'p.principal_id' : 'p.agent_id');

/** What lives first, the latest at the top. */
export const listQuery = (side: Side, userId: number, movedMs: number) => sql<ProxyRow>`
  select ${columns(movedMs)} from proxies p where ${columnOf(side)} = ${userId}
  order by p.ended_at desc, p.id desc limit ${proxyLimits.shown}`;

export async function listProxyRows(
  db: Db,
  side: Side,
  userId: number,
  movedMs: number,
): Promise<ProxyRow[]> {
  return (await listQuery(side, userId, movedMs).execute(db)).rows;
}

export async function findProxy(db: Db, id: number): Promise<ProxyRow | null> {
  const { rows } = await sql<ProxyRow>`select ${columns(0)} from proxies p where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type MandateRow = {
  id: number;
  scopes: ProxyScope[];
  mute_reason: string | null;
  muted_until: Date | null;
};

export type Asked = { agentId: number; principalId: number; now: Date; movedMs: number };

/**
 * What lives and is accepted, while neither has blocked the other and the principal is neither shut out nor gone. The agent
 * has just been let in.
 */
export const findMandate = statement<Asked, MandateRow>(
  ({ agentId, principalId, now, movedMs }) => sql`
    select p.id, p.scopes, m.reason as mute_reason, m.until as muted_until
    from proxies p join users u on u.id = p.principal_id
    left join lateral ${sanctionOf(sql`p.principal_id`, 'mute', now)} m on true
    where p.principal_id = ${principalId} and p.agent_id = ${agentId} and p.ended_at is null and p.state = 'active'
      and p.expires_at > ${hour(movedMs)} and u.erased_at is null
      and not exists ${sanctionOf(sql`p.principal_id`, 'ban', now)}
      and ${areNotApart(sql`p.principal_id`, sql`p.agent_id`)}`,
);

/** The one that something is done under, held until that is done; null where it has ended. */
export async function holdMandate(tx: Tx, { agentId, principalId, movedMs }: Omit<Asked, 'now'>) {
  const { rows } = await sql<{ id: number; scopes: ProxyScope[] }>`
    select p.id, p.scopes from proxies p where p.principal_id = ${principalId} and p.agent_id = ${agentId}
      and p.ended_at is null and p.state = 'active' and p.expires_at > ${hour(movedMs)} for share`.execute(
    tx,
  );
  return rows[0] ?? null;
}
