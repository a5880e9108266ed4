import { expect, expectNoSidewaysScroll, signIn, test } from '../clean-page.ts';
import { test as pairTest } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };

test('a visitor walks the lists; the address keeps the place, and Back brings it back', async ({ page }) => {
  await page.goto('/ranking');
  const top = page.getByRole('list', { name: '前三名' });
  await expect(top.getByRole('article')).toHaveCount(3);
  const rows = page.getByRole('list', { name: '榜单' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('4');
  await expect(page.getByRole('region', { name: '你的名次' })).toHaveCount(0);

  await page.getByText('3D 建模', { exact: true }).click();
  await expect(page).toHaveURL('/ranking?sub=3d');
  await page.getByText('月', { exact: true }).click();
  await expect(page).toHaveURL('/ranking?sub=3d&period=month');
  await page.getByRole('tab', { name: '竞赛' }).click();
  await expect(page).toHaveURL('/ranking?tab=competition&period=month');
  await page.getByText('美术', { exact: true }).click();
  await expect(page.locator('main a[href^="/events/"]').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/ranking?tab=competition&period=month');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '创作者' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: '3D 建模' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: '月' })).toBeChecked();

  const first = top.getByRole('article').first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await expect(page.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible();
});

test('the list goes on to the fiftieth place, and following asks a visitor to sign in', async ({ page }) => {
  await page.goto('/ranking?period=all');
  await page.getByRole('button', { name: /^看到第 \d+ 名$/ }).click();
  await expect(page).toHaveURL('/ranking?period=all&page=1');
  const rows = page.getByRole('list', { name: '榜单' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await rows.first().getByRole('button', { name: '关注' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a member sees their own place below the list; on a phone it stays in sight', async ({ page }) => {
  await signIn(page, 'client');
  await page.goto('/ranking?period=all');
  const own = page.getByRole('region', { name: '你的名次' });
  await expect(own).toContainText(/你在第 \d+ 位/);
  await expect(own).toContainText(/再得 \d+ 个赞可进前 \d+/);
  await own.getByRole('button', { name: '怎么算的' }).click();
  await expect(page.getByRole('dialog', { name: '名次怎么算的' })).toContainText('自己给自己点的赞不算');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(own).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

pairTest('somebody new is told that they are not on it yet', async ({ pair }) => {
  const page = await pair.open(pair.a, '/ranking');
  await expect(page.getByRole('region', { name: '你的名次' })).toContainText('你还没有上榜');
});

test('when the list does not come, 重试 fetches it', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/ranking/index?*', (route) =>
    isDown ? route.fulfill({ json: { code: 1000, msg: '服务暂不可用', data: null } }) : route.fallback(),
  );
  await page.goto('/ranking?sub=music');
  await expect(page.getByText('加载排行失败')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
