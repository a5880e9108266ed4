import type { Tx } from '../src/db/database.ts';
import { transaction } from '../src/db/transaction.ts';
import { startSession } from '../src/modules/accounts/index.ts';
import { getCredentials, insertUser } from '../src/modules/users/index.ts';
import type { TestApp } from './test-app.ts';
import { cheapHash, type Person } from './test-people.ts';

/**
 * The owner is whose things the rows are about; the counterparty is who deals with the owner in them; the blocked one is
 * kept away by the owner; the stranger has to do with neither.
 */
export const members = ['stranger', 'owner', 'counterparty', 'blocked', 'admin'] as const;
export type Member = (typeof members)[number];

/** Five people who are signed in, and nothing of theirs yet but the block. */
export type Stage = Record<Member, Person> & {
  app: TestApp;
  /** No two stages have the same: for names that may be taken only once. */
  n: number;
};

let stages = 0;

export async function createStage(app: TestApp): Promise<Stage> {
  const n = ++stages;
  const hashed = await cheapHash();
  const people = await transaction(app.db, async (tx) => {
    const created: [Member, Person][] = [];
    for (const member of members) created.push([member, await createMember(tx, member, n, hashed)]);
    return Object.fromEntries(created) as Record<Member, Person>;
  });
  const { owner, blocked } = people;
  await app.post('/user/block', { user_id: blocked.id }, { token: owner.token });
  return { ...people, app, n };
}

/** Signed in without asking for the password: checking one is slow on purpose. */
async function createMember(tx: Tx, member: Member, n: number, passwordHashed: string): Promise<Person> {
  const user = { username: `${member}_${n}`, nickname: '', email: null, mobile: null };
  const id = await insertUser(tx, { ...user, passwordHash: passwordHashed });
  if (member === 'admin') await tx.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  const { userinfo } = await startSession(tx, await getCredentials(tx, id), {
    now: new Date(),
    userAgent: 'access matrix',
    byPassword: true,
  });
  return { id, username: user.username, token: userinfo.token };
}
