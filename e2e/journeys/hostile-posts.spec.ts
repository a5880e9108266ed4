import { isStorableText } from '@zaojie/contract/text-rules';
import { readFileSync } from 'node:fs';
import { expect, signIn, test } from '../clean-page.ts';

const corpus = JSON.parse(
  readFileSync(new URL('../../server/src/platform/rich-text/xss-corpus.json', import.meta.url), 'utf8'),
) as string[];
// Pictures at addresses like ours are refused with the whole post: nobody here owns them.
const payloads = corpus.filter((payload) => !payload.includes('/files/'));

test('nothing in a post acts: hundreds of payloads stored and shown, none runs, nothing leaves the site', async ({
  page,
  baseURL,
}) => {
  // Control characters are refused before anything is cleaned, as in every field.
  const storable = payloads.filter(isStorableText);
  expect(storable.length).toBeGreaterThanOrEqual(200);
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
    if (!isOurs) alarms.push(`request: ${request.url()}`);
  });
  const token = await signIn(page, 'creator');
  const size = 60;
  const posted: number[] = [];
  for (let start = 0; start < storable.length; start += size) {
    const batch = storable.slice(start, start + size);
    const title = `<img src=x onerror=alert(1)> ${start}`;
    const answer = await page.request.post('/api/posts/add', {
      headers: { token },
      data: { title, content: batch.map((payload) => `<p>字</p>${payload}<p>字</p>`).join('\n') },
    });
    const { code, data } = (await answer.json()) as { code: number; data: { id: number } };
    expect(code).toBe(1);
    posted.push(data.id);
    await page.goto(`/post/${data.id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const id of posted) await page.request.post(`/api/posts/del/?id=${id}`, { headers: { token } });
  expect(alarms).toEqual([]);
});
