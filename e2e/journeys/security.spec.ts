import { expect, expectAccessible, newcomer, watchConsole } from '../clean-page.ts';
import { postAs } from '../calls.ts';
import { startOwnServer } from '../own-server.ts';
import { register, test } from '../two-people.ts';

const PASSWORD = newcomer().password;
const DAY_MS = 86_400_000;
const freshMobile = () => `137${String(Date.now()).slice(-8)}`;

test('a phone is changed by a code to the old one and one to the new; an address by the phone', async ({
  pair,
}) => {
  const page = await pair.open(pair.a, '/profile/security');
  const ways = page.getByRole('list', { name: '登录方式' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '更换手机号' }).click();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '填入' }).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  const mobile = freshMobile();
  await dialog.getByLabel('新手机号').fill('123');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('手机号格式不正确')).toBeVisible();
  await dialog.getByLabel('新手机号').fill(mobile);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '填入' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '绑定手机号' }).click();
  await expect(page.getByText('手机号已绑定', { exact: true })).toBeVisible();
  await expect(ways).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);

  // The address that was typed at registering was never proved; the phone stands in for it.
  await page.getByRole('button', { name: '更换邮箱' }).click();
  await dialog.getByRole('button', { name: '收不到？改用手机号验证' }).click();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '填入' }).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('新邮箱').fill(`new${mobile}@example.com`);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '填入' }).click();
  await dialog.getByRole('button', { name: '绑定邮箱' }).click();
  await expect(page.getByText('邮箱已绑定', { exact: true })).toBeVisible();
  await expect(ways).toContainText('ne***@example.com');
});

test('a WeChat is bound by its phone, and let go again', async ({ pair, browser }) => {
  const page = await pair.open(pair.a, '/profile/security');
  await page.getByRole('button', { name: '绑定微信' }).click();
  const address = await page.getByRole('link', { name: /用模拟微信扫一扫/ }).getAttribute('href');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address ?? '');
  await phone.getByRole('link', { name: /见山/ }).click();
  await expect(page.getByText(/见山，在手机上点/)).toBeVisible();
  await expectAccessible(page);
  await phone.getByRole('button', { name: '允许' }).click();
  await expect(page.getByText('微信已绑定', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '登录方式' })).toContainText('已绑定 见山');
  await page.getByRole('button', { name: '解绑微信' }).click();
  await page.getByRole('button', { name: '解绑', exact: true }).click();
  await expect(page.getByText('微信已解绑', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible();
});

test('everything of one’s own comes as one archive', async ({ pair }) => {
  test.setTimeout(300_000);
  const page = await pair.open(pair.a, '/profile/security');
  await page.getByRole('button', { name: '申请导出' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码').fill('wrong9999');
  await dialog.getByRole('button', { name: '开始准备' }).click();
  await expect(dialog.getByText('密码不正确')).toBeVisible();
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '开始准备' }).click();
  const link = page.getByRole('link', { name: '下载' });
  await expect(link).toBeVisible({ timeout: 180_000 });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^造界数据.*\.tar\.gz$/);
  await expectAccessible(page);
});

test('what holds an account is said before it can be deleted', async ({ pair, request }) => {
  await postAs(request, pair.a.token, '/wallet/recharge', { amount: '10', method: 'sandbox' });
  const page = await pair.open(pair.a, '/profile/security', { width: 390, height: 844 });
  await page.getByRole('button', { name: '申请注销' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('会删除')).toBeVisible();
  await expect(dialog.getByText('会留下')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('还有 1 笔支付没有结果');
  await expectAccessible(page);
});

test('an account is kept in the grace, then deleted, and what others have of it remains', async ({
  browser,
  playwright,
}) => {
  const server = await startOwnServer();
  const request = await playwright.request.newContext({ baseURL: server.url });
  const [leaver, friend] = [await register(request), await register(request)];
  const own = await postAs<{ id: number }>(request, leaver.token, '/posts/add', {
    title: '我的最后一幅',
    content: '<p>再见。</p>',
  });
  const theirs = await postAs<{ id: number }>(request, friend.token, '/posts/add', {
    title: '朋友的画',
    content: '<p>今天画到这里。</p>',
  });
  const said = await postAs<{ id: number }>(request, leaver.token, '/posts/addComment', {
    post_id: theirs.id,
    content: '画得真好，我要走了',
  });
  await postAs(request, friend.token, '/posts/addComment', {
    post_id: theirs.id,
    parent_id: said.id,
    content: '一路顺风',
  });

  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  async function signIn() {
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).fill(leaver.name);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  async function leave() {
    await page.goto('/profile/security');
    // By keyboard: the newcomer's card may come over it in that moment.
    await page.getByRole('button', { name: '申请注销' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('登录密码').fill(PASSWORD);
    await dialog.getByRole('button', { name: '申请注销' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
  }
  await signIn();
  await leave();
  await signIn();
  await page.mouse.move(200, 200);
  const offer = page.getByRole('complementary', { name: '账号注销' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: '保留账号' }).click();
  await expect(page.getByText('账号保留下来了，一切照旧')).toBeVisible();
  await expect(offer).toBeHidden();
  await leave();
  await page.close();
  await request.dispose();

  await server.comeBackAfter(15 * DAY_MS + 3_600_000);

  const again = await context.newPage();
  await expect(async () => {
    await again.goto(`/profile/user/${leaver.id}`);
    await expect(again.getByText(leaver.name).first()).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const gone = await context.request.post('/api/user/login', {
    data: { account: leaver.name, password: PASSWORD },
  });
  expect(((await gone.json()) as { code: number }).code).toBe(1101);
  await again.goto(`/post/${theirs.id}`);
  await expect(again.getByText('这条评论已随账号注销删除')).toBeVisible();
  await expect(again.getByText('一路顺风')).toBeVisible();
  await expect(again.getByText('已注销用户').first()).toBeVisible();
  const post = await context.request.get(`/api/posts/detail?id=${own.id}`);
  expect(((await post.json()) as { code: number }).code).not.toBe(1);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await context.close();
  await server.end();
});
