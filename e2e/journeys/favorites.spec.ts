import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../clean-page.ts';

/** Posts of the town by somebody else. */
async function townPosts(page: Page): Promise<{ id: number; title: string }[]> {
  const feed = (await (await page.request.get('/api/posts/index?circle_id=1')).json()) as {
    data: { data: { id: number; title: string; username: string }[] };
  };
  return feed.data.data.filter(({ username }) => username !== 'client').slice(0, 2);
}

test('keep a post, put it into a new folder, rename and share the folder, delete it: the post stays kept', async ({
  page,
}) => {
  await signIn(page, 'client');
  const [post] = await townPosts(page);
  await page.goto(`/post/${post?.id ?? 0}`);
  await page.getByRole('button', { name: /^收藏，/ }).click();
  await page.getByRole('button', { name: '换收藏夹' }).click();
  const picker = page.getByRole('dialog', { name: '选择收藏夹' });
  await picker.getByRole('button', { name: '新建收藏夹' }).click();
  await picker.getByLabel('收藏夹名称').fill('光影速写');
  await picker.getByRole('button', { name: '新建', exact: true }).click();
  await expect(picker).toBeHidden();

  await page.goto('/home');
  await page.getByRole('button', { name: /^个人菜单/ }).click();
  await page.getByRole('menuitem', { name: '我的收藏' }).click();
  await page.getByRole('link', { name: /光影速写/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(post?.title ?? '') })).toBeVisible();

  await page.getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑收藏夹' });
  await form.getByLabel('收藏夹名称').fill('光与影');
  await form.getByRole('switch', { name: '公开' }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name: '光与影' })).toBeVisible();
  await expect(page.getByText('1 篇 · 公开')).toBeVisible();

  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  // Where nothing is kept, works worth seeing stand instead, perhaps the same one: only what is kept has a menu.
  const kept = page
    .getByRole('region', { name: '全部收藏' })
    .getByRole('listitem')
    .filter({ hasText: post?.title ?? '' })
    .filter({ has: page.getByRole('button', { name: '更多操作' }) });
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '取消收藏' }).click();
  await expect(kept).toHaveCount(0);
});

test('what somebody does not want to see gives way at once, and comes back when they take it back', async ({
  page,
}) => {
  await signIn(page, 'client');
  const [, post] = await townPosts(page);
  await page.goto('/circle/1');
  const card = page.getByRole('article', { name: new RegExp(post?.title ?? '') });
  await card.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '不感兴趣' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(card).toBeVisible();
});
