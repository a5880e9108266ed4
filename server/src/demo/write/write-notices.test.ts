import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { writeNotices } from './write-notices.ts';

let rig: NoticeRig;
let people: [Person, Person, Person];
beforeAll(async () => {
  rig = await createNoticeRig();
  people = [await createPerson(rig.app), await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

async function live(): Promise<void> {
  const [author, reader, other] = people;
  const postId = await createPost(rig.app, author);
  for (const who of people) await rig.likePost(who, postId);
  const top = (await commentOn(rig.app, reader, postId)).data['id'] as number;
  await commentOn(rig.app, author, postId, { parent_id: top });
  const answer = (await commentOn(rig.app, other, postId, { parent_id: top })).data['id'] as number;
  await commentOn(rig.app, author, postId, { parent_id: answer });
  await commentOn(rig.app, author, postId);
  for (const who of people) await rig.likeComment(who, top);
  await rig.follow(reader, author);
  await rig.follow(author, reader);
}

const withoutId = async (who: Person) =>
  (await rig.notices(who)).flatMap(({ id: _id, is_read: _isRead, ...notice }) =>
    notice.kind === 'system' ? [] : [notice],
  );

test('what is derived equals what the events would have told', async () => {
  await live();
  await rig.deliver();
  const told = [];
  for (const person of people) told.push(await withoutId(person));
  expect(told.map((notices) => notices.length)).toEqual([4, 4, 1]);
  await rig.app.db.deleteFrom('notices').execute();
  const ids = people.map((person) => person.id);
  await transaction(rig.app.db, (tx) => writeNotices(tx, ids));
  for (const [n, person] of people.entries()) expect(await withoutId(person)).toEqual(told[n]);
});

test('the newest two of each type are unread, and each account was welcomed', async () => {
  await rig.app.db.deleteFrom('notices').execute();
  const [author] = people;
  await transaction(rig.app.db, (tx) => writeNotices(tx, [author.id]));
  const { data } = await rig.page(author);
  const ofType = (type: string) => data.filter((notice) => notice.type === type);
  expect(ofType('system')).toMatchObject([{ title: '欢迎来到造界', is_read: true }]);
  expect(ofType('at').map((notice) => notice.is_read)).toEqual([false, false]);
  expect(ofType('like').map((notice) => notice.is_read)).toEqual([false]);
});
