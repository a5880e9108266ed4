import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { bringIn, postAs } from '../calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../clean-page.ts';
import { pictureFile } from '../demo-picture.ts';
import { test, type Person } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };
const PRICE = 1200;

const dayFromNow = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A bounty that was applied to and accepted: the way there has journeys of its own. */
async function begin(
  request: APIRequestContext,
  client: Person,
  creator: Person,
): Promise<{ id: number; title: string }> {
  const title = `海上生明月 ${Date.now().toString(36)}`;
  const bounty = await postAs<{ id: number }>(request, client.token, '/bounty/publish', {
    title,
    category: 1,
    style: 3,
    description: '小说封面，一叶小船，月亮要大。',
    budget_min: 1000,
    budget_max: 2000,
    deadline: dayFromNow(30),
  });
  const application = await postAs<{ id: number }>(request, creator.token, '/bounty/apply', {
    bounty_id: bounty.id,
    price: PRICE,
    proposal: '月亮我想压低一点。',
    days: 9,
  });
  await postAs(request, client.token, '/bounty/manageapplication', { id: application.id, action: 'accept' });
  const answer = await request.get('/api/order/list?side=buyer', { headers: { Token: client.token } });
  const { data } = (await answer.json()) as { data: { data: { id: number }[] } };
  return { id: data.data[0]?.id ?? 0, title };
}

const todo = (page: Page) => page.getByRole('region', { name: /^(现在要做什么|现在等对方|这笔订单)$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function pay(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^钱包余额/ }).check();
  await button(page, '确认支付').click();
}

async function deliver(page: Page, picture: string, words: string): Promise<void> {
  const panel = page.getByRole('region', { name: '交付文件' });
  await panel.getByLabel('选择文件').setInputFiles(await pictureFile(picture));
  await expect(panel.getByRole('button', { name: `移除 ${picture}.webp` })).toBeVisible();
  await panel.getByRole('textbox', { name: /^给客户的话/ }).fill(words);
  await panel.getByRole('button', { name: /^交付第/ }).click();
  await page
    .getByRole('dialog', { name: /^交付第/ })
    .getByRole('button', { name: '交付', exact: true })
    .click();
}

test('from the deposit to the acceptance: each sees what the other does without a reload', async ({
  pair,
  request,
}) => {
  const { id, title } = await begin(request, pair.a, pair.b);
  await bringIn(request, pair.a.token, String(PRICE));

  const client = await pair.open(pair.a, '/order');
  const row = client.getByRole('region', { name: '轮到你' }).getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('还剩');
  await expect(client.getByRole('link', { name: '我的订单，1 笔等你处理' })).toBeVisible();
  await row.getByRole('link', { name: '去支付定金' }).click();
  await expect(client).toHaveURL(`/order/${id}/payment`);

  const creator = await pair.open(pair.b, `/orders/${id}`);
  await expect(todo(creator)).toContainText('支付定金');
  await pay(client);
  await expect(client).toHaveURL(`/order/${id}`);
  await expect(todo(client)).toContainText('确认排期');

  await expect(todo(creator)).toContainText('请确认排期');
  await todo(creator).getByRole('button', { name: '确认排期' }).click();
  await button(creator, '确认接单').click();
  await expect(creator.getByText('排期已确认，可以开工了')).toBeVisible();
  await expect(client.getByText('制作中').first()).toBeVisible();

  const progress = creator.getByRole('region', { name: '更新进度' });
  await progress.getByLabel('进度').fill('60');
  await progress.getByRole('textbox', { name: /^画到哪了/ }).fill('大色铺完了，今晚细化船和浪。');
  await progress.getByLabel('选择图片').setInputFiles(await pictureFile('moonlit-sea-02'));
  await progress.getByRole('button', { name: '更新到 60%' }).click();
  await expect(button(creator, '客户还没付清尾款')).toBeVisible();
  await expect(client.getByRole('region', { name: '时间线' })).toContainText('大色铺完了');

  await todo(client).getByRole('link', { name: '去支付尾款' }).click();
  await pay(client);
  await expect(client).toHaveURL(`/order/${id}`);
  await expect(client.getByRole('region', { name: '资金' })).toContainText('1,200.00');

  await deliver(creator, 'moonlit-sea-01', '第一版，月亮压低了。');
  await expect(creator.getByText('第 1 版已交付')).toBeVisible();
  await expect(todo(client)).toContainText('交付了第 1 版');
  await expect(button(client, '放大查看')).toBeVisible();
  await expect(client.getByText('原文件已经在平台，验收那一刻开放下载。')).toBeVisible();

  await todo(client).getByRole('button', { name: '提出修改' }).click();
  const marks = client.getByRole('region', { name: '修改清单' });
  const board = marks.getByRole('button', { name: '在画面上点一下，加一处修改' });
  await board.click({ position: { x: 120, y: 90 } });
  await marks.getByRole('textbox', { name: '第 1 处要改什么' }).fill('云再淡一点，书名压在这里。');
  await board.click({ position: { x: 200, y: 260 } });
  await marks.getByRole('textbox', { name: '第 2 处要改什么' }).fill('船上的人换成背影。');
  await expectAccessible(client);
  await marks.getByRole('button', { name: '退回修改，共 2 处' }).click();
  await expect(client.getByText(`已退回，等${pair.b.name}交第 2 版`)).toBeVisible();

  const second = creator.getByRole('region', { name: '交付文件' });
  await second.getByRole('checkbox', { name: /云再淡一点/ }).check();
  await deliver(creator, 'moonlit-sea-03', '云淡了。');
  await expect(creator.getByText('第 2 版已交付')).toBeVisible();

  const versions = client.getByRole('region', { name: '第 2 版和第 1 版' });
  await expect(versions).toContainText('已改');
  const slider = versions.getByRole('slider', { name: '拖动对比第 1 版和第 2 版' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('55');

  await client.setViewportSize(PHONE);
  await expectNoSidewaysScroll(client);
  await expectAccessible(client);
  await todo(client).getByRole('button', { name: '验收' }).click();
  await button(client, '验收通过').click();
  await expect(client.getByText('已验收，源文件可以下载了')).toBeVisible();
  await expect(client.getByRole('region', { name: '完成之后' })).toContainText('授权凭证');
  const saved = client.waitForEvent('download');
  await button(client, '下载 moonlit-sea-03.webp').click();
  const original = await readFile(await (await saved).path());
  expect(original.equals((await pictureFile('moonlit-sea-03')).buffer)).toBe(true);

  await expect(creator.getByRole('region', { name: '资金' })).toContainText('1,140.00');
  await button(creator, '晒稿').click();
  const showing = creator.getByRole('dialog', { name: '晒稿' });
  await showing.getByRole('textbox', { name: /^说几句/ }).fill('月亮还是大一点好。');
  await expect(showing.getByRole('button', { name: 'moonlit-sea-03.webp' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await showing.getByRole('button', { name: '发布' }).click();
  await expect(creator.getByRole('heading', { name: title })).toBeVisible();
  const credits = creator.getByLabel('署名');
  await expect(credits.getByRole('link')).toHaveText([new RegExp(pair.b.name), new RegExp(pair.a.name)]);
  await client.goto(new URL(creator.url()).pathname);
  await client.getByRole('link', { name: '约同款' }).click();
  await expect(client).toHaveURL(new RegExp(`/user/${pair.b.id}\\?tab=service&post=\\d+$`));
  await expect(client.getByText('还没有上架约稿服务。')).toBeVisible();

  await creator.goto('/orders?side=seller');
  await expect(creator.getByRole('region', { name: '已结束' })).toContainText(title);
  await creator.setViewportSize(PHONE);
  await expectNoSidewaysScroll(creator);
});

test('an extension and a change are asked and answered on the order; a stranger finds nothing', async ({
  pair,
  request,
}) => {
  const { id } = await begin(request, pair.a, pair.b);
  await bringIn(request, pair.a.token, String(PRICE));
  await postAs(request, pair.a.token, '/order/payDeposit', { order_id: id });
  await postAs(request, pair.b.token, '/order/confirm', {
    order_id: id,
    schedule_start_time: dayFromNow(0),
    schedule_end_time: dayFromNow(5),
  });

  const creator = await pair.open(pair.b, `/order/${id}`);
  const client = await pair.open(pair.a, `/order/${id}`, PHONE);
  await button(creator, '申请延期').click();
  await creator.getByRole('textbox', { name: /^原因/ }).fill('线稿要多两天');
  await button(creator, '提出申请').click();
  const asked = client.getByRole('region', { name: `${pair.b.name}申请延期` });
  await expect(asked).toContainText('线稿要多两天');
  await asked.getByRole('button', { name: '同意延期' }).click();
  await expect(client.getByText('已同意，截稿日改了')).toBeVisible();
  await expect(creator.getByRole('region', { name: '时间线' })).toContainText('同意延期');

  await button(client, '其他操作').click();
  await client.getByRole('menuitem', { name: '提出变更' }).click();
  await client.getByRole('textbox', { name: /^内容/ }).fill('加一张横版');
  await client.getByRole('textbox', { name: /^新的总价/ }).fill('1500');
  await expect(client.getByText('客户补 ¥300.00')).toBeVisible();
  await button(client, '发给对方').click();
  const proposed = creator.getByRole('region', { name: `${pair.a.name}提出变更` });
  await expect(proposed).toContainText('加一张横版');
  await proposed.getByRole('button', { name: '不同意' }).click();
  await expect(creator.getByText('没有同意，约定不变')).toBeVisible();
  await expect(client.getByRole('region', { name: '你提出了变更' })).toBeHidden();
  await expectNoSidewaysScroll(client);

  // What is said counts as read when it is in sight, so it is fetched then.
  for (const [page, other] of [
    [client, pair.b],
    [creator, pair.a],
  ] as const) {
    await page.getByRole('region', { name: `和${other.name}的聊天` }).scrollIntoViewIfNeeded();
  }
  await client.getByRole('textbox', { name: `发消息给${pair.b.name}` }).fill('那就先按原来的画');
  await button(client, /^发送$/).click();
  await expect(creator.getByText('那就先按原来的画', { exact: true })).toBeVisible();

  await creator.goto('/order/999999999');
  await expect(creator.getByRole('heading', { name: '订单不存在' })).toBeVisible();
});
