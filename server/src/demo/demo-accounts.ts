import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import type { Db } from '../db/database.ts';

export const DEMO_PASSWORD = 'demo1234';

const roles: Record<string, string> = { client: '需求方', creator: '创作者', admin: '运营' };

/** The accounts a visitor may try; none where the town was never filled. */
export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const accounts = Object.keys(roles);
  const rows = await db
    .selectFrom('users')
    .innerJoin('demo_town', (join) => join.onTrue())
    .select(['username', 'nickname', 'avatar'])
    .where('username_key', 'in', accounts)
    .execute();
  return accounts.flatMap((account) => {
    const row = rows.find(({ username }) => username === account);
    if (!row) return [];
    const { nickname, avatar } = row;
    return [{ account, password: DEMO_PASSWORD, nickname, avatar, role: roles[account] ?? '' }];
  });
}
