import { expect, expectAccessible, test } from '../clean-page.ts';
import { letMove } from '../stillness.ts';

test('a visitor chooses a side, and the page tells its story', async ({ page }) => {
  await page.goto('/');
  const client = page.getByRole('button', { name: '我要约稿' });
  const creator = page.getByRole('button', { name: '我是创作者' });
  await expect(client).toHaveAttribute('aria-pressed', 'true');
  await expect(client).toContainText('3 分钟内，10 位创作者响应');
  await expect(page.getByText('合适的人自己来应征')).toBeVisible();
  await expect(page.getByRole('heading', { name: '找得到人，等得安心' })).toBeVisible();

  await creator.click();
  await expect(creator).toHaveAttribute('aria-pressed', 'true');
  await expect(client).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('想约的人会找到你')).toBeVisible();
  await expect(page.getByRole('heading', { name: '专心做东西，其余有人管' })).toBeVisible();
  await expect(page.getByRole('link', { name: '看看有哪些需求' })).toHaveAttribute('href', '/commission');

  await page.getByRole('button', { name: '需求方' }).click();
  await expect(client).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: '去约稿看看' })).toHaveAttribute('href', '/commission');
  await expectAccessible(page);
});

test('what is promised, what is counted, and the six points', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const claim of ['70,000+', '1,000,000+', '3分钟']) await expect(main.getByText(claim)).toBeVisible();
  const points = ['创作者众多', '质量有保证', '实时沟通', '项目管理', '付款安全', '收入稳定'];
  for (const name of points) await expect(main.getByRole('heading', { name })).toBeVisible();
  // Counted in the demo town, apart from the promises.
  await expect(main.getByText('此刻站里实数')).toBeVisible();
  await expect(page.locator('#join dd').first()).toHaveText(/^\d+$/);
});

test('the navbar and the way up come after 300 px, and the anchors lead to their parts', async ({ page }) => {
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: '导航栏' });
  const up = page.getByRole('button', { name: '回到顶部' });
  // The way in stands in the hero meanwhile.
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: '开始创作' })).toHaveAttribute(
    'href',
    '/home',
  );
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(navbar).toBeHidden();
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(navbar).toBeVisible();
  await expect(up).toBeVisible();

  for (const [text, id] of [
    ['怎么约稿', 'process'],
    ['加入我们', 'join'],
    ['能做什么', 'features'],
  ] as const) {
    await navbar.getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
  await expect(navbar.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  await expect(navbar.getByRole('link', { name: '开始创作' })).toHaveAttribute('href', '/home');
  await up.click();
  await expect(navbar).toBeHidden();
});

test('a work on the wall leads to its post, its author to their page', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator('main figure').first();
  await expect(figure.locator('a[href^="/user/"]')).toBeVisible();
  await figure.locator('a[href^="/post/"]').first().click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
});

test('gold leaf drifts over the paper, rests out of sight, and stays away where motion is not wanted', async ({
  page,
}) => {
  await letMove(page);
  await page.goto('/');
  const layers = page.locator('svg[data-flecks]');
  await expect(layers).toHaveCount(3);
  await expect(layers.locator('polygon')).toHaveCount(51);
  await expect(layers.first()).toHaveAttribute('data-flecks', 'drifting');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(layers.first()).toHaveCSS('animation-play-state', 'paused');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(layers).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(layers).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu leads round the page and closes by choosing, by Esc and by a press beside it', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').getByLabel('菜单', { exact: true }).first();
    const item = page.getByRole('banner').getByRole('link', { name: '怎么约稿' });
    await expect(item).toBeHidden();
    await menu.click();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await menu.click();
    await page.mouse.click(40, 700);
    await expect(item).toBeHidden();
    await menu.click();
    await item.click();
    await expect(page).toHaveURL('/#process');
    await expect(page.locator('#process h2')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
