import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { postAs } from '../calls.ts';
import {
  comeNew,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  signIn,
  test,
} from '../clean-page.ts';

const ID_NUMBER = '11010519491231002X';

const paper = async () => ({
  name: '身份证.webp',
  mimeType: 'image/webp',
  buffer: await readFile(new URL('../../server/demo/pictures/low-poly-01.webp', import.meta.url)),
});

async function withAdmin(browser: Browser, work: (admin: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, 'admin');
    await work(page);
  } finally {
    await context.close();
  }
}

async function idOf(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/profile/basic', { headers: { Token: token } });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const rowOf = (page: Page, kind: string) => page.getByRole('listitem', { name: kind });

/** On a phone the tabs stand at the foot, and what stays at the head of the list below the banner. */
async function expectFootFree(agent: Page, banner: Locator): Promise<void> {
  const wide = agent.viewportSize();
  await agent.setViewportSize({ width: 390, height: 844 });
  await agent.goto('/community');
  await agent.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('not on the page');
    return { top: box.y, bottom: box.y + box.height };
  };
  const [{ bottom }, tabs, list] = [
    await boxOf(banner.getByText('退出代理')),
    await boxOf(agent.getByRole('navigation', { name: '底栏' })),
    await boxOf(agent.getByRole('tablist', { name: '帖子' })),
  ];
  expect(tabs.top).toBeGreaterThan(bottom);
  expect(list.top).toBeGreaterThanOrEqual(bottom);
  if (wide) await agent.setViewportSize(wide);
  await agent.goto('/order');
}

test('a verification is rejected with a reason, handed in again, accepted, and its icon appears', async ({
  page,
  browser,
}) => {
  const me = await comeNew(page);
  await page.goto('/profile/verification');
  await rowOf(page, '个人认证').getByRole('button', { name: '申请' }).click();
  const form = page.getByRole('dialog', { name: '申请个人认证' });
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('请输入真实姓名')).toBeVisible();
  await expect(form.getByText('请上传至少1份材料')).toBeVisible();
  const fill = async () => {
    await form.getByLabel('真实姓名').fill('林见山');
    await form.getByLabel('身份证号').fill(ID_NUMBER);
    await form.getByLabel('选择材料').setInputFiles(await paper());
    await expect(form.getByText('已加密')).toBeVisible();
  };
  await fill();
  await expectAccessible(page);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(rowOf(page, '个人认证').getByText('审核中')).toBeVisible();

  const review = (admin: Page) => admin.getByRole('listitem', { name: `${me.name} 个人认证` });
  await withAdmin(browser, async (admin) => {
    await admin.goto('/admin/verifications');
    const waiting = review(admin).first();
    await expect(waiting).toContainText(ID_NUMBER);
    await waiting.getByRole('button', { name: '查看 身份证.webp' }).click();
    const picture = admin.getByRole('dialog', { name: '身份证.webp' });
    await expect(picture.getByRole('img')).toBeVisible();
    await picture.getByRole('button', { name: '关闭' }).click();
    await waiting.getByRole('button', { name: '驳回' }).click();
    await admin.getByRole('dialog').getByLabel('理由').fill('照片反光，请重拍');
    await admin.getByRole('dialog').getByRole('button', { name: '驳回' }).click();
    await expect(admin.getByText('已驳回，理由会告诉本人')).toBeVisible();
  });

  await page.reload();
  await expect(rowOf(page, '个人认证')).toContainText('照片反光，请重拍');
  await rowOf(page, '个人认证').getByRole('button', { name: '重新申请' }).click();
  await fill();
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(rowOf(page, '个人认证').getByText('审核中')).toBeVisible();

  await withAdmin(browser, async (admin) => {
    await admin.goto('/admin/verifications');
    await review(admin).first().getByRole('button', { name: '通过' }).click();
    await admin
      .getByRole('alertdialog')
      .or(admin.getByRole('dialog'))
      .getByRole('button', { name: '通过' })
      .click();
    await expect(admin.getByText('认证已通过')).toBeVisible();
    await admin.goto('/admin/audit?subject=verification');
    await expect(admin.getByText('查看认证材料').first()).toBeVisible();
  });

  await page.reload();
  await expect(rowOf(page, '个人认证').getByText('已通过')).toBeVisible();
  await page.goto(`/user/${await idOf(page, me.token)}`);
  await expect(page.getByRole('heading', { level: 1 }).getByText('个人认证')).toBeAttached();
  await page.goto('/admin/verifications');
  await expect(page.getByRole('heading', { name: '认证审核' })).toHaveCount(0);
});

test('a check-in counts once, and the first post brings points and a stamp', async ({ page }) => {
  const me = await comeNew(page);
  await page.goto('/profile/experience');
  await page.getByRole('button', { name: '签到 +1' }).click();
  await expect(page.getByText('LV.1', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeVisible();
  await postAs(page.request, me.token, '/posts/add', { title: '第一篇', content: '<p>先打个招呼。</p>' });
  await expect(async () => {
    await page.goto('/profile/achievements');
    await expect(page.getByRole('listitem').filter({ hasText: '发第一篇帖子' })).toContainText('得到', {
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByText('1 / 24，得到的不会再失去')).toBeVisible();
});

test('a friend registers by the link, posts, and is counted', async ({ page, browser }) => {
  await comeNew(page);
  await page.goto('/profile/invite');
  const link = (await page.getByText(/\/register\?invite=\w{8}$/).textContent()) ?? '';
  const code = link.slice(-8);
  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(`/register?invite=${code}`);
  await expect(friend.getByText(`带着邀请码 ${code} 注册`)).toBeVisible();
  const them = newcomer();
  const sent = await friend.request.post('/api/sms/send', {
    data: { mobile: them.mobile, event: 'register' },
  });
  const { data } = (await sent.json()) as { data: { sandbox_code: string } };
  await friend.request.post('/api/user/register', {
    data: { ...them, code: data.sandbox_code, invite_code: code },
  });
  const token = await signIn(friend, them.username, them.password);
  await postAs(friend.request, token, '/posts/add', { title: '来了', content: '<p>朋友带我来的。</p>' });
  await context.close();
  await expect(async () => {
    await page.goto('/profile/invite');
    const row = page.getByRole('listitem').filter({ hasText: them.username });
    await expect(row).toContainText('经验 +10', { timeout: 2000 });
  }).toPass();
});

test('a company is founded, somebody is asked, and it shows on the profile', async ({ page }) => {
  const me = await comeNew(page);
  await page.goto('/profile/company');
  await page.getByLabel('名称').fill('半亩工作室');
  await page.getByRole('button', { name: '建立' }).click();
  await expect(page.getByText('企业已建立')).toBeVisible();
  await page.getByRole('button', { name: '邀请成员' }).click();
  const form = page.getByRole('dialog', { name: '邀请成员' });
  await form.getByLabel('用户名或昵称').fill('nobody-at-all');
  await form.getByRole('button', { name: '发出邀请' }).click();
  await expect(form.getByText(/没有找到这个人/)).toBeVisible();
  await form.getByLabel('用户名或昵称').fill('tingxue');
  await form.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByRole('list', { name: '成员' })).toContainText('待接受邀请');
  await page.goto(`/user/${await idOf(page, me.token)}`);
  await expect(page.getByText('半亩工作室')).toBeVisible();
});

test('the creator’s credit has its orders, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'creator');
  await page.goto('/profile/credit');
  await expect(page.getByRole('term').filter({ hasText: '按时交付' })).toBeVisible();
  const event = page
    .getByRole('region', { name: /背后的事/ })
    .getByRole('link')
    .first();
  await expectNoSidewaysScroll(page);
  await event.click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await page.goBack();
  await page.getByRole('tab', { name: '作为需求方' }).click();
  await expect(page.getByRole('term').filter({ hasText: '按时付款' })).toBeVisible();
});

test('somebody is asked to act, acts with both names, and is stopped where it isn’t theirs to do', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const agent = await context.newPage();
  try {
    const [me, them] = [await comeNew(page), await comeNew(agent)];
    await postAs(page.request, me.token, '/bounty/publish', {
      title: '桥头的灯',
      category: 1,
      style: 3,
      description: '雨夜的桥，桥头一盏灯。',
      budget_min: 300,
      budget_max: 500,
      deadline: dayAfter(dayInShanghai(new Date()), 7),
    });
    await page.goto('/profile/proxy');
    await page.getByRole('button', { name: '授权一个人' }).click();
    const form = page.getByRole('dialog', { name: '授权一个人' });
    await form.getByRole('button', { name: '发出授权' }).click();
    await expect(form.getByText('请至少选择一项')).toBeVisible();
    await form.getByLabel('授权给谁').fill(them.name);
    await form.getByRole('button', { name: new RegExp(them.name) }).click();
    await form.getByLabel(/约稿管理/).check();
    await form.getByRole('button', { name: '发出授权' }).click();
    await expect(page.getByRole('list', { name: '我授权的人' })).toContainText('待接受');

    await agent.goto('/profile/proxy');
    await agent.getByRole('button', { name: `接受 ${me.name}` }).click();
    await agent.getByRole('button', { name: `代 ${me.name} 操作` }).click();
    await expect(agent).toHaveURL(/commission\/management/);
    const banner = agent.getByRole('complementary', { name: '代理操作' });
    await expect(banner).toContainText(`正在代 ${me.name} 操作`);
    await expectAccessible(agent);
    await agent.getByRole('button', { name: '更多操作：桥头的灯' }).click();
    await agent.getByRole('menuitem', { name: '停止招募' }).click();
    await agent.getByRole('dialog').getByRole('button', { name: '停止招募' }).click();
    await expect(agent.getByText('已停止招募').first()).toBeVisible();
    await agent.goto('/order');
    await expect(banner).toContainText('对方没有把「订单进度」交给你代理');

    await page.getByRole('button', { name: `修改给 ${them.name} 的授权` }).click();
    const edit = page.getByRole('dialog', { name: `修改给 ${them.name} 的授权` });
    await expect(edit.getByLabel(/约稿管理/)).toBeChecked();
    await edit.getByLabel(/订单进度/).check();
    await expectAccessible(page);
    await edit.getByRole('button', { name: '保存修改' }).click();
    await expect(page.getByRole('list', { name: '我授权的人' })).toContainText('订单进度');
    await expect(page.getByText('增加订单进度')).toBeVisible();
    await agent.reload();
    await expect(banner.getByRole('link', { name: '订单进度' })).toBeVisible();
    await expect(banner).not.toContainText('对方没有把');
    await expectFootFree(agent, banner);

    await page.getByRole('button', { name: `收回给 ${them.name} 的授权` }).click();
    await page.getByRole('button', { name: '收回授权' }).click();
    await expect(page.getByRole('list', { name: '已结束的授权' })).toContainText('已收回');
    await page.reload();
    await expect(page.getByText(`由 ${them.name} 代 ${me.name} 操作`)).toBeVisible();
    await agent.goto('/commission/management');
    await expect(banner).toContainText('这份授权已经失效');
    await banner.getByRole('button', { name: '退出代理' }).click();
    await expect(agent).toHaveURL(/profile\/proxy/);
    await expect(banner).toHaveCount(0);
  } finally {
    await context.close();
  }
});
