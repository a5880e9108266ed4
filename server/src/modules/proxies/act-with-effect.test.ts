import { sql } from 'kysely';
import { modules } from '../all.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { orderIn } from '../orders/order-test-rig.ts';
import { filesOf, formOf, pdf, sendForm } from '../uploads/upload-test-rig.ts';
import { hangWork, storePicture } from '../works/work-test-rig.ts';
import { acting, actsOf, authorise, createTwo, type Two } from './proxy-test-rig.ts';

/* Calls that reach outside aren't one transaction; what they do for another and the word of it are. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => letActsBeWritten());
afterAll(() => app.close());

async function letNoActBeWritten(): Promise<void> {
  await sql`create function refuse_act() returns trigger language plpgsql as
    $$ begin raise exception 'no act today'; end $$`.execute(app.db);
  await sql`create trigger no_acts before insert on proxy_acts for each row execute function refuse_act()`.execute(
    app.db,
  );
}
const letActsBeWritten = () => sql`drop function if exists refuse_act cascade`.execute(app.db);

const upload = (two: Two, orderId: number) => {
  const { token, headers } = acting(two);
  const form = formOf([
    { field: 'order_id', value: String(orderId) },
    { field: 'file', filename: '成稿.pdf', bytes: pdf() },
  ]);
  return sendForm(app, token, form, headers, '/order/upload');
};

/** Everything that one of the calls could have left behind. */
async function whatStands({ id }: Person) {
  const { rows } = await sql`
    select
      (select json_agg(json_build_array(o.progress, o.delivery_count, o.last_sign_at) order by o.id)
        from orders o where o.creator_id = ${id}) as orders,
      (select count(*) from order_events e join orders o on o.id = e.order_id where o.creator_id = ${id}) as events,
      (select count(*) from order_files f join orders o on o.id = f.order_id where o.creator_id = ${id}) as files,
      (select json_agg(w.title order by w.id) from works w where w.user_id = ${id}) as works,
      (select count(*) from uploads u where u.user_id = ${id}) as uploads,
      (select count(*) from proxy_acts a where a.principal_id = ${id}) as acts`.execute(app.db);
  return { rows, files: (await filesOf(app)).toSorted() };
}

test('where the act can’t be written nothing is done; where it can, each is written once', async () => {
  const two = await createTwo(app);
  const client = await createPerson(app);
  await authorise(app, two, ['orders', 'works']);
  const orderId = await orderIn(app, { client, creator: two.principal }, 'in_progress', { priceFen: 0 });
  const workId = await hangWork(app, two.principal, { visibility: 'hidden' });
  const [sketch, picture] = [
    await storePicture(app, two.principal, 'public'),
    await storePicture(app, two.principal),
  ];
  const progress = { order_id: orderId, progress: 40, progress_desc: '线稿', images: [sketch] };
  const work = { url: picture, title: '新的一幅' };
  const change = { id: workId, title: '另一个名字', visibility: 'public' };
  const deeds = [
    { deed: '更新进度', call: () => app.post('/order/updateProgress', progress, acting(two)) },
    { deed: '上传交付文件', call: () => upload(two, orderId) },
    {
      deed: '更新进度',
      call: () => app.post('/order/updateProgress', { ...progress, progress: 100, images: [] }, acting(two)),
    },
    { deed: '添加作品', call: () => app.post('/profile/works/add', work, acting(two)) },
    { deed: '修改作品', call: () => app.post('/profile/works/edit', change, acting(two)) },
  ];
  const before = await whatStands(two.principal);
  await letNoActBeWritten();
  for (const { call } of deeds) {
    expect(await call()).toMatchObject({ status: 500 });
    expect(await whatStands(two.principal)).toEqual(before);
  }
  await letActsBeWritten();
  for (const { call } of deeds) expect(await call()).toMatchObject({ code: 1 });
  const acts = await actsOf(app, two.principal, 'given');
  expect(acts.map(({ deed }) => deed)).toEqual(deeds.map(({ deed }) => deed).toReversed());
  expect(acts.filter(({ subject }) => subject === 'order').map(({ subject_id: id }) => id)).toEqual([
    orderId,
    orderId,
    orderId,
  ]);
});

test('a key that met a failure can be used again, and then does and writes it once', async () => {
  const two = await createTwo(app);
  const client = await createPerson(app);
  await authorise(app, two, ['orders']);
  const orderId = await orderIn(app, { client, creator: two.principal }, 'in_progress', { priceFen: 0 });
  const { token, headers } = acting(two);
  const keyed = { token, headers: { ...headers, 'idempotency-key': 'progress-40' } };
  const call = () =>
    app.post('/order/updateProgress', { order_id: orderId, progress: 40, progress_desc: '线稿' }, keyed);
  await letNoActBeWritten();
  expect(await call()).toMatchObject({ status: 500 });
  await letActsBeWritten();
  const first = await call();
  expect(first).toMatchObject({ code: 1 });
  expect((await call()).raw).toBe(first.raw);
  expect(await actsOf(app, two.principal, 'given')).toHaveLength(1);
});

test('taken back while files are sent, what lies with the order is what the list says', async () => {
  const two = await createTwo(app);
  const client = await createPerson(app);
  const id = await authorise(app, two, ['orders']);
  const orderId = await orderIn(app, { client, creator: two.principal }, 'in_progress', { priceFen: 0 });
  const [revoked, ...sent] = await Promise.all([
    app.post('/proxy/revoke', { id }, { token: two.principal.token }),
    ...[1, 2, 3, 4, 5].map(() => upload(two, orderId)),
  ]);
  expect(revoked.code).toBe(1);
  const done = sent.filter(({ code }) => code === 1).length;
  expect(sent.filter(({ code }) => code !== 1).every(({ code }) => code === 3010)).toBe(true);
  const files = await app.db.selectFrom('order_files').select('id').where('order_id', '=', orderId).execute();
  expect(files).toHaveLength(done);
  expect(await actsOf(app, two.principal, 'given')).toHaveLength(done);
});

test('calls that reach outside and leave an act: each does what it does in one transaction', () => {
  const outside = modules
    .flatMap(({ routes = [] }) => routes)
    .filter(({ callsOutside, endpoint: { actFor } }) => {
      return callsOutside && actFor !== null && actFor !== 'self' && actFor.deed !== null;
    });
  // Whoever adds one adds it to the first test above, which shows that its first transaction is its only one.
  expect(outside.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
    '/order/updateProgress',
    '/order/upload',
    '/profile/works/add',
    '/profile/works/edit',
  ]);
});
