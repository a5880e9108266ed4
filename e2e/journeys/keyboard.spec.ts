import { expect, signIn, test } from '../clean-page.ts';

test('whoever has no mouse stays where they are: an answer sent, a comment deleted', async ({ page }) => {
  await signIn(page, 'creator');
  const feed = (await (await page.request.get('/api/posts/index?circle_id=1')).json()) as {
    data: { data: { id: number; comment_count: number }[] };
  };
  const post = feed.data.data.find((each) => each.comment_count > 1);
  await page.goto(`/post/${post?.id ?? 0}`);

  const answer = page.getByRole('button', { name: /^回复 / }).first();
  const box = page.getByPlaceholder(/^回复 @/);
  // What keeps the focus comes with the first touch of the page.
  await expect(async () => {
    await answer.focus();
    await answer.press('Enter');
    await expect(box).toBeFocused();
    await box.press('Escape');
    await expect(answer).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await answer.press('Enter');
  await expect(box).toBeFocused();
  const words = `这一笔的颜色真好 ${Date.now()}`;
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await expect(box).toBeHidden();
  await expect(answer).toBeFocused();

  const sent = page.getByRole('listitem').filter({ hasText: words }).last();
  const menu = sent.getByRole('button', { name: /评论的操作$/ });
  await menu.focus();
  await menu.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '删除' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: '删除评论' }).getByRole('button', { name: '确定' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sent).toBeHidden();
  await expect(page.getByRole('list', { name: '评论列表' }).locator(':focus-visible')).toHaveCount(1);
});
