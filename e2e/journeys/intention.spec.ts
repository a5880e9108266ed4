import type { Page } from '@playwright/test';
import { expect, test } from '../clean-page.ts';
import { test as pairTest, type Person } from '../two-people.ts';

async function signInByForm(page: Page, account: string, password = 'demo1234'): Promise<void> {
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** A newcomer has liked nothing yet. */
async function signInAs(page: Page, person: Person): Promise<void> {
  await signInByForm(page, person.name, 'painting2026');
}

pairTest(
  'a visitor’s like is there after the login, and a second time it isn’t undone',
  async ({ pair, page }) => {
    // A circle that no other journey writes in: posts of theirs come and go.
    await page.goto('/circle/7');
    // Known by its link: the heading of a pinned post also says so.
    const title = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
    const address = await title.getAttribute('href');
    const like = page
      .getByRole('article')
      .filter({ has: page.locator(`h3 a[href="${address}"]`) })
      .getByRole('button', { name: /^赞/ });
    await like.click();
    await signInAs(page, pair.a);
    await expect(page).toHaveURL(/\/circle\/7/);
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/circle/7');
    await like.click();
    await signInAs(page, pair.a);
    await expect(page).toHaveURL(/\/circle\/7/);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a visitor who wants to comment or to publish finds the place ready after the login', async ({
  page,
  request,
}) => {
  // One of the town's own: those of other journeys come and go.
  const feed = (await (await request.get('/api/posts/index?circle_id=1')).json()) as {
    data: { data: { id: number }[] };
  };
  await page.goto(`/post/${feed.data.data.at(-1)?.id ?? 0}`);
  await page.getByRole('link', { name: /后说说你的看法/ }).click();
  await signInByForm(page, 'client');
  await expect(page).toHaveURL(/\/post\/\d+/);
  await expect(page.getByLabel('评论内容')).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  await signInByForm(page, 'client');
  await expect(page).toHaveURL(/\/community/);
  await expect(page.getByRole('dialog', { name: '发布帖子' })).toBeVisible();
});

test('a login that was given up does nothing later', async ({ page }) => {
  await page.goto('/community');
  await page.getByRole('button', { name: '发布内容' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await signInByForm(page, 'client');
  await expect(page).toHaveURL(/\/community/);
  await expect(page.getByRole('button', { name: '发布内容' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
