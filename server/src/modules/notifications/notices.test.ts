import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { describeSubject, forgetSubject } from './subject.queries.ts';
import { tell, tellFromSite } from './tell.ts';

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

const speak = async (who: Person, postId: number, form: Record<string, unknown> = {}) =>
  (await commentOn(rig.app, who, postId, form)).data['id'] as number;

/** Delivers, then what lies with the person, as kinds. */
async function kindsOf(who: Person): Promise<string[]> {
  await rig.deliver();
  return (await rig.notices(who)).map((notice) => notice.kind);
}

describe('blocks', () => {
  test.each(['author', 'reader'] as const)('nothing passes when the %s blocks the other', async (blocker) => {
    const postId = await createPost(rig.app, author);
    await rig.likePost(reader, postId);
    await speak(reader, postId);
    await rig.follow(reader, author);
    await (blocker === 'author' ? rig.block(author, reader) : rig.block(reader, author));
    expect(await kindsOf(author)).toEqual([]);
  });

  test('a block takes away what was told before', async () => {
    const [other, postId] = [await createPerson(rig.app), await createPost(rig.app, author)];
    for (const who of [reader, other]) await rig.likePost(who, postId);
    await rig.follow(reader, author);
    await rig.follow(author, reader);
    await rig.deliver();
    await rig.app.post('/user/block', { user_id: reader.id }, { token: author.token });
    await rig.deliver();
    expect(await rig.notices(author)).toMatchObject([{ actor_count: 1, actors: [{ id: other.id }] }]);
    expect(await rig.notices(reader)).toEqual([]);
  });
});

test('an event told again changes nothing, not even what was read', async () => {
  const postId = await createPost(rig.app, author);
  await speak(reader, postId);
  await rig.likePost(reader, postId);
  await rig.follow(reader, author);
  const events = await rig.app.db.selectFrom('outbox_events').select(['type', 'payload']).execute();
  await rig.deliver();
  await rig.read(author);
  const before = await rig.notices(author);
  expect(before).toHaveLength(3);
  await rig.app.db
    .insertInto('outbox_events')
    .values(events.map(({ type, payload }) => ({ type, payload: JSON.stringify(payload) })))
    .execute();
  expect(await rig.deliver()).toBeGreaterThanOrEqual(3);
  expect(await rig.notices(author)).toEqual(before);
});

describe('subjects', () => {
  const order = {
    kind: 'order',
    id: 12,
    title: '立绘',
    excerpt: '两张',
    picture: '/a.webp',
    link: '/order/12',
  };
  const about = (subject: typeof order, key: string) =>
    transaction(rig.app.db, (tx) =>
      tell(tx, rig.app.services, {
        recipients: new Map([[author.id, 'mention' as const]]),
        key,
        actorId: reader.id,
        subject,
        at: new Date(),
      }),
    );
  const subjects = async () => (await rig.notices(author)).map((notice) => notice.subject);

  test('of a module that notices know nothing of are told like any other', async () => {
    await about(order, 'order:12');
    expect(await rig.notices(author)).toMatchObject([
      {
        type: 'at',
        title: '',
        content: '两张',
        link: '/order/12',
        subject: order,
        post: null,
        comment: null,
      },
    ]);
  });

  test('that change are described anew, as far as is said; the site’s own words stay', async () => {
    await about(order, 'order:12');
    await about({ ...order, id: 13 }, 'order:13');
    const site = { ...order, title: '定金已托管', excerpt: '可以动笔了。' };
    await transaction(rig.app.db, async (tx) => {
      await tellFromSite(tx, rig.app.services, { userId: author.id, key: 'order-paid:12', subject: site });
      await describeSubject(tx, 'order', 12, { title: '立绘，改', picture: '' });
    });
    const shown = await subjects();
    expect(shown).toHaveLength(3);
    for (const subject of [site, { ...order, title: '立绘，改', picture: '' }, { ...order, id: 13 }]) {
      expect(shown).toContainEqual(subject);
    }
  });

  test('that are gone take their notices along, and those of no other kind or id', async () => {
    await about(order, 'order:12');
    await about({ ...order, id: 13 }, 'order:13');
    await about({ ...order, kind: 'bounty' }, 'bounty:12');
    await transaction(rig.app.db, (tx) => forgetSubject(tx, 'order', [12, 14]));
    expect((await subjects()).map(({ kind, id }) => `${kind}:${id}`).sort()).toEqual([
      'bounty:12',
      'order:13',
    ]);
  });

  test('told of again are shown as they were told last', async () => {
    await about(order, 'order:12');
    await about({ ...order, title: '立绘，改' }, 'order:12');
    expect(await subjects()).toEqual([{ ...order, title: '立绘，改' }]);
  });
});
