import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { createChannelRig, type ChannelRig } from './channel.rig.ts';
import { sendParcel } from './sending/send-parcel.ts';
import { packNotices } from './sending/pack-notices.ts';

let rig: ChannelRig;
beforeAll(async () => {
  rig = await createChannelRig();
});
afterAll(() => rig.close());

const MINUTE = 60;
const HOUR = 3600;

async function waitingParcels(userId: number): Promise<number[]> {
  const rows = await rig.app.db
    .selectFrom('notice_parcels')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute();
  return rows.map(({ id }) => id);
}

describe('mail', () => {
  test('an order is told by mail without being asked for, with its link and the way out', async () => {
    const reader = await rig.reader();
    await rig.inform(reader, 'a');
    await rig.run();
    const [letter = '', ...more] = rig.lettersTo(reader);
    expect(more).toEqual([]);
    expect(letter).toContain('造界：客户已付定金');
    expect(letter).toContain('https://zaojie.example/order/1');
    expect(letter).toMatch(/List-Unsubscribe:\s+<https:\/\/zaojie\.example\/api\/message\/unsubscribe\//);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter).not.toContain('<img');
  });

  test('a like is not, until it is asked for; and nothing goes to an address that nobody confirmed', async () => {
    const reader = await rig.reader();
    const fan = await createPerson(rig.app);
    const like = async () => {
      const postId = await createPost(rig.app, reader);
      await rig.app.post('/posts/like', { post_id: postId }, { token: fan.token });
      await rig.run();
      return rig.lettersTo(reader).length;
    };
    expect(await like()).toBe(0);
    await rig.set(reader, 'like', 'mail', true);
    expect(await like()).toBe(1);
    await rig.app.db
      .updateTable('users')
      .set({ email: `new-${reader.address}` })
      .where('id', '=', reader.id)
      .execute();
    rig.app.passSeconds(11 * MINUTE);
    expect(await like()).toBe(1);
  });

  test('what comes soon after a mail comes together in the next; what was read meanwhile stays out', async () => {
    const reader = await rig.reader();
    await rig.inform(reader, 'first');
    await rig.run();
    for (const key of ['b', 'c', 'd']) await rig.inform(reader, key, { title: `第${key}件` });
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(1);
    const { data } = await rig.app.get('/message/notifications', { token: reader.token });
    const read = (data['data'] as { id: number; title: string }[]).find(({ title }) => title === '第c件');
    await rig.app.post('/message/readNotifications', { id: read?.id }, { token: reader.token });
    rig.app.passSeconds(10 * MINUTE + 1);
    await rig.run();
    const letters = rig.lettersTo(reader);
    expect(letters).toHaveLength(2);
    expect(letters[1]).toContain('你有 2 条新通知');
    expect(letters[1]).not.toContain('第c件');
  });

  test('one notice, three workers, one mail', async () => {
    const reader = await rig.reader();
    await rig.inform(reader, 'race');
    await rig.app.deliver();
    const three = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);
    await three(() => packNotices(rig.app.services, reader.id, 'mail'));
    const [parcel = 0, ...others] = await waitingParcels(reader.id);
    expect(others).toEqual([]);
    await three(() => sendParcel(rig.app.services, parcel));
    await rig.run();
    rig.app.passSeconds(3 * MINUTE);
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(1);
    expect(await waitingParcels(reader.id)).toEqual([]);
  });

  test('a mail server that is away is tried again later and longer; one that knows nobody is not', async () => {
    const reader = await rig.reader();
    rig.smtp.refuse('451 later');
    await rig.inform(reader, 'away');
    await rig.run();
    expect(await waitingParcels(reader.id)).toHaveLength(1);
    rig.app.passSeconds(MINUTE + 1);
    await rig.run();
    rig.smtp.refuse(null);
    rig.app.passSeconds(4 * MINUTE);
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(0);
    rig.app.passSeconds(MINUTE + 1);
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(1);

    const nobody = await rig.reader();
    rig.smtp.refuse('550 nobody');
    await rig.inform(nobody, 'nobody');
    await rig.run();
    rig.smtp.refuse(null);
    expect(await waitingParcels(nobody.id)).toEqual([]);
    rig.app.passSeconds(HOUR);
    await rig.run();
    expect(rig.lettersTo(nobody)).toEqual([]);
  });

  test('whoever died over it leaves it to be sent', async () => {
    const reader = await rig.reader();
    await rig.inform(reader, 'died');
    await rig.app.deliver();
    await packNotices(rig.app.services, reader.id, 'mail');
    const [parcel = 0] = await waitingParcels(reader.id);
    const held = new Date(rig.app.services.now().getTime() + MINUTE * 1000);
    await rig.app.db
      .updateTable('notice_parcels')
      .set({ held_until: held })
      .where('id', '=', parcel)
      .execute();
    await rig.run();
    expect(rig.lettersTo(reader)).toEqual([]);
    rig.app.passSeconds(2 * MINUTE);
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  test('hold mail and push back until they end, and make one of many', async () => {
    const reader = await rig.reader();
    const path = await rig.letIn(reader);
    // Whatever the time is: quiet from ten minutes ago for another hour.
    const minute = (Math.floor(rig.app.services.now().getTime() / 60_000) + 8 * 60) % 1440;
    const quiet = { quiet_enabled: true, quiet_from: (minute + 1430) % 1440, quiet_to: (minute + 60) % 1440 };
    await rig.app.post('/message/settings', quiet, { token: reader.token });
    for (const key of ['q1', 'q2', 'q3']) await rig.inform(reader, key);
    await rig.run();
    rig.app.passSeconds(50 * MINUTE);
    await rig.run();
    expect([rig.lettersTo(reader).length, rig.service.got.filter((got) => got === path).length]).toEqual([
      0, 0,
    ]);
    rig.app.passSeconds(11 * MINUTE);
    await rig.run();
    expect(rig.lettersTo(reader)).toHaveLength(1);
    expect(rig.lettersTo(reader)[0]).toContain('你有 3 条新通知');
    expect(rig.service.got.filter((got) => got === path)).toHaveLength(1);
  });
});

describe('push', () => {
  const sentTo = (path: string) => rig.service.got.filter((got) => got === path).length;

  test('each browser gets it once; one that failed gets it later, one that is gone is forgotten', async () => {
    const reader = await rig.reader();
    const [fine, busy, gone] = [await rig.letIn(reader), await rig.letIn(reader), await rig.letIn(reader)];
    rig.service.answer.set(busy, 503);
    rig.service.answer.set(gone, 410);
    await rig.inform(reader, 'p');
    await rig.run();
    rig.service.answer.clear();
    rig.app.passSeconds(MINUTE + 1);
    await rig.run();
    expect([sentTo(fine), sentTo(busy), sentTo(gone)]).toEqual([1, 1, 0]);
    const { data } = await rig.app.get('/message/channels', { token: reader.token });
    expect(data['push']).toMatchObject({ browsers: 2 });
  });

  test('signing out takes the browser along, and signing in as another moves it', async () => {
    const [one, two] = [await rig.reader(), await rig.reader()];
    const path = await rig.letIn(one);
    const row = await rig.app.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('user_id', '=', one.id)
      .executeTakeFirstOrThrow();
    const body = {
      endpoint: row.endpoint,
      keys: { p256dh: row.p256dh, auth: row.auth },
      public_key: row.public_key,
    };
    await rig.app.post('/message/subscribePush', body, { token: two.token });
    await rig.inform(one, 'm1');
    await rig.run();
    expect(sentTo(path)).toBe(0);
    await rig.inform(two, 'm2');
    await rig.run();
    expect(sentTo(path)).toBe(1);
    await rig.app.post('/user/logout', {}, { token: two.token });
    await rig.inform(two, 'm3');
    await rig.run();
    expect(sentTo(path)).toBe(1);
  });

  test('a private message reaches whoever is away, and not once it is read', async () => {
    const [reader, friend] = [await rig.reader(), await createPerson(rig.app)];
    const path = await rig.letIn(reader);
    const write = () =>
      rig.app.post(
        '/message/send',
        { to_user: reader.id, content: '在吗', type: 'text' },
        { token: friend.token },
      );
    expect(await write()).toMatchObject({ code: 1 });
    await rig.run();
    expect(sentTo(path)).toBe(1);
    expect(rig.lettersTo(reader)).toEqual([]);
    await rig.app.post(
      '/message/send',
      { to_user: friend.id, content: '在', type: 'text' },
      { token: reader.token },
    );
    await write();
    await rig.app.db
      .updateTable('chat_members')
      .set({ read_seq: 3, unread_count: 0 })
      .where('user_id', '=', reader.id)
      .execute();
    await rig.run();
    expect(sentTo(path)).toBe(1);
  });
});
