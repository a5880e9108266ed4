import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { defaultSettings } from './settings.rules.ts';
import { tellFromSite } from './tell.ts';
import { countUnread } from './unread.queries.ts';

let rig: NoticeRig;
let author: Person;
let reader: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
  [author, reader] = [await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

/** A person with a like, a comment, a follow and a system notice. */
async function popular(): Promise<Person> {
  const person = await createPerson(rig.app);
  const postId = await createPost(rig.app, person);
  await rig.likePost(reader, postId);
  await commentOn(rig.app, reader, postId);
  await rig.follow(reader, person);
  await rig.deliver();
  await inform(person, 'order-paid:1');
  return person;
}

const paid = {
  kind: 'order',
  id: 1,
  title: '定金已托管',
  excerpt: '可以动笔了。',
  picture: '',
  link: '/order',
};

const inform = (person: Person, key: string) =>
  transaction(rig.app.db, (tx) =>
    tellFromSite(tx, rig.app.services, { userId: person.id, key, subject: paid }),
  );

describe('the list', () => {
  test('can be asked for by type and for what is unread; rubbish means everything', async () => {
    const person = await popular();
    for (const [query, total] of [
      ['', 4],
      ['&type=at', 1],
      ['&type=like', 1],
      ['&type=follow', 1],
      ['&type=system', 1],
      ['&type=x&unread=maybe&cursor=x&page=-1', 4],
    ] as const) {
      const page = await rig.page(person, query);
      expect([query, page.total, page.unread_count, page.data.length]).toEqual([query, total, total, total]);
    }
    await rig.read(person, { type: 'like' });
    expect((await rig.page(person, '&unread=1')).data.map((notice) => notice.type)).not.toContain('like');
    expect(await rig.page(person, '&type=like')).toMatchObject({ total: 1, unread_count: 0 });
    expect(await rig.page(person, '&type=like&unread=true')).toMatchObject({ total: 0, data: [] });
  });

  test('goes on by cursor without gaps, also where moments are the same', async () => {
    const person = await createPerson(rig.app);
    const at = new Date('2026-01-01T00:00:00.123Z');
    const rows = Array.from({ length: 23 }, (_, n) => ({
      user_id: person.id,
      type: 'system',
      kind: 'system',
      key: `s:${n}`,
      subject_kind: 'site',
      subject_id: 0,
      title: String(n),
      created_at: at,
      updated_at: n < 10 ? at : new Date(at.getTime() + n),
    }));
    await rig.app.db.insertInto('notices').values(rows).execute();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await rig.page(person, cursor ? `&cursor=${cursor}` : '', 5);
      seen.push(...page.data.map((notice) => notice.title));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => String(22 - n)));
  });

  test('with a cursor that was made up starts over or ends, and never fails', async () => {
    const person = await popular();
    const made = [
      ['x', 1],
      [1e300, 1],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      [-1, -1],
      [1.5, 1],
    ].map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'));
    for (const cursor of made) {
      const answer = await rig.app.get(`/message/notifications?cursor=${cursor}`, { token: person.token });
      expect([cursor, answer.code]).toEqual([cursor, 1]);
    }
  });

  test('costs the same few statements however much there is', async () => {
    const [quiet, busy] = [await createPerson(rig.app), await popular()];
    const statementsFor = async (person: Person) => {
      rig.app.queries.length = 0;
      await rig.page(person);
      return rig.app.queries.filter((query) => !query.includes('sessions')).length;
    };
    expect([await statementsFor(quiet), await statementsFor(busy)]).toEqual([2, 2]);
  });

  test('is nobody else’s', async () => {
    await popular();
    expect(await rig.page(await createPerson(rig.app))).toMatchObject({ data: [], total: 0 });
    expect((await rig.app.get('/message/notifications')).status).toBe(401);
  });
});

describe('reading', () => {
  test('one, a type, all; other windows hear of it', async () => {
    const person = await popular();
    const heard = rig.listen(person);
    const [first] = await rig.notices(person);
    expect((await rig.read(person, { id: first?.id })).data).toEqual({ unread_count: 3 });
    expect((await rig.read(person, { type: 'like' })).data).toEqual({ unread_count: 2 });
    expect(await countUnread(rig.app.db, person.id)).toEqual({ at: 1, like: 0, follow: 1, system: 0 });
    expect((await rig.read(person)).data).toEqual({ unread_count: 0 });
    expect((await rig.read(person)).data).toEqual({ unread_count: 0 });
    expect(heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'sessions' })));
  });

  test('somebody else’s looks like one that never was, and rubbish marks nothing', async () => {
    const person = await popular();
    const [first] = await rig.notices(person);
    const [foreign, missing] = [
      await rig.read(reader, { id: first?.id }),
      await rig.read(reader, { id: 999_999 }),
    ];
    expect(foreign).toMatchObject({ code: 1801, msg: '通知不存在' });
    expect(foreign.raw).toBe(missing.raw);
    expect((await rig.read(person, { id: 'all' })).code).not.toBe(1);
    expect((await rig.read(person, { type: 'x' })).code).not.toBe(1);
    expect((await rig.page(person)).unread_count).toBe(4);
  });
});

test('who is in a gathered notice comes by pages, to its owner only', async () => {
  const [person, postId] = [author, await createPost(rig.app, author)];
  const fans = await Promise.all(Array.from({ length: 5 }, () => createPerson(rig.app)));
  for (const fan of fans) await rig.likePost(fan, postId);
  await rig.deliver();
  const [notice] = await rig.notices(person, '&type=like');
  const actors = (who: Person, query = '') =>
    rig.app.get(`/message/notificationActors?id=${notice?.id}${query}`, { token: who.token });
  const first = await actors(person, '&per_page=3');
  const rest = await actors(person, `&per_page=3&cursor=${String(first.data['next_cursor'])}`);
  const listed = [first, rest].flatMap((answer) => answer.data['data'] as { id: number }[]);
  expect(listed.map(({ id }) => id)).toEqual(fans.map(({ id }) => id).toReversed());
  expect(first.data['total']).toBe(5);
  expect((await actors(reader)).raw).toBe(
    (await rig.app.get('/message/notificationActors?id=0', { token: reader.token })).raw,
  );
});

describe('settings', () => {
  test('start with the defaults of the table, and only what is given changes', async () => {
    const person = await createPerson(rig.app);
    const settings = async () => (await rig.app.get('/message/settings', { token: person.token })).data;
    expect(await settings()).toEqual(defaultSettings);
    expect((await rig.settings(person, {})).data).toEqual(defaultSettings);
    const changed = await rig.settings(person, {
      accept_from: 'followed',
      quiet_from: 0,
      user_id: reader.id,
    });
    expect(changed).toMatchObject({ code: 1, msg: '设置已保存' });
    expect(await settings()).toEqual({ ...defaultSettings, accept_from: 'followed', quiet_from: 0 });
    expect((await rig.settings(person, { quiet_to: 1440 })).msg).toBe('时间不正确');
  });

  test('a switch is a row while it differs from the default', async () => {
    const person = await createPerson(rig.app);
    const switches = () =>
      rig.app.db
        .selectFrom('notice_switches')
        .select(['type', 'channel', 'is_on'])
        .where('user_id', '=', person.id)
        .orderBy('type')
        .execute();
    await rig.settings(person, { notify_message: true, notify_at: true });
    expect(await switches()).toEqual([]);
    await rig.settings(person, { notify_like: false, notify_message: false });
    await rig.settings(person, { notify_like: false });
    const off = (type: string) => ({ type, channel: 'site', is_on: false });
    expect(await switches()).toEqual([off('like'), off('message')]);
    expect((await rig.settings(person, { notify_like: true })).data).toEqual({
      ...defaultSettings,
      notify_message: false,
    });
    expect(await switches()).toEqual([off('message')]);
  });

  test.each(['at', 'like', 'follow'])('%s switched off: no such notice is written', async (type) => {
    const person = await createPerson(rig.app);
    await rig.settings(person, { [`notify_${type}`]: false });
    const postId = await createPost(rig.app, person);
    await rig.likePost(reader, postId);
    await commentOn(rig.app, reader, postId);
    await rig.follow(reader, person);
    await rig.deliver();
    const types = (await rig.notices(person)).map((notice) => notice.type);
    expect(types.sort()).toEqual(['at', 'follow', 'like'].filter((one) => one !== type));
  });

  test('news ring at once; in quiet hours they wait on the page', async () => {
    const person = await createPerson(rig.app);
    const heard = rig.listen(person);
    const postId = await createPost(rig.app, person);
    await rig.likePost(reader, postId);
    await commentOn(rig.app, reader, postId);
    await rig.deliver();
    await inform(person, 'a');
    await inform(person, 'a');
    expect(heard).toEqual(['like', 'at', 'system'].map((type) => ({ type: 'notice', notice_type: type })));
    await rig.settings(person, { quiet_enabled: true, quiet_from: 0, quiet_to: 0 });
    heard.length = 0;
    await rig.follow(reader, person);
    await rig.deliver();
    await inform(person, 'b');
    expect(heard).toEqual([]);
    expect((await rig.page(person)).unread_count).toBe(5);
  });
});
