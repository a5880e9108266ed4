import { expect, signIn, test, watchConsole } from '../clean-page.ts';

test('scan, agree on the phone, be signed in on the screen', async ({ page, browser }) => {
  await page.goto('/login?redirect=%2Fcommunity');
  await page
    .getByRole('button', { name: '微信扫码登录' })
    .or(page.getByRole('link', { name: '微信扫码登录' }))
    .click();
  await expect(page).toHaveURL(/\/wxauth\/qrcode/);
  await expect(page.getByText('打开微信，扫一扫')).toBeVisible();
  const address = await page.getByRole('link', { name: /用模拟微信扫一扫/ }).getAttribute('href');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const complaints = watchConsole(phone);
  await phone.goto(address ?? '');
  await phone.getByRole('link', { name: /秋禾/ }).click();
  await expect(phone.getByText('秋禾').first()).toBeVisible();
  await expect(page.getByText(/秋禾，在手机上点/)).toBeVisible();
  await phone.getByRole('button', { name: '允许' }).click();
  await expect(phone.getByText(/请回到电脑/)).toBeVisible();

  await expect(page).toHaveURL('/community');
  await expect(page.getByText('秋禾').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('refusing on the phone lets one try again; an expired code is replaced', async ({ page, browser }) => {
  await page.goto('/wxauth/qrcode');
  const link = page.getByRole('link', { name: /用模拟微信扫一扫/ });
  const first = (await link.getAttribute('href')) ?? '';
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(first);
  await phone.getByRole('link', { name: /大同/ }).click();
  await phone.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(link).not.toHaveAttribute('href', first);
  await expect(page.getByText('打开微信，扫一扫')).toBeVisible();
});

test('an expired code offers a new one', async ({ page }) => {
  await page.clock.install();
  await page.goto('/wxauth/qrcode');
  await expect(page.getByText('打开微信，扫一扫')).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByRole('button', { name: '刷新二维码' })).toBeVisible();
});

test("in the provider's own browser the login goes straight to its page", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' });
  const page = await context.newPage();
  await page.goto('/login?redirect=%2Fgames');
  await page.getByRole('button', { name: /微信/ }).click();
  await page.waitForURL('**/sandbox/wechat/authorize**');
  await page.getByRole('link', { name: /小满/ }).click();
  await expect(page).toHaveURL('/games');
});

test('the passing-on page goes to the provider and nowhere else', async ({ page }) => {
  const elsewhere = Buffer.from('https://evil.example/connect/oauth2/authorize').toString('base64url');
  await page.goto(`/wxauth/authorize/${elsewhere}`);
  await expect(page.getByText('授权地址不正确')).toBeVisible();
  expect(new URL(page.url()).host).not.toBe('evil.example');
});

test('a link back from the provider is worth nothing in another browser', async ({ page, browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' });
  const asking = await context.newPage();
  await asking.goto('/login?redirect=%2Fgames');
  await asking.getByRole('button', { name: /微信/ }).click();
  const link = await asking.getByRole('link', { name: /小满/ }).getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByText('这次微信登录不是在这个浏览器里发起的，请重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('link', { name: '返回登录' }).click();
  await expect(page).toHaveURL('/login');
  await asking.goto(link ?? '');
  await expect(asking).toHaveURL('/games');
  await context.close();
});

test('somebody signed in is asked before WeChat makes them another', async ({ page }) => {
  await signIn(page, 'client');
  await page.goto('/home');
  const nameNow = async () =>
    (
      JSON.parse((await page.evaluate(() => localStorage.getItem('userinfo'))) ?? '{}') as {
        nickname?: string;
      }
    ).nickname;
  for (const [answer, name] of [
    ['不换', '林见山'],
    ['换过去', '大同'],
  ] as const) {
    const params = await page.request.get('/api/user/wechat/params?redirect=/games');
    const { data } = (await params.json()) as { data: { url: string } };
    await page.goto(data.url);
    await page.getByRole('link', { name: /大同/ }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('你已登录为“林见山”，要换成“大同”吗？');
    await question.getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL('/games');
    expect(await nameNow()).toBe(name);
  }
});
