import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';
import { shownName } from '../users/index.ts';

/** What somebody's archive has of theirs from here. */
export const proxyExports: readonly ExportPart[] = [
  {
    name: 'proxies',
    about: '代理授权',
    rows: (userId) => sql`
    select ${shownName('principal')} as principal, ${shownName('agent')} as agent, p.scopes, p.state, p.offered_at,
      p.accepted_at, p.expires_at, p.ended_at
    from proxies p join users principal on principal.id = p.principal_id join users agent on agent.id = p.agent_id
    where ${userId} in (p.principal_id, p.agent_id) order by p.id`,
  },
  {
    name: 'proxy-acts',
    about: '代理操作记录',
    rows: (userId) => sql`
    select ${shownName('principal')} as principal, ${shownName('agent')} as agent, a.is_by_principal, a.scope,
      a.deed, a.detail, a.subject, a.subject_id, a.created_at
    from proxy_acts a join users principal on principal.id = a.principal_id join users agent on agent.id = a.agent_id
    where ${userId} in (a.principal_id, a.agent_id) order by a.id`,
  },
];
