import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createPerson, newMobile, requestCode, signIn, type Person } from '../../../test/test-people.ts';

let rig: NoticeRig;
let author: Person;
let reader: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
});
beforeEach(async () => {
  [author, reader] = [await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

/** Delivers, then what lies with the person, as kinds. */
async function kindsOf(who: Person): Promise<string[]> {
  await rig.deliver();
  return (await rig.notices(who)).map((notice) => notice.kind);
}

describe('follows', () => {
  test('come one by one, and say whether one follows back', async () => {
    const other = await createPerson(rig.app);
    for (const who of [reader, other]) await rig.follow(who, author);
    await rig.follow(author, reader);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([
      { type: 'follow', link: `/user/${other.id}`, is_followed: false, actor_count: 1 },
      { type: 'follow', link: `/user/${reader.id}`, is_followed: true, actor_count: 1 },
    ]);
  });

  test('ended while unread leave nothing; read ones stay, and following again is quiet', async () => {
    await rig.follow(reader, author);
    await rig.deliver();
    await rig.follow(reader, author);
    expect(await kindsOf(author)).toEqual([]);
    await rig.follow(reader, author);
    await rig.deliver();
    await rig.read(author);
    for (let i = 0; i < 2; i++) await rig.follow(reader, author);
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ kind: 'follow', is_read: true }]);
  });
});

test('whoever registers is welcomed, once', async () => {
  const mobile = newMobile();
  const code = await requestCode(rig.app, mobile);
  const username = `fresh${author.id}`;
  const form = { username, mobile, code, password: 'abcd1234', email: `${username}@mail.example` };
  await rig.app.post('/user/register', form);
  const fresh = { id: 0, username, token: await signIn(rig.app, username) };
  await rig.deliver();
  expect(await rig.notices(fresh)).toMatchObject([
    { type: 'system', title: '欢迎来到造界', link: '/community', actors: [], post: null },
  ]);
});

test('who follows is shown by the name they have now', async () => {
  await rig.follow(reader, author);
  await rig.deliver();
  const subject = { kind: 'user', id: reader.id, excerpt: '', picture: '', link: `/user/${reader.id}` };
  const titles = async () => {
    await rig.deliver();
    return (await rig.notices(author)).map((notice) => notice.subject);
  };
  expect(await titles()).toEqual([{ ...subject, title: reader.username }]);
  await rig.app.send('PUT', `/user/${reader.id}`, { body: { nickname: '山月' }, token: reader.token });
  expect(await titles()).toEqual([{ ...subject, title: '山月' }]);
});
