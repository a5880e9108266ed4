import { randomBytes } from 'node:crypto';
import type { CallAnswer, TestApp } from './test-app.ts';
import type { Person } from './test-people.ts';

let counter = 0;

/** A picture that the person has uploaded; uploading itself has tests of its own. */
export async function createImage(test: TestApp, owner: Person): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const url = `/files/images/${id.slice(0, 2)}/${id}-640.webp`;
  await test.db
    .insertInto('uploads')
    .values({
      user_id: owner.id,
      kind: 'image',
      url,
      name: 'a.png',
      byte_size: 1000,
      width: 640,
      height: 480,
      blur: 'data:image/webp;base64,AA==',
      widths: [320, 640],
    })
    .execute();
  return url;
}

export function publish(
  test: TestApp,
  author: Person,
  form: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const body = { title: `第 ${++counter} 幅`, content: '<p>今天画到这一步。</p>', ...form };
  return test.post('/posts/add', body, { token: author.token });
}

export async function createPost(
  test: TestApp,
  author: Person,
  form: Record<string, unknown> = {},
): Promise<number> {
  const answer = await publish(test, author, form);
  return answer.data['id'] as number;
}

export async function createCircle(test: TestApp, name: string): Promise<number> {
  const row = await test.db.insertInto('circles').values({ name }).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export function commentOn(
  test: TestApp,
  who: Person,
  postId: number,
  form: Record<string, unknown> = {},
): Promise<CallAnswer> {
  return test.post(
    '/posts/addComment',
    { post_id: postId, content: '线条很稳', ...form },
    { token: who.token },
  );
}
