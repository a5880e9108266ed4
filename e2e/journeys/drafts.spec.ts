import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../clean-page.ts';

/** A post of the town, which no other journey takes away. */
async function openPost(page: Page): Promise<void> {
  const feed = (await (await page.request.get('/api/posts/index?circle_id=1')).json()) as {
    data: { data: { id: number; comment_count: number }[] };
  };
  const post = feed.data.data.find((each) => each.comment_count > 0);
  await page.goto(`/post/${post?.id ?? 0}`);
  await expect(page.getByLabel('评论内容')).toBeVisible();
}

test('unsent comments and replies are there after a reload; Esc asks before words are lost', async ({
  page,
}) => {
  await signIn(page, 'client');
  await openPost(page);
  await page.getByLabel('评论内容').fill('写到一半的评论');
  await page.getByRole('button', { name: /^回复/ }).first().click();
  const reply = page.getByPlaceholder(/^回复 @/);
  await reply.fill('写到一半的回复');
  await page.reload();
  await expect(page.getByLabel('评论内容')).toHaveValue('写到一半的评论');
  await page.getByRole('button', { name: /有草稿$/ }).click();
  await expect(reply).toHaveValue('写到一半的回复');

  await reply.press('Escape');
  const question = page.getByRole('dialog', { name: '放弃写到一半的回复吗？' });
  await question.getByRole('button', { name: '继续写' }).click();
  await expect(question).toBeHidden();
  await expect(reply).toHaveValue('写到一半的回复');
  await reply.press('Escape');
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(reply).toBeHidden();
  await expect(page.getByRole('button', { name: /有草稿$/ })).toHaveCount(0);
  await page.getByLabel('评论内容').fill('');
});

test('Back closes the form for posts; its words are offered on the community page, and can be thrown away', async ({
  page,
}) => {
  await signIn(page, 'creator');
  await page.goto('/home');
  await page.getByRole('link', { name: '社区', exact: true }).first().click();
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const form = page.getByRole('dialog', { name: '发布帖子' });
  await form.getByLabel('标题', { exact: true }).fill('雪地脚印');
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect(form).toBeHidden();

  await page.goto('/community');
  await page.getByRole('button', { name: '继续写：《雪地脚印》' }).click();
  await expect(form.getByLabel('标题', { exact: true })).toHaveValue('雪地脚印');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog', { name: '放弃这篇草稿吗？' }).getByRole('button', { name: '放弃' }).click();
  await expect(page.getByRole('button', { name: '分享新作、过程，或者问一个问题' })).toBeVisible();
});

test('what is written in one browser is taken out of the box in another, and leaves it when it is published', async ({
  page,
  browser,
}) => {
  await signIn(page, 'creator');
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const form = page.getByRole('dialog', { name: '发布帖子' });
  await form.getByLabel('标题', { exact: true }).fill('换台电脑接着写');
  await expect(form.getByText('已存入草稿箱')).toBeVisible({ timeout: 30_000 });

  const other = await browser.newContext();
  const desk = await other.newPage();
  await signIn(desk, 'creator');
  await desk.goto('/community');
  await desk.getByRole('button', { name: '发布内容' }).first().click();
  const there = desk.getByRole('dialog', { name: '发布帖子' });
  await there.getByRole('button', { name: '草稿箱' }).click();
  const box = desk.getByRole('dialog', { name: '草稿箱' });
  await box.getByRole('button', { name: /^换台电脑接着写/ }).click();
  await expect(there.getByLabel('标题', { exact: true })).toHaveValue('换台电脑接着写');
  await there.getByRole('textbox', { name: '正文' }).fill('从草稿箱里取出来的。');
  await there.getByRole('button', { name: '发布', exact: true }).click();
  await expect(there).toBeHidden();
  await desk.getByRole('button', { name: '发布内容' }).first().click();
  await there.getByRole('button', { name: '草稿箱' }).click();
  await expect(box.getByRole('button', { name: /^换台电脑接着写/ })).toHaveCount(0);
  await other.close();
});

/** The form for a post, with words in it. */
async function writePost(page: Page, title: string) {
  await signIn(page, 'creator');
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  const form = page.getByRole('dialog', { name: '发布帖子' });
  await form.getByLabel('标题', { exact: true }).fill(title);
  await form.getByRole('textbox', { name: '正文' }).fill('地铁里写的，没有信号。');
  return form;
}

async function boxOf(page: Page) {
  await page.getByRole('button', { name: '发布内容' }).first().click();
  await page.getByRole('dialog', { name: '发布帖子' }).getByRole('button', { name: '草稿箱' }).click();
  return page.getByRole('dialog', { name: '草稿箱' });
}

test('a post published without a network goes out when it is back, and out of the box', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const title = `没有信号 ${Date.now().toString(36)}`;
  const form = await writePost(page, title);
  await expect(form.getByText('已存入草稿箱')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('现在没有网络，恢复后自动发布')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('离线时写的帖子已发布')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('tab', { name: '最新' }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  const box = await boxOf(page);
  await expect(box.getByText(/草稿箱是空的|^新写一篇$/).first()).toBeVisible();
  await expect(box.getByRole('button', { name: title })).toHaveCount(0);
  await context.close();
});

test('a post that the server refuses when the network is back is in the box again', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const title = `被拒的 ${Date.now().toString(36)}`;
  const form = await writePost(page, title);
  await context.setOffline(true);
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('现在没有网络，恢复后自动发布')).toBeVisible();
  await page.route('**/api/posts/add', (route) =>
    route.fulfill({ json: { code: 40001, msg: '账号被禁言', data: null } }),
  );
  await context.setOffline(false);
  await expect(page.getByText('没有发出的帖子放回了草稿箱')).toBeVisible({ timeout: 30_000 });
  const box = await boxOf(page);
  await box.getByRole('button', { name: title }).first().click();
  await expect(form.getByLabel('标题', { exact: true })).toHaveValue(title);
  await expect(form.getByRole('textbox', { name: '正文' })).toContainText('地铁里写的，没有信号。');
  await context.close();
});

test('words that the box couldn’t take are not put away unasked', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/api/posts/drafts/save', (route) => route.abort());
  const form = await writePost(page, '存不进去的');
  await form.getByRole('button', { name: '草稿箱' }).click();
  await page.getByRole('dialog', { name: '草稿箱' }).getByRole('button', { name: '新写一篇' }).click();
  const question = page.getByRole('dialog', { name: '还没有存进草稿箱' });
  await question.getByRole('button', { name: '继续写' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('标题', { exact: true })).toHaveValue('存不进去的');
  await context.close();
});
