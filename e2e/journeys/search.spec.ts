import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../clean-page.ts';

/** In more posts than fit on a page. */
const COMMON = '的';
const NOWHERE = '敦煌赛博机甲飞天 立绘三视图';

const searchBox = (page: Page) => page.getByRole('combobox', { name: '搜索作品、创作者、约稿' });

async function nameOfAPerson(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/common/search', { params: { keyword: COMMON, type: 'user' } });
  const { data } = (await answer.json()) as { data: { users: { nickname: string }[] } };
  return data.users[0]?.nickname ?? '';
}

/** Two characters of a title of the town. The newest may be another journey's, and gone a moment later. */
async function wordOfAPost(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/posts/detail', { params: { id: 100 } });
  const { data } = (await answer.json()) as { data: { title: string } };
  return /\p{Script=Han}{2}/u.exec(data.title)?.[0] ?? '';
}

test('typing suggests with the words marked, arrows and Enter open one', async ({ page, request }) => {
  const word = await wordOfAPost(request);
  await page.goto('/home');
  await page.keyboard.press('/');
  const box = searchBox(page);
  const list = page.getByRole('listbox', { name: '搜索建议' });
  await box.pressSequentially(word);
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText(word);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue(word);
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  // Beside the text: elsewhere a picture of the hero, which changes by itself, would lead away.
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(list).toBeHidden();

  await box.focus();
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(post|user)\/\d+/);
  await expect(list).toBeHidden();
});

test('newer words give up the call for the older ones', async ({ page }) => {
  const isFor = (url: string, keyword: string) => new URL(url).searchParams.get('keyword') === keyword;
  await page.route('**/api/common/search?*', async (route) => {
    // The first answer never comes.
    if (!isFor(route.request().url(), '山')) await route.continue();
  });
  await page.goto('/home');
  const box = searchBox(page);
  const first = page.waitForRequest((request) => isFor(request.url(), '山'));
  await box.pressSequentially('山');
  await first;
  const givenUp = page.waitForEvent('requestfailed', (request) => isFor(request.url(), '山'));
  await box.pressSequentially('水');
  await givenUp;
  await expect(page.getByRole('option', { name: '查看“山水”的全部结果' })).toBeVisible();
});

test('Enter opens the page: tabs, pages and the way back stand in the address', async ({ page }) => {
  await page.goto('/home');
  const box = searchBox(page);
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await box.fill(COMMON);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent(COMMON)}&type=post`);
  const results = page.getByRole('list', { name: '帖子结果' });
  await expect(results.getByRole('listitem')).toHaveCount(10);
  await expect(results.locator('mark').first()).toHaveText(COMMON);
  await expect(page.getByRole('tab', { name: /^帖子/ })).toHaveAttribute('aria-selected', 'true');
  // On a tablet none of the nine is out of sight.
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('tablist', { name: '搜索类型' });
    expect(await row.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0);
  }

  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(page.getByText(/第 2 页，共/)).toBeVisible();
  await page.getByRole('tab', { name: /^用户/ }).click();
  await expect(page).toHaveURL(/type=user$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=post&page=2$/);
  await expect(page.getByText(/第 2 页，共/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/第 1 页，共/)).toBeVisible();

  await page.getByRole('group', { name: '排序' }).getByText('最新').click();
  await expect(page).toHaveURL(/type=post&order=new$/);
  await page.getByRole('combobox', { name: '时间' }).selectOption('半年内');
  await expect(page).toHaveURL(/&order=new&within=half_year$/);
  await expect(results.getByRole('listitem').first()).toBeVisible();

  await page.goto(`/search?keyword=${encodeURIComponent(COMMON)}&type=post&page=9999`);
  await expect(page.getByRole('button', { name: '下一页' })).toBeDisabled();
  await expect(page).not.toHaveURL(/page=9999/);
});

test('nothing found gives tips, blank words ask for some', async ({ page }) => {
  await page.goto(`/search?keyword=${encodeURIComponent(NOWHERE)}`);
  await expect(page.getByRole('heading', { name: `没有找到“${NOWHERE}”` })).toBeVisible();
  await expect(page.getByText('看看有没有错字')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/search?keyword=%20');
  await expect(page.getByText('请输入搜索关键词')).toBeVisible();
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search(\?keyword=(%20|\+)?)?$/);
  await expect(page.getByText('请输入搜索关键词')).toBeVisible();
});

test('a person who was found is followed, and let go again', async ({ page, request }) => {
  await signIn(page, 'creator');
  await page.goto(`/search?keyword=${encodeURIComponent(await nameOfAPerson(request))}&type=user`);
  const row = page.getByRole('list', { name: '用户结果' }).getByRole('listitem').first();
  const button = row.getByRole('button', { name: /关注/ });
  const wasFollowed = (await button.getAttribute('aria-label')) !== '关注';
  await button.click();
  await expect(page.getByText(wasFollowed ? '已取消关注' : '关注成功')).toBeVisible();
  await button.click();
  await expect(page.getByText(wasFollowed ? '关注成功' : '已取消关注')).toBeVisible();
});

test('recent searches come back, and can be cleared', async ({ page }) => {
  await page.goto('/home');
  const box = searchBox(page);
  for (const word of ['像素', '山水']) {
    await box.fill(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(word)));
  }
  await page.goto('/home');
  await box.focus();
  const recent = page.getByRole('listbox', { name: '最近搜索' });
  await expect(recent.getByRole('option')).toHaveText(['山水', '像素']);
  await expectAccessible(page);
  await page.getByRole('button', { name: '移除 山水' }).click();
  await expect(recent.getByRole('option')).toHaveText(['像素']);
  await page.getByRole('button', { name: '清空' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await box.focus();
  await expect(recent).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the icon opens the box over the whole bar', async ({ page }) => {
    await page.goto('/home');
    const box = searchBox(page);
    await expect(box).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click();
    await expect(box).toBeFocused();
    await box.fill(COMMON);
    await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=/);
    await expect(box).toBeHidden();
    await expect(page.getByRole('list', { name: '帖子结果' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
