import { hash } from '@node-rs/argon2';
import { insertUser } from '../src/modules/users/index.ts';
import { transaction } from '../src/db/transaction.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'abcd1234';
export type Person = { id: number; username: string; token: string };

/** Sign-ins verify at the cost that is written in the hash; this one is the least there is. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | null = null;
let counter = 0;

/** Of PASSWORD. */
export const cheapHash = (): Promise<string> => (passwordHash ??= hash(PASSWORD, CHEAP));

/** A member who is signed in. Goes past registration, which has tests of its own. */
export async function createPerson(test: TestApp, name = `person${++counter}`): Promise<Person> {
  const hashed = await cheapHash();
  const id = await transaction(test.db, (tx) =>
    insertUser(tx, { username: name, nickname: '', email: null, mobile: null, passwordHash: hashed }),
  );
  return { id, username: name, token: await signIn(test, name) };
}

export async function createAdmin(test: TestApp): Promise<Person> {
  const person = await createPerson(test, `admin${++counter}`);
  await makeAdmin(test, person);
  return person;
}

export async function makeAdmin(test: TestApp, person: Person): Promise<void> {
  await test.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute();
  await confirmForGood(test, person);
}

/** However far the test's clock moves, this administrator isn't asked for the password again. */
async function confirmForGood(test: TestApp, { id }: Person): Promise<void> {
  await test.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date('2100-01-01') })
    .where('user_id', '=', id)
    .execute();
}

export async function signIn(test: TestApp, account: string, password = PASSWORD): Promise<string> {
  const answer = await test.post('/user/login', { account, password });
  return (answer.data['userinfo'] as { token: string }).token;
}

let mobileCounter = 0;

/** A number nobody has used in this run. */
export function newMobile(): string {
  return `139${String(++mobileCounter).padStart(8, '0')}`;
}

export async function requestCode(test: TestApp, mobile: string): Promise<string> {
  const answer = await test.post('/sms/send', { mobile, event: 'register' });
  return answer.data['sandbox_code'] as string;
}
