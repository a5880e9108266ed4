import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';

let app: TestApp;
let writer: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  writer = await createPerson(app);
});

const save = (who: Person, body: object) => app.post('/posts/drafts/save', body, { token: who.token });
const read = (who: Person, id: unknown) => app.get(`/posts/drafts/${String(id)}`, { token: who.token });
const titles = async (who: Person) => {
  const { data } = await app.get('/posts/drafts', { token: who.token });
  return (data['data'] as { title: string }[]).map(({ title }) => title);
};
const formOf = (content: string) => JSON.stringify({ title: '', content, pictures: [] });

test('drafts are kept, changed and found by their author alone', async () => {
  const first = (await save(writer, { title: '雨夜', form: formOf('一') })).data['id'];
  app.passSeconds(60);
  await save(writer, { title: '雪夜', form: formOf('二') });
  expect(await titles(writer)).toEqual(['雪夜', '雨夜']);
  app.passSeconds(60);
  await save(writer, { id: first, title: '雨夜又改', form: formOf('三') });
  expect(await titles(writer)).toEqual(['雨夜又改', '雪夜']);
  expect(JSON.parse((await read(writer, first)).data['form'] as string)).toMatchObject({ content: '三' });
  const stranger = await createPerson(app);
  expect((await read(stranger, first)).code).toBe(3005);
  expect((await save(stranger, { id: first, form: formOf('偷') })).code).toBe(3005);
  const remove = (who: Person) => app.post(`/posts/drafts/del/${String(first)}`, {}, { token: who.token });
  expect((await remove(stranger)).code).toBe(3005);
  expect((await remove(writer)).code).toBe(1);
  expect((await remove(writer)).code).toBe(3005);
  expect(await titles(writer)).toEqual(['雪夜']);
});

test('a draft keeps its pictures from being swept, and lets them go with itself', async () => {
  const url = await createImage(app, writer);
  const foreign = await createImage(app, await createPerson(app));
  const form = JSON.stringify({ pictures: [{ url }, { url: foreign }, 7], content: '' });
  const id = Number((await save(writer, { form })).data['id']);
  const uses = () =>
    app.db.selectFrom('upload_uses').select('owner_id').where('kind', '=', 'post-draft').execute();
  expect(await uses()).toEqual([{ owner_id: id }]);
  await app.post(`/posts/drafts/del/${id}`, {}, { token: writer.token });
  expect(await uses()).toEqual([]);
});

test('what is no draft is refused', async () => {
  for (const form of ['', '[]', 'null', '{"a":', String.raw`{"a":"\u0000"}`, '"x"'.padEnd(300_001, ' ')]) {
    expect((await save(writer, { form })).code).not.toBe(1);
  }
  expect(await titles(writer)).toEqual([]);
});

test('thirty at most, however many come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, n) => save(writer, { title: `第${n}份`, form: formOf('x') })),
  );
  const codes = new Set(answers.map(({ code }) => code));
  expect(await titles(writer)).toHaveLength(answers.filter(({ code }) => code === 1).length);
  expect((await titles(writer)).length).toBeLessThanOrEqual(30);
  expect([...codes].every((code) => [1, 3006, 429].includes(code) || code > 1)).toBe(true);
});
