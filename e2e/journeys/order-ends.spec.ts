import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../clean-page.ts';
import { bookedOrder, offer } from '../order-calls.ts';
import { test, type Person } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };

/** An order that is being worked on, its deposit of ¥200 held. */
async function begunOrder(request: APIRequestContext, client: Person, creator: Person): Promise<number> {
  const service = await offer(request, creator);
  return bookedOrder(request, { client, creator }, { service, state: 'in_progress' });
}

async function askForRefund(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('button', { name: '提交申请' })).toBeDisabled();
  await page.getByLabel('退款原因').selectOption('quality_issue');
  await page.getByLabel('退款金额', { exact: true }).fill(amount);
  await page.getByLabel('退款说明').fill('书名压着月亮，改了两版还是不对。');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
}

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name }).click();

test('a service is booked and its deposit paid at the cashier', async ({ pair, request }) => {
  const { a: client, b: creator } = pair;
  await offer(request, creator);
  const page = await pair.open(client, `/user/${creator.id}?tab=service`);
  await page.getByRole('link', { name: '预约' }).click();
  await expect(page.getByRole('heading', { name: '预约书籍封面' })).toBeVisible();
  await page.getByText('封面加书脊').click();
  await page.getByText('商用授权').click();
  const submit = page.getByRole('button', { name: '提交，付定金 ¥320' });
  await submit.click();
  await expect(page.getByText('请填写需求说明')).toBeVisible();
  await page.getByLabel('要求').fill('第三卷写渡海，主角在船头，背对我们。');
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('申请成功！请等待画师回复')).toBeVisible();

  await expect(page.getByRole('heading', { name: '付定金' })).toBeVisible();
  await expect(page.getByText('可用 ¥0.00，还差 ¥320.00')).toBeVisible();
  await expect(page.getByRole('radio', { name: /钱包余额/ })).toBeDisabled();
  await page.getByRole('button', { name: '确认支付' }).click();
  await page.getByRole('button', { name: '放弃支付' }).click();
  await expect(page.getByRole('heading', { name: '没有付款' })).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await page.getByRole('button', { name: '支付成功' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText('待确认').first()).toBeVisible();

  await page.goto(`${page.url()}/cancel`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '确认取消，退回 ¥320.00' }).click();
  await expect(page.getByText('已取消').first()).toBeVisible();
});

test('a refund is asked for and agreed to', async ({ pair, request }) => {
  const { a: client, b: creator } = pair;
  const id = await begunOrder(request, client, creator);
  const page = await pair.open(client, `/order/${id}/refund`);
  await askForRefund(page, '120');

  const other = await pair.open(creator, `/order/${id}/refund`);
  await expect(other.getByText('书名压着月亮，改了两版还是不对。')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: '同意，退 ¥120.00' }).click();
  await confirm(other, '同意退款');
  await expect(other.getByText('已同意').first()).toBeVisible();

  await page.goto('/profile/wallet');
  await expect(page.getByText('120.00').first()).toBeVisible();
});

test('a refund is refused, an arbiter splits the money', async ({ pair, request, browser, baseURL }) => {
  const { a: client, b: creator } = pair;
  const id = await begunOrder(request, client, creator);
  const page = await pair.open(client, `/order/${id}/refund`);
  await askForRefund(page, '200');
  const other = await pair.open(creator, `/order/${id}/refund`);
  await other.getByRole('button', { name: '拒绝' }).click();
  await confirm(other, '拒绝退款');
  await expect(other.getByText('已拒绝').first()).toBeVisible();

  await page.goto(`/order/${id}/dispute`);
  await page.getByLabel('为什么要仲裁').fill('背面三张都是正面镜像，没法用。');
  await page.getByLabel('你认为该退给你多少', { exact: true }).fill('150');
  await page.getByRole('button', { name: '申请仲裁' }).click();
  await confirm(page, '申请仲裁');
  await expect(page.getByRole('heading', { name: '有要补的就补，没有就等裁决' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载证据包' }).click();
  const archive = await readFile(await (await saved).path());
  expect(archive.includes('背面三张都是正面镜像，没法用。')).toBe(true);

  await other.goto(`/orders/${id}/dispute`);
  await other.getByRole('textbox', { name: '陈述' }).fill('愿意退一部分。');
  await other.getByRole('button', { name: '提交陈述' }).click();
  await expect(other.getByText('愿意退一部分。').first()).toBeVisible();

  const arbiter = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(arbiter, 'admin');
  await arbiter.goto('/admin/disputes');
  await arbiter.getByRole('link', { name: new RegExp(`${client.name} 对 ${creator.name}`) }).click();
  await arbiter.getByLabel(`退给${client.name}`, { exact: true }).fill('133.33');
  await expect(arbiter.getByLabel(`归${creator.name}（含服务费）`)).toHaveValue('66.67');
  await arbiter.getByRole('button', { name: '下达裁决并结算' }).click();
  await expect(arbiter.getByText('请填写裁决理由')).toBeVisible();
  await expect(arbiter.getByText('请至少引用一项证据')).toBeVisible();
  await arbiter.getByLabel('裁决理由').fill('合格三分之一，按三分之一结算。');
  await arbiter.getByRole('button', { name: '打开订单时间线' }).click();
  await arbiter.getByRole('checkbox', { name: /^引用/ }).first().check();
  await expectAccessible(arbiter);
  await arbiter.getByRole('button', { name: '下达裁决并结算' }).click();
  await expect(arbiter.getByText(/收回 ¥133\.33.*实得 ¥63\.34.*平台服务费 ¥3\.33/)).toBeVisible();
  await confirm(arbiter, '下达裁决并结算');
  await expect(arbiter.getByRole('heading', { name: '裁决书' })).toBeVisible();
  await arbiter.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: '裁决书' })).toBeVisible();
  await expect(page.getByText('¥63.34', { exact: true })).toBeVisible();
  await page.goto('/admin/disputes');
  await expect(page.getByRole('heading', { name: '这面墙空着' })).toBeVisible();
});
