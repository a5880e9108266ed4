import { openAsAdministrator } from '../administrator.ts';
import { expect } from '../clean-page.ts';
import { test } from '../two-people.ts';

const PASSWORD = 'painting2026';

test('somebody is banned: out at once, told why, heard as a visitor, and let in again', async ({
  pair,
  browser,
  baseURL,
}) => {
  const { a } = pair;
  const page = await pair.open(a, '/profile/info');
  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin/people');
  await office.getByPlaceholder('用户名或昵称').fill(a.name);
  await office.getByRole('button', { name: '找' }).click();
  const row = office.getByRole('list', { name: '用户' }).getByRole('listitem', { name: a.name }).first();
  await row.getByRole('button', { name: '封禁' }).click();
  const terms = office.getByRole('dialog', { name: `封禁 ${a.name}` });
  await terms.getByText('3 天').click();
  await terms.getByRole('button', { name: '封禁' }).click();
  await expect(terms.getByText('请填写理由')).toBeVisible();
  await terms.getByLabel('理由').fill('盗用他人作品');
  await terms.getByRole('button', { name: '封禁' }).click();
  await expect(row).toContainText('盗用他人作品');

  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: '账号' }).fill(a.name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(/账号已被封禁至 .+原因：盗用他人作品/)).toBeVisible();

  await row.getByRole('button', { name: '解除封禁' }).click();
  const lifting = office.getByRole('dialog', { name: '解除封禁' });
  await lifting.getByLabel('理由').fill('已提供原稿');
  await lifting.getByRole('button', { name: '解除' }).click();
  await expect(row.getByRole('button', { name: '封禁' })).toBeVisible();
  await office.context().close();

  await page.reload();
  await page.getByRole('textbox', { name: '账号' }).fill(a.name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
});
