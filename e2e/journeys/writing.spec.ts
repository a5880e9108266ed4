import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../clean-page.ts';

const pictureFile = async (name: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: await readFile(new URL(`../../server/demo/pictures/${name}.webp`, import.meta.url)),
});

test('pictures chosen for the text stay, in their order, and what is typed meanwhile goes on', async ({
  page,
}) => {
  await signIn(page, 'creator');
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const form = page.getByRole('dialog', { name: '发布帖子' });
  const text = form.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.type('前面一句');
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('toolbar').getByRole('button', { name: '插入图片' }).click();
  await (await choosing).setFiles([await pictureFile('umbrella-01'), await pictureFile('paper-cut-02')]);
  await form.getByLabel('标题', { exact: true }).fill('标题写到一半');
  await expect(text.locator('img')).toHaveCount(2);
  await expect(form.getByLabel('标题', { exact: true })).toBeFocused();
  await expect(text).toContainText('前面一句');
});

test('a share link pasted into the search opens the post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/community');
  const { origin } = new URL(page.url());
  await page.evaluate(
    (link) => navigator.clipboard.writeText(link),
    `看看这个 ${origin}/post/100?s=${btoa('100')}`,
  );
  await page.getByRole('combobox').first().click();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(/\/post\/100/);
});

test('another person in another tab: this one shows what is theirs', async ({ page, context, request }) => {
  await signIn(page, 'creator');
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  const answer = await request.post('/api/user/login', { data: { account: 'client', password: 'demo1234' } });
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } };
  const asked = page.waitForRequest((call) => call.url().includes('/api/posts/index'));
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(({ token, ...userinfo }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userinfo', JSON.stringify(userinfo));
  }, data.userinfo);
  expect((await asked).headers()['token']).toBe(data.userinfo.token);
});
