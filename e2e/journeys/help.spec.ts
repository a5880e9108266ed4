import { openAsAdministrator } from '../administrator.ts';
import { expect } from '../clean-page.ts';
import { test } from '../two-people.ts';

const CONTENT = '作品页想按颜色筛选，找参考图会快很多';

test('a member reads the answers, writes to the site and finds the reply', async ({
  pair,
  browser,
  baseURL,
}) => {
  const page = await pair.open(pair.a, '/home');
  await page.getByRole('button', { name: /^个人菜单/ }).click();
  await page.getByRole('menuitem', { name: '帮助与反馈' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.getByText('平台收多少？').click();
  await expect(page.getByText('按创作者实得的 5% 收取')).toBeVisible();

  await page.getByRole('button', { name: '发给我们' }).click();
  await expect(page.getByText('请选择反馈的类型')).toBeVisible();
  await page.getByText('功能建议', { exact: true }).click();
  await page.getByLabel('发生了什么').fill('太短了');
  await expect(page.getByText('请至少写10个字，说清发生了什么')).toBeVisible();
  await page.getByLabel('发生了什么').fill(CONTENT);
  await page.getByRole('button', { name: '发给我们' }).click();
  await expect(page.getByText('已收到，谢谢你告诉我们')).toBeVisible();
  const mine = page.getByRole('list', { name: '我的反馈' });
  await expect(mine).toContainText('待处理');

  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin/feedback');
  const row = office.getByRole('listitem', { name: `${pair.a.name}的反馈` });
  await row.getByRole('button', { name: '回复' }).click();
  const words = office.getByRole('dialog', { name: `回复${pair.a.name}` });
  await words.getByLabel('回复').fill('记下了，下一版里就有。');
  await words.getByRole('button', { name: '回复' }).click();
  await expect(row).toHaveCount(0);
  await office.context().close();

  await page.goto('/chat/system');
  await page.getByText('你的反馈有了回复').click();
  await expect(page.getByRole('list', { name: '我的反馈' })).toContainText('记下了，下一版里就有。');
});

test('a visitor finds the terms at the foot of the page, and nobody new is asked for them again', async ({
  page,
  pair,
}) => {
  await page.goto('/community');
  await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('heading', { name: '用户协议' })).toBeVisible();
  await page.goto('/privacy?version=99');
  await expect(page.getByText('第 1 版')).toBeVisible();

  const asked = await pair.open(pair.b, '/terms');
  const answer = asked.waitForResponse('**/api/legal/pending');
  await asked.mouse.move(200, 300);
  expect(await (await answer).json()).toMatchObject({ code: 1, data: [] });
  await expect(asked.getByRole('complementary', { name: '协议更新' })).toHaveCount(0);
});
