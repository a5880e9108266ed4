import { postAs } from '../calls.ts';
import { expect, expectAccessible, newcomer } from '../clean-page.ts';
import { test } from '../two-people.ts';

/** Everybody new has the same. */
const PASSWORD = newcomer().password;

test('what is saved in the settings is seen in the profile area, and the other way round', async ({
  pair,
}) => {
  const page = await pair.open(pair.a, '/settings');
  await page.getByRole('textbox', { name: '所在城市' }).fill('泉州');
  await page.getByRole('textbox', { name: '擅长' }).fill('海报');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.goto('/profile/info');
  await expect(page.getByRole('textbox', { name: '所在城市' })).toHaveValue('泉州');
  await expect(page.getByRole('button', { name: '移除擅长 海报' })).toBeVisible();

  await page.goto('/settings?section=notification');
  await page.getByRole('switch', { name: /^赞/ }).click();
  await page.getByRole('switch', { name: /^新粉丝/ }).click();
  await page.goto('/profile/notifications');
  await expect(page.getByRole('switch', { name: /^赞/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^新粉丝/ })).not.toBeChecked();
  await page.getByRole('switch', { name: /^赞/ }).click();
  await page.goto('/chat/settings');
  await expect(page.getByRole('switch', { name: /^赞/ })).toBeChecked();
});

test('a password is changed by the old one; other devices stand in a list and are put out', async ({
  pair,
  request,
}) => {
  const me = pair.a;
  const again = await request.post('/api/user/login', { data: { account: me.name, password: PASSWORD } });
  const { data } = (await again.json()) as { data: { userinfo: { token: string } } };
  const page = await pair.open(me, '/profile/security');
  const devices = page.getByRole('list', { name: '登录设备' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await devices.getByRole('button', { name: /退出登录/ }).click();
  await expect(page.getByText('已让那台设备退出登录')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const gone = await request.get('/api/user/index', { headers: { Token: data.userinfo.token } });
  expect(gone.status()).toBe(401);

  await page.goto('/settings?section=account');
  const change = page.getByRole('button', { name: '修改密码' });
  await change.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('原密码', { exact: true }).fill('wrong9999');
  await page.getByLabel('新密码', { exact: true }).fill('newpass123');
  await page.getByLabel('再输一次新密码').fill('newpass124');
  await change.click();
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('再输一次新密码').fill('newpass123');
  await change.click();
  await expect(page.getByText('原密码不正确')).toBeVisible();
  await page.getByLabel('原密码', { exact: true }).fill(PASSWORD);
  await change.click();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  const login = await request.post('/api/user/login', { data: { account: me.name, password: 'newpass123' } });
  expect(((await login.json()) as { code: number }).code).toBe(1);
});

test('whom one keeps away stands on the blacklist, and is let back there', async ({ pair, request }) => {
  const { a: me, b: other } = pair;
  await postAs(request, me.token, '/user/block', { user_id: other.id });
  const page = await pair.open(me, '/profile/blacklist');
  await page.getByRole('button', { name: `移出 ${other.name}` }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已移出黑名单')).toBeVisible();
  await expect(page.getByText('没有拉黑谁。')).toBeVisible();
});
