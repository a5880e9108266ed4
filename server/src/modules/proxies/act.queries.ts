import type { ProxyScope, ProxySubject } from '@zaojie/contract/proxies/proxy-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { Act } from '../../frame/acting/proxy-desk.ts';
import { personColumns, shownName, type PersonRow } from '../users/index.ts';
import type { LockedProxy, Side } from './proxy.queries.ts';

export async function insertAct(tx: Tx, proxyId: number, act: Act, now: Date): Promise<void> {
  await tx
    .insertInto('proxy_acts')
    .values({
      proxy_id: proxyId,
      principal_id: act.principalId,
      agent_id: act.agentId,
      scope: act.scope,
      deed: act.deed,
      call: act.call,
      subject: act.subject?.kind ?? null,
      subject_id: act.subject?.id ?? null,
      created_at: now,
    })
    .execute();
}

/** What the principal made different stands between what was done before and after it. */
export async function insertChange(
  tx: Tx,
  proxy: Pick<LockedProxy, 'id' | 'principal_id' | 'agent_id'>,
  change: { deed: string; call: string; detail: string },
  now: Date,
): Promise<void> {
  const { id: proxy_id, principal_id, agent_id } = proxy;
  await tx
    .insertInto('proxy_acts')
    .values({ proxy_id, principal_id, agent_id, is_by_principal: true, ...change, created_at: now })
    .execute();
}

export type ActRow = {
  id: number;
  principal: PersonRow;
  agent: PersonRow;
  is_by_principal: boolean;
  scope: ProxyScope | null;
  deed: string;
  detail: string;
  subject: ProxySubject | null;
  subject_id: number | null;
  created_at: Date;
};

const personOf = (id: Sql) =>
  sql`(select to_json(person) from (select ${personColumns()} from users u where u.id = ${id}) person)`;

export type ActPlace = { side: Side; userId: number; beforeId: number | null; limit: number };

export const actsQuery = ({ side, userId, beforeId, limit }: ActPlace) => sql<ActRow>`
  select a.id, ${personOf(sql`a.principal_id`)} as principal, ${personOf(sql`a.agent_id`)} as agent, a.is_by_principal,
    a.scope, a.deed, a.detail, a.subject, a.subject_id, a.created_at
  from proxy_acts a where ${sql.ref(side === 'given' ? 'a.principal_id' : 'a.agent_id')} = ${userId}
    ${beforeId === null ? sql`` : sql`and a.id < ${beforeId}`}
  order by a.id desc limit ${limit}`;

export async function listActRows(db: Db, place: ActPlace): Promise<ActRow[]> {
  return (await actsQuery(place).execute(db)).rows;
}

const actsOn = (subject: ProxySubject, id: Sql, call: string) =>
  sql`act.subject = ${sql.lit(subject)} and act.subject_id = ${id} and act.call = ${sql.lit(call)}`;

/** The name of who made something for its author; null for what authors make themselves. */
export const madeForBy = (subject: ProxySubject, id: Sql, call: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select ${shownName('agent')} from proxy_acts act join users agent on agent.id = act.agent_id
    where ${actsOn(subject, id, call)} order by act.id limit 1)`;

export const wasMadeForBy = (subject: ProxySubject, id: Sql, call: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from proxy_acts act where ${actsOn(subject, id, call)})`;
