import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { lockStorefront } from '../storefronts/storefront.queries.ts';
import { filesOf, pdf, sendFormTo } from '../uploads/upload-test-rig.ts';
import {
  applyEnterprise,
  applyPersonal,
  decideAs,
  ID_NUMBER,
  openDocument,
  scan,
  sendDocument,
} from './verifications.rig.ts';
import { verificationsModule } from './index.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
});
beforeEach(async () => {
  person = await createPerson(app);
});
afterAll(() => app.close());

type Own = { kind: string; is_verified: boolean; latest: Record<string, unknown> | null; can: object };
const own = async (kind: string): Promise<Own | undefined> => {
  const { data } = await app.get('/verification/mine', { token: person.token });
  return (data as unknown as Own[]).find((each) => each.kind === kind);
};
const marks = async () => (await app.get(`/profile/basic?user_id=${person.id}`)).data['verified'];
const deedsOf = async (id: number) => {
  const { data } = await app.get('/admin/audit?subject=verification', { token: admin.token });
  const all = data['data'] as { subject_id: number; deed: string }[];
  return all.filter(({ subject_id: of }) => of === id).map(({ deed }) => deed);
};

test('handed in, looked at, accepted: the mark appears, told and written down', async () => {
  expect(await own('personal')).toMatchObject({ latest: null, can: { apply: true, withdraw: false } });
  const applied = await applyPersonal(app, person);
  expect(applied).toMatchObject({
    code: 1,
    data: { state: 'pending', shown_as: '林**', documents: [{ name: '身份证.jpg', type: 'jpg' }] },
  });
  const id = Number(applied.data['id']);
  expect(await applyPersonal(app, person)).toMatchObject({ code: 2652 });
  expect(applied.raw).not.toContain(ID_NUMBER);

  const waiting = await app.get('/admin/verifications?per_page=50', { token: admin.token });
  const rows = waiting.data['data'] as Record<string, unknown>[];
  expect(rows.find((row) => row['id'] === id)).toMatchObject({
    user: { id: person.id },
    particulars: [{ value: '林见山' }, { value: ID_NUMBER }],
    can: { accept: true, reject: true, revoke: false },
  });
  expect(await decideAs(app, admin, id, 'accept')).toMatchObject({ code: 1, data: { state: 'accepted' } });
  await app.deliver();
  expect(await marks()).toEqual({ personal: true, creator: false, enterprise: false });
  expect(await own('personal')).toMatchObject({ is_verified: true, can: { apply: false } });
  expect(await applyPersonal(app, person)).toMatchObject({ code: 2653 });
  expect(await deedsOf(id)).toEqual(['verification.accept']);
  const notices = await app.get('/message/notifications?type=system', { token: person.token });
  expect(notices.raw).toContain('个人认证已通过');
  const { allowance } = (await app.get('/wallet/withdrawals', { token: person.token })).data;
  expect(allowance).toMatchObject({ is_verified: true });
  const storefront = await transaction(app.db, (tx) => lockStorefront(tx, person.id));
  expect(storefront.is_personal_verified).toBe(true);
});

test('rejected with a reason, handed in again; an enterprise shows on bounties, until it is revoked', async () => {
  const first = Number((await applyEnterprise(app, person)).data['id']);
  expect(
    await app.post('/admin/verifications', { id: first, action: 'reject' }, { token: admin.token }),
  ).toMatchObject({ code: 1000 });
  await decideAs(app, admin, first, 'reject', '执照已过期');
  expect(await own('enterprise')).toMatchObject({
    latest: { state: 'rejected', reason: '执照已过期' },
    can: { apply: true },
  });
  const second = Number((await applyEnterprise(app, person)).data['id']);
  await decideAs(app, admin, second, 'accept');
  await app.deliver();
  const isEnterprise = async () =>
    (
      await app.db
        .selectFrom('bounty_records')
        .select('is_enterprise')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).is_enterprise;
  expect(await isEnterprise()).toBe(true);
  expect(await marks()).toMatchObject({ enterprise: true });
  await decideAs(app, admin, second, 'revoke', '企业已注销');
  await app.deliver();
  expect(await isEnterprise()).toBe(false);
  expect(await marks()).toMatchObject({ enterprise: false });
});

test('two administrators at once: one decides, the other reads how it stands', async () => {
  const id = Number((await applyPersonal(app, person)).data['id']);
  const other = await createAdmin(app);
  const answers = await Promise.all([
    decideAs(app, admin, id, 'accept'),
    decideAs(app, other, id, 'reject'),
    decideAs(app, admin, id, 'accept'),
    decideAs(app, other, id, 'reject'),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2651, 2651, 2651]);
  expect(await deedsOf(id)).toHaveLength(1);
});

test('the same application at once is one application', async () => {
  const documents = await Promise.all([1, 2, 3].map(() => sendDocument(app, person)));
  const answers = await Promise.all(documents.map((id) => applyPersonal(app, person, id)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2652, 2652]);
});

test('nobody decides about themselves', async () => {
  const id = Number((await applyPersonal(app, admin)).data['id']);
  expect(await decideAs(app, admin, id, 'accept')).toMatchObject({ code: 1003 });
  const { data } = await app.get('/admin/verifications?per_page=50', { token: admin.token });
  const row = (data['data'] as Record<string, unknown>[]).find((each) => each['id'] === id);
  expect(row).toMatchObject({ particulars: [], documents: [], can: { accept: false } });
  await app.post('/verification/withdraw', { id }, { token: admin.token });
});

test('a paper opens for its owner and the reviewing administrator, and for nobody else by any way', async () => {
  const [other, late] = [await createPerson(app), await createAdmin(app)];
  const bytes = await scan('#c0392b');
  const documentId = await sendDocument(app, person, bytes);
  const opens = async (token: string | null) =>
    (await openDocument(app, token, documentId)).bytes.equals(bytes);

  // Before it is handed in it is the owner's alone.
  expect(await opens(person.token)).toBe(true);
  for (const token of [null, other.token, admin.token, late.token]) expect(await opens(token)).toBe(false);

  const id = Number((await applyPersonal(app, person, documentId)).data['id']);
  expect(await opens(admin.token)).toBe(true);
  for (const token of [null, other.token, 'rubbish']) expect(await opens(token)).toBe(false);
  expect(await deedsOf(id)).toEqual(['verification.read']);

  await decideAs(app, admin, id, 'reject');
  expect(await opens(person.token)).toBe(true);
  expect(await opens(admin.token)).toBe(true);
  for (const token of [null, other.token, late.token]) expect(await opens(token)).toBe(false);

  // Somebody else's paper can't be handed in, nor removed.
  expect(await applyPersonal(app, other, documentId)).toMatchObject({ code: 2655 });
  const removed = await app.post('/verification/removeDocument', { id: documentId }, { token: other.token });
  expect(removed).toMatchObject({ code: 2654 });

  // What lies in the database and in the folders is not what was sent.
  const stored = await app.db
    .selectFrom('verification_documents')
    .select('sealed')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  expect(stored.sealed.includes(bytes.subarray(0, 24))).toBe(false);
  expect(await filesOf(app)).toEqual([]);
  expect((await openDocument(app, person.token, documentId)).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('withdrawn: papers and particulars are gone at once', async () => {
  const documentId = await sendDocument(app, person);
  const id = Number((await applyPersonal(app, person, documentId)).data['id']);
  const stranger = await createPerson(app);
  expect(await app.post('/verification/withdraw', { id }, { token: stranger.token })).toMatchObject({
    code: 2650,
  });
  expect(await app.post('/verification/withdraw', { id }, { token: person.token })).toMatchObject({
    code: 1,
    data: { state: 'withdrawn', documents: [] },
  });
  expect(await app.post('/verification/withdraw', { id }, { token: person.token })).toMatchObject({
    code: 2651,
  });
  const kept = await app.db
    .selectFrom('verifications')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.secret).toBeNull();
});

test('thirty days after the answer they are destroyed; what was never handed in after one', async () => {
  const documentId = await sendDocument(app, person);
  const id = Number((await applyPersonal(app, person, documentId)).data['id']);
  const looseId = await sendDocument(app, person);
  await decideAs(app, admin, id, 'accept');
  const sweep = async (days: number) => {
    const now = new Date(app.services.now().getTime() + days * 86_400_000);
    for (const each of verificationsModule.sweeps ?? []) await each(app.services, now);
  };
  const isThere = async (document: number) =>
    (await openDocument(app, person.token, document)).headers['content-type'] === 'image/jpeg';
  await sweep(2);
  expect([await isThere(documentId), await isThere(looseId)]).toEqual([true, false]);
  await sweep(31);
  expect(await isThere(documentId)).toBe(false);
  expect(await own('personal')).toMatchObject({
    is_verified: true,
    latest: { state: 'accepted', documents: [] },
  });
});

test('what is refused before it is kept', async () => {
  const send = (bytes: Buffer, name: string) =>
    sendFormTo(app, '/verification/document', person.token, bytes, name);
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'), '证件.jpg')).toMatchObject({ code: 2656 });
  expect(await send(pdf(8 * 1024 * 1024 + 1), '证件.pdf')).toMatchObject({ code: 2657 });
  const wrong = { kind: 'personal', real_name: '林', id_number: '110105194912310021', document_ids: [1] };
  expect(await app.post('/verification/apply', wrong, { token: person.token })).toMatchObject({ code: 1000 });
  for (let sent = 0; sent < 12; sent++) await sendDocument(app, person);
  expect(await send(pdf(), '证件.pdf')).toMatchObject({ code: 2658 });
});

test('the same paper of two people is seen by the reviewer', async () => {
  const other = await createPerson(app);
  await applyPersonal(app, other);
  const id = Number((await applyPersonal(app, person)).data['id']);
  const decided = await decideAs(app, admin, id, 'reject', '证件已被使用');
  expect(Number(decided.data['same_elsewhere'])).toBeGreaterThan(0);
});
