import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAsAdministrator } from '../administrator.ts';
import { bringIn } from '../calls.ts';
import { comeNew, expect, expectAccessible, expectNoSidewaysScroll, test } from '../clean-page.ts';

const PHONE = { width: 390, height: 844 };

const available = (page: Page) => page.locator('dl').filter({ hasText: '托管中' }).locator('div').first();
const ledger = (page: Page) => page.getByRole('region', { name: '账本' });

async function goToCashier(page: Page, amount: string): Promise<void> {
  await page.getByLabel('充多少').fill(amount);
  await page.getByRole('button', { name: /^去收银台付/ }).click();
  await expect(page.getByRole('heading', { name: '模拟收银台' })).toBeVisible();
}

test('recharge through the cashier: failed, given up, paid', async ({ page }) => {
  await comeNew(page);
  await page.goto('/profile/wallet');
  await expect(available(page)).toContainText('0.00');
  for (const [amount, message] of [
    ['', '请输入充值金额'],
    ['0', '充值金额不能少于0.01元'],
    ['1e3', /请输入正确的金额/],
    ['50000.01', '单次充值不能超过50000元'],
  ] as const) {
    await page.getByLabel('充多少').fill(amount);
    await page.getByRole('button', { name: '去收银台' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }

  await goToCashier(page, '200');
  await expect(page.getByText('演示环境 模拟支付 不会扣任何真钱')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '支付失败' }).click();
  await expect(page.getByRole('heading', { name: '支付失败' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/wallet\?payment=\d+$/);
  await expect(available(page)).toContainText('0.00');

  await page.getByRole('button', { name: '再充一次' }).click();
  await expect(page.getByLabel('充多少')).toBeFocused();
  await goToCashier(page, '300');
  await page.getByRole('button', { name: '放弃支付' }).click();
  await expect(page.getByRole('heading', { name: '没有付款' })).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page).toHaveURL('/profile/wallet');

  await goToCashier(page, '500.25');
  await page.getByText('异常通知（测试用）').click();
  for (const odd of ['签名不对', '金额不对']) {
    await page.getByRole('button', { name: `发出${odd}` }).click();
    await expect(page.getByText(`已发出“${odd}”`)).toBeVisible();
  }
  await page.getByRole('button', { name: '支付成功' }).click();
  await expect(page.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(available(page)).toContainText('500.25');
  await expect(ledger(page).getByRole('row').filter({ hasText: '充值' })).toContainText(/\+500\.25/);
  await page.reload();
  await expect(available(page)).toContainText('500.25');
});

test('the cashier left by closing its tab: not paid yet, then the notification comes', async ({ page }) => {
  await comeNew(page);
  await page.goto('/profile/wallet');
  const payElsewhere = async (outcome: string) => {
    const { pathname, search } = new URL(page.url());
    const answer = await page.request.post(`/api${pathname}${search}`, { data: { outcome } });
    expect(((await answer.json()) as { code: number }).code).toBe(1);
  };

  await goToCashier(page, '88');
  const cashier = page.url();
  await page.goto('/profile/wallet');
  await expect(page.getByRole('heading', { name: '还没付' })).toBeVisible();
  await page.getByRole('button', { name: '接着付' }).click();
  await expect(page).toHaveURL(cashier);
  await page.goto('/profile/wallet');
  await expect(page.getByRole('heading', { name: '还没付' })).toBeVisible();
  const { pathname, search } = new URL(cashier);
  await page.request.post(`/api${pathname}${search}`, { data: { outcome: 'paid_twice' } });
  // Found by asking, without a reload.
  await expect(page.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(available(page)).toContainText('88.00');

  await goToCashier(page, '12');
  await payElsewhere('paid');
  await page.goto('/home');
  await page.goto('/profile/wallet');
  await expect(page.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(available(page)).toContainText('100.00');
});

async function withdraw(page: Page, amount: string, password: string): Promise<void> {
  await page.getByLabel('提多少').fill(amount);
  await page.getByLabel('登录密码').fill(password);
  await page.getByRole('button', { name: /^申请提现 ¥/ }).click();
  // The word of the one before may still be there.
  await expect(page.getByText('提现已提交，等待审核').last()).toBeVisible();
}

test('withdraw, approved by an administrator and paid out; another is refused and comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, password, token } = await comeNew(page);
  await bringIn(page.request, token, '1000');
  await page.goto('/profile/wallet');
  await page.getByRole('button', { name: '添加收款账户' }).click();
  const adding = page.getByRole('dialog', { name: '添加收款账户' });
  await adding.getByLabel('收款人姓名').fill('林见山');
  await adding.getByLabel('开户银行').fill('招商银行');
  await adding.getByLabel('银行卡号').fill('6225 8801 2345 6621');
  await adding.getByLabel('登录密码').fill('wrongpass1');
  await adding.getByRole('button', { name: '添加账户' }).click();
  await expect(adding.getByText('登录密码不正确')).toBeVisible();
  await adding.getByLabel('登录密码').fill(password);
  await expectAccessible(page);
  await adding.getByRole('button', { name: '添加账户' }).click();
  await expect(page.getByLabel('提到哪里')).toContainText('招商银行 •••• 6621');

  await page.getByLabel('提多少').fill('1000.01');
  await page.getByRole('button', { name: /^申请提现/ }).click();
  await expect(page.getByText('可用余额不足，还差 ¥0.01')).toBeVisible();
  await withdraw(page, '300.5', password);
  await expect(available(page)).toContainText('699.50');
  const records = page.getByRole('region', { name: '提现记录' });
  const record = (amount: string) => records.getByRole('listitem').filter({ hasText: amount }).first();
  await expect(record('¥300.50')).toContainText('待审核');
  await withdraw(page, '20', password);

  // Nobody but an administrator finds the queue.
  await page.goto('/admin/withdrawals');
  await expect(page.getByRole('heading', { name: '这面墙空着' })).toBeVisible();

  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin/withdrawals');
  const row = (amount: string) => office.getByRole('listitem', { name: `${name} ${amount}` });
  await expect(row('¥300.50')).toContainText('招商银行 •••• 6621');
  await row('¥300.50').getByRole('button', { name: '通过' }).click();
  const question = office.getByRole('dialog', { name: '通过这笔提现' });
  await expect(question).toContainText('¥300.50');
  await question.getByRole('button', { name: '通过并打款' }).click();
  await expect(row('¥300.50')).toHaveCount(0);
  await row('¥20.00').getByRole('button', { name: '驳回' }).click();
  const reasons = office.getByRole('dialog', { name: '驳回这笔提现' });
  await reasons.getByRole('button', { name: '驳回并退回' }).click();
  await expect(reasons.getByText('请填写驳回的理由，申请人会看到')).toBeVisible();
  await reasons.getByLabel('理由').fill('户名和实名不一致');
  await reasons.getByRole('button', { name: '驳回并退回' }).click();
  await expect(row('¥20.00')).toHaveCount(0);
  await office.getByRole('link', { name: '审计记录' }).click();
  await expect(office.getByText('理由：户名和实名不一致').first()).toBeVisible();
  await office.context().close();

  await expect(async () => {
    await page.goto('/profile/wallet');
    await expect(record('¥300.50')).toContainText('已到账', { timeout: 5_000 });
  }).toPass();
  await expect(record('¥20.00')).toContainText('已退回');
  await expect(record('¥20.00')).toContainText('户名和实名不一致');
  await expect(available(page)).toContainText('699.50');
});

test('what the filter shows is what is exported', async ({ page }) => {
  const { token } = await comeNew(page);
  for (const amount of ['10', '20.5']) await bringIn(page.request, token, amount);
  await page.goto('/profile/wallet');
  await expect(ledger(page).getByRole('row')).toHaveCount(3);
  await ledger(page).getByText('订单收入', { exact: true }).click();
  await expect(page).toHaveURL('/profile/wallet?kind=income');
  await expect(ledger(page).getByText('这样筛没有记录。')).toBeVisible();
  await page.goBack();
  await ledger(page).getByText('收入', { exact: true }).click();
  await expect(page).toHaveURL('/profile/wallet?direction=in');
  await expect(ledger(page).getByRole('row')).toHaveCount(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ledger(page).getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^造界账本-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain('20.50');
});

test('on a phone recharge and withdrawal rise as sheets, and Back closes them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeNew(page);
  await page.goto('/profile/wallet');
  await expect(available(page)).toContainText('0.00');
  await expectNoSidewaysScroll(page);
  for (const deed of ['提现', '充值']) {
    await page.getByRole('main').getByRole('button', { name: deed, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: deed });
    await expect(sheet.getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('button', { name: '充值', exact: true }).click();
  await goToCashier(page, '66');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await expect(page.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(available(page)).toContainText('66.00');
});
