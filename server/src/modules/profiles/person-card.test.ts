import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage, createPost } from '../../../test/test-posts.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';

let app: TestApp;
let maker: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [maker, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const cardOf = (who: Person, viewer?: Person) =>
  app.get(`/profile/card?user_id=${who.id}`, viewer ? { token: viewer.token } : {});

test('somebody who offers nothing has counts and no price', async () => {
  await createPost(app, maker, { media_urls: [await createImage(app, maker)] });
  await app.post(`/user/follow/${maker.id}`, {}, { token: reader.token });
  expect((await cardOf(maker, reader)).data).toMatchObject({
    id: maker.id,
    works_count: 1,
    followers_count: 1,
    likes_count: 0,
    is_followed: true,
    commission: null,
    verified: { personal: false, creator: false, enterprise: false },
    can: { edit: false, follow: true },
  });
  expect((await cardOf(maker, maker)).data).toMatchObject({ can: { edit: true, follow: false } });
});

test('the price is the cheapest on offer, and pausing is said', async () => {
  await addService(app, maker, { base_price: 800 });
  await addService(app, maker, { name: '头像', base_price: 300 });
  expect((await cardOf(maker)).data).toMatchObject({ commission: { status: 'on', starting_price: 300 } });
  await app.post('/profile/storefront/save', { is_accepting: false }, { token: maker.token });
  expect((await cardOf(maker)).data).toMatchObject({ commission: { status: 'off', starting_price: 300 } });
});

test('whom the viewer keeps away says nothing; whoever keeps the viewer away is gone', async () => {
  await app.send('PUT', `/user/${maker.id}`, { body: { bio: '画山也画水' }, token: maker.token });
  expect((await cardOf(maker, reader)).data).toMatchObject({ bio: '画山也画水' });
  await app.post('/user/block', { user_id: maker.id }, { token: reader.token });
  expect((await cardOf(maker, reader)).data).toMatchObject({
    bio: '',
    is_blocked: true,
    can: { follow: false },
  });
  await app.post('/user/block', { user_id: reader.id }, { token: maker.token });
  expect(await cardOf(maker, reader)).toMatchObject({ msg: '用户不存在' });
  expect(await app.get('/profile/card')).toMatchObject({ msg: '无效的用户ID' });
});
