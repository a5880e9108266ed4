import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../clean-page.ts';
import { register, test as pairTest, type Person } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };
const dayFromNow = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

async function post<T>(request: APIRequestContext, person: Person, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { data, headers: { Token: person.token } });
  const { code, msg, data: given } = (await answer.json()) as { code: number; msg: string; data: T };
  expect(code, msg).toBe(1);
  return given;
}

let sequence = 0;
async function publish(request: APIRequestContext, person: Person, parts: object = {}) {
  sequence += 1;
  const title = `星港码头的夜景 ${Date.now().toString(36)}${sequence}`;
  const body = {
    title,
    category: 3,
    style: 4,
    description: '雨停之后，只有一盏灯亮着。',
    budget_min: 1000,
    budget_max: 2001,
    deadline: dayFromNow(20),
    ...parts,
  };
  const { id } = await post<{ id: number }>(request, person, '/bounty/publish', body);
  return { id, title };
}

const apply = (request: APIRequestContext, person: Person, bountyId: number, price = 1500) =>
  post<{ id: number }>(request, person, '/bounty/apply', {
    bounty_id: bountyId,
    price,
    proposal: '灯我想画成暖的，只在水里有倒影。',
    days: 9,
  });

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

pairTest(
  'published, found by filter, applied to, compared and accepted: both see the order',
  async ({ pair, request }) => {
    const owner = await pair.open(pair.a, '/commission');
    const title = `浮空岛的灯塔 ${Date.now().toString(36)}`;
    await owner.getByRole('button', { name: '发布约稿' }).click();
    const form = owner.getByRole('form', { name: '发布约稿' });
    const send = form.getByRole('button', { name: '发布约稿' });
    await send.click();
    await expect(form.getByRole('alert')).toHaveText([
      '请填写约稿标题',
      '请选择约稿类型',
      '请选择画风',
      '请填写约稿描述',
      '请填写预算范围',
    ]);
    await expect(form.getByRole('button', { name: '还有 5 处要改，看第一处' })).toBeVisible();
    await form.getByRole('textbox', { name: '标题' }).fill(title);
    await form.getByText('场景', { exact: true }).click();
    await form.getByText('赛博朋克', { exact: true }).click();
    await form.getByRole('textbox', { name: '描述' }).fill('灯要远远看得见。\n一张横版。');
    await form.getByRole('textbox', { name: '最低预算' }).fill('5000');
    await form.getByRole('textbox', { name: '最高预算' }).fill('3000');
    await expect(form.getByText('最低预算不能高于最高预算')).toBeVisible();
    await form.getByRole('textbox', { name: '最低预算' }).fill('2000');
    await expect(form.getByTestId('bounty-preview')).toContainText(`${title}¥2,000–3,000`);
    // What was written is there again after a reload.
    await expect(form.getByText(/^草稿 .* 已自动保存$/)).toBeVisible();
    await owner.reload();
    await expect(form.getByRole('textbox', { name: '标题' })).toHaveValue(title);
    await send.click();
    await expect(owner.getByText('约稿发布成功')).toBeVisible();
    await expect(owner).toHaveURL(/\/commission$/);

    const painter = await pair.open(pair.b, '/commission');
    await painter.getByText('赛博朋克', { exact: true }).first().click();
    await painter.getByRole('checkbox', { name: '仅看无人应征' }).check();
    await expect(painter).toHaveURL(/style=4.*no_applicants=1/);
    await card(painter, title).getByRole('link', { name: title }).click();
    await expect(painter).toHaveURL(/bounty=\d+/);
    const detail = painter.getByRole('dialog', { name: title });
    const side = detail.getByRole('form', { name: '应征' });
    await expect(side.getByRole('textbox', { name: '报价' })).toHaveValue('2500');
    await side.getByRole('button', { name: '申请约稿' }).click();
    await expect(side.getByRole('alert')).toHaveText(['请填写应征说明', '请先同意约稿条款']);
    await side.getByRole('textbox', { name: '报价' }).fill('2400');
    await side.getByRole('textbox', { name: /^工期/ }).fill('12');
    await side.getByRole('textbox', { name: '应征说明' }).fill('画过三座灯塔。');
    await side.getByRole('checkbox').check();
    await side.getByRole('button', { name: '申请约稿' }).click();
    await expect(painter.getByText('申请提交成功')).toBeVisible();
    await expect(detail.getByRole('button', { name: '您已申请过该约稿' })).toBeDisabled();
    await expect(detail.getByRole('list', { name: '应征进度' })).toContainText('已投递');
    const id = Number(new URL(painter.url()).searchParams.get('bounty'));
    await painter.goBack();
    await expect(detail).toBeHidden();
    await expect(painter).toHaveURL(/style=4.*no_applicants=1/);

    const others = await Promise.all([1, 2].map(() => register(request)));
    for (const other of others) await apply(request, other, id, 2600);
    await owner.goto(`/commission/management?tab=received&of=${id}`);
    for (let count = 0; count < 3; count += 1) {
      const buttons = owner.getByRole('button', { name: '加入候选' });
      await expect(buttons).toHaveCount(3 - count);
      await buttons.first().click();
    }
    const comparison = owner.getByRole('radiogroup', { name: '比较候选' });
    await expect(comparison.getByRole('radio')).toHaveCount(3);
    await expect(comparison.getByText('最低')).toHaveCount(1);
    await comparison.getByRole('radio', { name: `选定${pair.b.name}` }).check();
    await expect(owner.getByText('先付 20% 定金 ¥480')).toBeVisible();
    await painter.goto('/commission/management?tab=sent');
    const row = painter.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('撤回应征');
    await owner.getByRole('button', { name: '接受应征' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: '接受应征' }).click();
    await expect(owner.getByText('已接受应征，订单已生成')).toBeVisible();
    await expect(owner.getByRole('listitem').filter({ hasText: pair.b.name })).toContainText('待付定金');

    // Without a reload: what the publisher does is told at once.
    await expect(row).toContainText('已选中');
    await row.getByRole('link', { name: /订单 \S+ · 待付定金 · ¥2,400/ }).click();
    await expect(painter).toHaveURL(/\/order\/\d+$/);
  },
);

pairTest(
  'a visitor reads everything, and comes back from the login to what was wanted',
  async ({ pair, page, request }) => {
    const { id, title } = await publish(request, pair.a);
    async function signInAs(person: Person) {
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await page.getByRole('textbox', { name: '账号' }).fill(person.name);
      await page.getByLabel('密码', { exact: true }).fill('painting2026');
      await page.getByRole('button', { name: '登录', exact: true }).click();
    }
    const signOut = () => page.evaluate(() => localStorage.clear());

    await page.goto(`/commission?category=3&bounty=${id}`);
    const detail = page.getByRole('dialog', { name: title });
    await expect(detail.getByText('雨停之后，只有一盏灯亮着。')).toBeVisible();
    await detail.getByRole('textbox', { name: '应征说明' }).fill('登录以前写的');
    await detail.getByRole('button', { name: '申请约稿' }).click();
    await signInAs(pair.b);
    await expect(page).toHaveURL(new RegExp(`category=3&bounty=${id}`));
    await expect(detail.getByRole('textbox', { name: '应征说明' })).toHaveValue('登录以前写的');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(/\/commission\?category=3$/);

    await signOut();
    await page.goto('/commission?category=3');
    await card(page, title)
      .getByRole('button', { name: /^申请约稿/ })
      .click();
    await signInAs(pair.b);
    await expect(page.getByRole('dialog', { name: '应征约稿' })).toBeVisible();

    await signOut();
    await page.goto('/commission?category=3');
    await card(page, title).getByRole('button', { name: '收藏' }).click();
    await signInAs(pair.b);
    await expect(card(page, title).getByRole('button', { name: '取消收藏' })).toBeVisible();
    await page.goto('/commission/management?tab=favorites');
    await card(page, title).getByRole('button', { name: '取消收藏' }).click();
    await expect(page.getByText('已取消收藏')).toBeVisible();
    await expect(page.getByText('还没有收藏约稿')).toBeVisible();

    await signOut();
    await page.goto('/commission');
    await page.getByRole('button', { name: '发布约稿' }).click();
    await signInAs(pair.b);
    await expect(page.getByRole('dialog', { name: '发布约稿' })).toBeVisible();
  },
);

pairTest(
  'the button says why one can’t apply, and a bounty with applications keeps its terms',
  async ({ pair, request }) => {
    const free = await publish(request, pair.a);
    const applied = await publish(request, pair.a);
    const closed = await publish(request, pair.a);
    await apply(request, pair.b, applied.id);
    await post(request, pair.a, '/bounty/manage', { id: closed.id, action: 'close' });

    const painter = await pair.open(pair.b, '/commission?category=3');
    const labelOf = (page: Page, title: string) =>
      card(page, title).getByRole('button', { name: `：${title}` });
    await expect(labelOf(painter, free.title)).toHaveText('申请约稿');
    await expect(labelOf(painter, applied.title)).toHaveText('您已申请过该约稿');
    await painter.goto(`/commission?bounty=${closed.id}`);
    const shut = painter.getByRole('dialog', { name: closed.title });
    await expect(shut.getByRole('button', { name: '该约稿已关闭' })).toBeDisabled();

    const owner = await pair.open(pair.a, '/commission?category=3');
    await expect(labelOf(owner, free.title)).toHaveText('不能申请自己的约稿');
    await owner.goto('/commission/management');
    const row = owner.getByRole('listitem').filter({ hasText: applied.title });
    await row.getByRole('button', { name: /^更多操作/ }).click();
    await owner.getByRole('menuitem', { name: '编辑' }).click();
    const form = owner.getByRole('form', { name: '编辑约稿' });
    await expect(form.getByText(/^已经有人应征，预算、描述和截稿日期不能再改/)).toBeVisible();
    for (const name of ['描述', '最低预算', '最高预算']) {
      await expect(form.getByRole('textbox', { name })).toBeDisabled();
    }
    await form.getByRole('textbox', { name: '标题' }).fill(`${applied.title} 改`);
    await form.getByRole('button', { name: '保存修改' }).click();
    await expect(owner.getByText('修改成功')).toBeVisible();
    await row.getByRole('button', { name: /^更多操作/ }).click();
    await owner.getByRole('menuitem', { name: '补充说明' }).click();
    await owner.getByRole('textbox', { name: '补充说明' }).fill('尺寸定了，横版。');
    await owner.getByRole('button', { name: '发布补充说明' }).click();
    await expect(owner.getByText('补充说明已发布')).toBeVisible();

    // Read, and not chosen with a reason: the applicant sees both.
    await row.getByRole('link', { name: '看应征' }).click();
    const received = owner.getByRole('listitem').filter({ hasText: pair.b.name });
    await received.getByRole('button', { name: pair.b.name }).click();
    await expect(received).toContainText('已读');
    await received.getByRole('button', { name: '婉拒' }).click();
    await received.getByText('档期对不上', { exact: true }).click();
    await received.getByRole('button', { name: '婉拒并告诉对方' }).click();
    await expect(received).toContainText('未选中');
    await painter.goto('/commission/management?tab=sent');
    await expect(painter.getByRole('listitem').filter({ hasText: applied.title }).first()).toContainText(
      '档期对不上',
    );
  },
);

pairTest('on a phone and in the dark the form is the second step of the sheet', async ({ pair, request }) => {
  const { id, title } = await publish(request, pair.a);
  const page = await pair.open(pair.b, '/commission', PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await card(page, title).getByRole('link', { name: title }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: '申请约稿' }).click();
  await sheet.getByRole('textbox', { name: '应征说明' }).fill('回来还在');
  await sheet.getByRole('button', { name: '返回' }).click();
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await sheet.getByRole('button', { name: '申请约稿' }).click();
  await expect(sheet.getByRole('textbox', { name: '应征说明' })).toHaveValue('回来还在');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/commission$/);
  await page.goto(`/commission?apply=${id}`);
  await expect(
    page.getByRole('dialog', { name: '应征约稿' }).getByRole('textbox', { name: '报价' }),
  ).toHaveValue('1500');
});

test('a detail that isn’t there says so, and Esc leads back to the market', async ({ page }) => {
  await page.goto('/commission?bounty=999999999');
  await expect(page.getByText('约稿不存在或已删除')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/commission$/);
});
