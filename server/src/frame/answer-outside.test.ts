import { frameErrors } from '@zaojie/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createPerson } from '../../test/test-people.ts';
import { isInTransaction } from '../db/transaction.ts';
import { answerOutside } from './answer-outside.ts';
import { Refusal } from './refusal.ts';

let app: TestApp;
let userId: number;
let counter = 0;
beforeAll(async () => {
  app = await startTestApp();
  userId = (await createPerson(app)).id;
});
afterAll(() => app.close());

const newCall = () => ({ userId, key: `key-${++counter}`, endpoint: 'POST /x', input: { a: 1 } });
const rowsOf = (key: string) =>
  app.db.selectFrom('idempotency_keys').select(['answer', 'claim']).where('key', '=', key).execute();

test('one effect and one answer, however often and however close together it is asked', async () => {
  const call = newCall();
  let effects = 0;
  const produce = async () => {
    expect(isInTransaction()).toBe(false);
    effects++;
    // All the others have come before the first is done.
    await vi.waitFor(async () => expect(await rowsOf(call.key)).toHaveLength(1));
    return `answer ${effects}`;
  };
  const answers = await Promise.all(Array.from({ length: 12 }, () => answerOutside(app.db, call, produce)));
  expect(new Set(answers)).toEqual(new Set(['answer 1']));
  expect(await answerOutside(app.db, call, produce)).toBe('answer 1');
  expect(effects).toBe(1);
  expect(await rowsOf(call.key)).toEqual([{ answer: 'answer 1', claim: null }]);
});

test('a refusal gives the key back', async () => {
  const call = newCall();
  const refused = answerOutside(app.db, call, () => Promise.reject(new Refusal(frameErrors.forbidden)));
  await expect(refused).rejects.toThrow(frameErrors.forbidden.msg);
  expect(await rowsOf(call.key)).toEqual([]);
  expect(await answerOutside(app.db, call, async () => 'now')).toBe('now');
});

test('the same key for something else is refused, while it is at work and afterwards', async () => {
  const call = newCall();
  const other = { ...call, input: { a: 2 } };
  await answerOutside(app.db, call, async () => {
    await expect(answerOutside(app.db, other, async () => 'other')).rejects.toThrow(
      frameErrors.idempotencyConflict.msg,
    );
    return 'first';
  });
  await expect(answerOutside(app.db, other, async () => 'other')).rejects.toThrow(
    frameErrors.idempotencyConflict.msg,
  );
});

test('what a dead process claimed can be done again after ten minutes, and its late answer changes nothing', async () => {
  const call = newCall();
  const answer = await answerOutside(app.db, call, async () => {
    await sql`update idempotency_keys set created_at = now() - interval '11 minutes' where key = ${call.key}`.execute(
      app.db,
    );
    expect(await answerOutside(app.db, call, async () => 'second')).toBe('second');
    return 'late';
  });
  expect(answer).toBe('late');
  expect(await rowsOf(call.key)).toEqual([{ answer: 'second', claim: null }]);
});
