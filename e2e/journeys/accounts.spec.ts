import { expect, expectAccessible, newcomer, signIn, test } from '../clean-page.ts';

test('register with a sandbox code, log in, come back to where one wanted to go, log out', async ({
  page,
}) => {
  const person = newcomer();

  await page.goto('/profile/info');
  const guard = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(guard).toContainText('访问受限');
  await expect(guard).toContainText('请先登录后再访问该页面');
  await guard.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Finfo');

  await page.getByRole('link', { name: '注册一个' }).click();
  await page.getByLabel('用户名').fill(person.username);
  await page.getByLabel('邮箱').fill(person.email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入正确的手机号')).toBeVisible();
  await page.getByLabel('手机号').fill(person.mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送', { exact: true })).toBeVisible();
  await expect(page.getByText('演示环境')).toBeVisible();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await page.getByRole('button', { name: '填入' }).click();
  await expect(page.getByLabel('验证码')).toHaveValue(/^\d{6}$/);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.getByLabel('确认密码').fill('painting2027');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('确认密码').fill(person.password);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('注册成功')).toBeVisible();

  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Finfo');
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(person.username);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/info');
  await expect(page.getByRole('complementary')).toContainText(person.username);
  await expect(page.getByRole('complementary')).toContainText('LV.0');

  // Somebody new is shown around, once, and may leave every step out.
  const guide = page.getByRole('region', { name: '新手引导' });
  await guide.getByRole('button', { name: '开始' }).click();
  await guide.getByRole('button', { name: '跳过这步' }).click();
  const tag = guide.getByRole('button', { name: '插画', exact: true });
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await guide.getByRole('button', { name: '下一步' }).click();
  await guide.getByRole('button', { name: '关注' }).first().click();
  await expect(guide.getByRole('button', { name: '已关注，取消关注' })).toBeVisible();
  await guide.getByRole('button', { name: '完成' }).click();
  await expect(guide).toBeHidden();
  await page.goto('/profile/works');
  const list = page.getByRole('region', { name: '开张清单' });
  await expect(list).toContainText('0 / 4');
  await list.getByRole('button', { name: '不再显示' }).click();
  await expect(list).toBeHidden();
  await expect(guide).toBeHidden();

  await page.goto('/login');
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: /个人菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('退出登录成功')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userinfo')]),
  ).toEqual([null, null]);
});

test('the login form says what is missing, and what was wrong', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('button', { name: '登录', exact: true });
  await submit.click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await page.getByLabel('账号', { exact: true }).fill('ab');
  await page.getByLabel('密码', { exact: true }).fill('12345');
  await submit.click();
  await expect(page.getByText('账号长度不能小于3个字符')).toBeVisible();
  await expect(page.getByText('密码长度不能小于6个字符')).toBeVisible();
  await page.getByLabel('账号', { exact: true }).fill(newcomer().username);
  await page.getByLabel('密码', { exact: true }).fill('wrongpass1');
  await submit.click();
  const refusal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(refusal).toContainText('登录失败');
  await expect(refusal).toContainText('账号或密码错误');
});

test('a demo account is one press away', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcommunity');
  await page.getByRole('button', { name: /林见山/ }).click();
  await expect(page).toHaveURL('/community');
  await expect(page.getByText('林见山').first()).toBeVisible();
});

test('a forgotten password is set anew by a code, and ends what was open', async ({ page, request }) => {
  const person = newcomer();
  const sent = await request.post('/api/sms/send', { data: { mobile: person.mobile, event: 'register' } });
  const code = ((await sent.json()) as { data: { sandbox_code: string } }).data.sandbox_code;
  await request.post('/api/user/register', { data: { ...person, code } });
  const old = await signIn(page, person.username, person.password);
  await page.context().clearCookies();
  await page.context().setStorageState({ cookies: [], origins: [] });

  await page.goto('/login?redirect=%2Fcommunity');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fcommunity&view=reset');
  await page.getByLabel('手机号').fill(person.mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await page.getByRole('button', { name: '填入' }).click();
  await page.getByLabel('新密码').fill('repainted2027');
  await expectAccessible(page);
  await page.getByRole('button', { name: '重设密码' }).click();
  await expect(page.getByText('密码已重设，请重新登录')).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Fcommunity');
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(person.mobile);
  await page.getByLabel('密码', { exact: true }).fill('repainted2027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/community');
  expect((await request.get('/api/user/index', { headers: { Token: old } })).status()).toBe(401);
});

test('whoever does not stay signed in is a visitor in the next browser window', async ({ context, page }) => {
  await page.goto('/login');
  await page.getByLabel('30 天内保持登录').uncheck();
  await page.getByRole('button', { name: /林见山/ }).click();
  await expect(page).toHaveURL('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByText('LV.').first()).toBeVisible();
  // What the browser forgets when it is closed.
  await context.clearCookies({ name: 'browser_open' });
  await page.goto('/home');
  await expect(page.getByText('登录后查看更多功能')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a redirect to elsewhere is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await page.getByLabel('账号', { exact: true }).fill('client');
  await page.getByLabel('密码', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('a token that has died sends one to the login, with the way back', async ({ page }) => {
  await signIn(page, 'creator');
  // From a page without our code: the one that is left would ask with the dead token itself, and lose it first.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/empty', (route) => route.fulfill(empty));
  await page.goto('/empty');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  const dead = page.waitForResponse((answer) => answer.status() === 401);
  await page.goto('/community');
  await dead;
  await expect(page).toHaveURL('/login?redirect=%2Fcommunity');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signing out in one tab signs out the other', async ({ context, page }) => {
  await signIn(page, 'client');
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByText('LV.').first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('userinfo');
  });
  await expect(other.getByText('登录后查看更多功能')).toBeVisible();
});
