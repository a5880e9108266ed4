import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo, applicationOf, createApplication, createBounty } from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { uploadForChat } from '../../messages/message-upload.rig.ts';
import { pdf, photo } from '../../uploads/upload-test-rig.ts';

let app: TestApp;
let owner: Person;
let creator: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, creator, stranger] = [await createPerson(app), await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const statusOf = async (url: string) => (await app.app.inject({ url })).statusCode;
const uploaded = async (who: Person, bytes: Buffer, name: string) =>
  String((await uploadForChat(app, who, bytes, name)).data['url']);
const freshAddress = (who: Person, url: string) =>
  app.get(`/common/fileAddress?url=${encodeURIComponent(url)}`, { token: who.token });

test('the two read the files, by addresses of their own; nobody else gets one', async () => {
  const files = [
    await uploaded(creator, pdf(), '草图.pdf'),
    await uploaded(creator, await photo(800, 600), 'a.jpg'),
  ];
  const id = await createApplication(app, creator, await createBounty(app, owner), { files });
  const [mine, theirs] = [await applicationOf(app, id, creator), await applicationOf(app, id, owner)];
  expect(mine.files.map(({ name, kind }) => [name, kind])).toEqual([
    ['草图.pdf', 'document'],
    ['a.jpg', 'image'],
  ]);
  const [file] = theirs.files;
  expect(file?.url).not.toBe(mine.files[0]?.url);
  expect(await statusOf(file?.url ?? '')).toBe(200);
  expect(await freshAddress(owner, file?.url ?? '')).toMatchObject({ code: 1 });
  expect(await freshAddress(stranger, file?.url ?? '')).toMatchObject({ code: 1409 });
});

test("somebody else's file is no attachment", async () => {
  const url = await uploaded(stranger, pdf(), '别人的.pdf');
  const body = { bounty_id: await createBounty(app, owner), price: 4000, proposal: '好', files: [url] };
  expect(await app.post('/bounty/apply', body, { token: creator.token })).toMatchObject({ code: 2026 });
});

test('an edit keeps files by the addresses it was given; deleting takes them from everybody', async () => {
  const files = [await uploaded(creator, pdf(), '一.pdf'), await uploaded(creator, pdf(), '二.pdf')];
  const id = await createApplication(app, creator, await createBounty(app, owner), { files });
  const first = (await applicationOf(app, id, creator)).files[0]?.url ?? '';
  const edit = (change: object) =>
    app.post('/bounty/editApplication', { id, ...change }, { token: creator.token });
  expect(await edit({ price: 4100 })).toMatchObject({
    data: { files: [{ name: '一.pdf' }, { name: '二.pdf' }] },
  });
  expect(await edit({ files: [first] })).toMatchObject({ data: { files: [{ name: '一.pdf' }] } });
  const seen = (await applicationOf(app, id, owner)).files[0]?.url ?? '';
  await answerTo(app, owner, id, 'view');
  await app.post('/bounty/deleteApplication', { id }, { token: creator.token });
  expect(await statusOf(seen)).toBe(404);
});
