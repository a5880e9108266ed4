import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, newcomer } from '../clean-page.ts';
import { pictureFile } from '../demo-picture.ts';
import { publishProject, putDemo, zipOf } from '../made-project.ts';
import { register, test } from '../two-people.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'painting2026';

const nameOf = (kind: string) => `${kind}${newcomer().username.slice(-8)}`;
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const row = (page: Page, name: string | RegExp) => page.getByRole('listitem', { name });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

test('a project is begun, looks for somebody, who applies and is taken in; a devlog tells how it goes', async ({
  pair,
}) => {
  const title = nameOf('林境');
  const owner = await pair.open(pair.a, '/program');
  await owner.getByRole('link', { name: '发起项目' }).first().click();
  await owner.getByRole('button', { name: '存成草稿，接着填' }).click();
  await expect(owner.getByText('请填写项目名称')).toBeVisible();
  await owner.getByLabel('项目名称').fill(title);
  await owner.getByText('原型', { exact: true }).click();
  await owner.getByRole('combobox', { name: '引擎' }).selectOption({ label: 'Godot' });
  await owner.getByRole('button', { name: '存成草稿，接着填' }).click();

  await expect(owner).toHaveURL(/\/program\/project\/\d+\/edit$/);
  const id = Number(/project\/(\d+)/.exec(owner.url())?.[1]);
  await owner.getByRole('button', { name: '发布', exact: true }).first().click();
  await expect(owner.getByText(/发布前还需要：一句话介绍/).first()).toBeVisible();
  await owner.getByLabel('一句话介绍').fill('一只鹿替森林记住每个走进来的人。');
  await owner.getByRole('textbox', { name: '项目介绍' }).click();
  await owner.keyboard.type('横版冒险，没有战斗。');
  await owner
    .getByLabel('选择图片')
    .first()
    .setInputFiles([await pictureFile('forest-04')]);
  await expect(owner.getByRole('button', { name: '移除第 1 张' })).toHaveCount(1);
  await owner.getByRole('button', { name: '冒险', exact: true }).click();
  await owner.getByRole('button', { name: '添加职位' }).click();
  await owner.getByLabel('要求').fill('做过异步联机。');
  await owner.getByText('有偿', { exact: true }).click();
  await owner.getByLabel('报酬说明（选填）').fill('¥6,000–9,000');
  // Nobody presses anything: the draft is kept by itself.
  await expect(owner.getByText(/\d\d:\d\d 已保存/).first()).toBeVisible();
  await expect(owner.getByText('内容齐了，可以发布。')).toBeVisible();
  await owner.reload();
  await expect(owner.getByLabel('报酬说明（选填）')).toHaveValue('¥6,000–9,000');
  await expectAccessible(owner);

  // A draft isn't there for anybody else.
  const other = await pair.open(pair.b, `/program/project/${id}`);
  await expect(other.getByText('项目不存在或已删除')).toBeVisible();

  await owner.getByRole('button', { name: '发布', exact: true }).first().click();
  await expect(owner).toHaveURL(`/program/project/${id}`);
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await other.goto('/program?order=new&engine=godot&discipline=programming&pay=paid');
  await card(other, title).getByRole('link', { name: title }).click();
  await expect(other.getByText('有偿 ¥6,000–9,000')).toBeVisible();
  await other.getByRole('button', { name: '申请程序' }).click();
  const form = other.getByRole('dialog', { name: '申请程序' });
  await form.getByRole('button', { name: '送出申请' }).click();
  await expect(form.getByText('请写几句介绍自己')).toBeVisible();
  await form.getByLabel('介绍自己').fill('做过两款异步联机的小游戏，每周能拿出 12 小时。');
  await form.getByLabel('链接（选填）').fill('https://code.example/me');
  await expectAccessible(other);
  await form.getByRole('button', { name: '送出申请' }).click();
  await expect(other.getByText('已申请，等发起人答复')).toBeVisible();

  await owner.goto('/program/manage?tab=received');
  const asked = row(owner, new RegExp(`申请${title}的程序`));
  await expect(asked.getByText('做过两款异步联机的小游戏')).toBeVisible();
  await expect(asked.getByRole('link', { name: 'code.example/me' })).toHaveAttribute('rel', /noopener/);
  await asked.getByRole('button', { name: /^接受/ }).click();
  await question(owner).getByRole('button', { name: '接受' }).click();
  await expect(asked.getByText('已加入')).toBeVisible();

  await other.goto(`/program/project/${id}`);
  await expect(other.getByRole('list', { name: '成员' }).getByText(pair.b.name)).toBeVisible();
  await other.getByRole('button', { name: '写日志' }).click();
  const post = other.getByRole('dialog', { name: '发布帖子' });
  await post.getByLabel('标题', { exact: true }).fill('第二章的雾改好了');
  await post.getByRole('textbox', { name: '正文' }).click();
  await other.keyboard.type('雾改成随时间变厚，玩家停下来才会散。');
  await post.getByRole('button', { name: '发布', exact: true }).click();
  const log = other.getByRole('list', { name: '开发日志' });
  await expect(log.getByRole('link', { name: '第二章的雾改好了' })).toBeVisible();
  await owner.goto(`/program/project/${id}`);
  await expect(owner.getByRole('list', { name: '开发日志' }).getByText('雾改成随时间变厚')).toBeVisible();
  await owner.setViewportSize(PHONE);
  await expectNoSidewaysScroll(owner);
  await expectAccessible(owner);
});

test('two windows: the slower one is told, keeps what it wrote and may overwrite', async ({ pair }) => {
  const first = await pair.open(pair.a, '/program/project/create');
  await first.getByLabel('项目名称').fill(nameOf('雾'));
  await first.getByRole('button', { name: '存成草稿，接着填' }).click();
  await expect(first).toHaveURL(/\/edit$/);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.getByLabel('一句话介绍')).toBeVisible();

  await first.getByLabel('一句话介绍').fill('先写的。');
  await expect(first.getByText(/\d\d:\d\d 已保存/).first()).toBeVisible();
  await second.getByLabel('一句话介绍').fill('后写的。');
  await expect(second.getByText('这个项目已经在别处改过了，你这里的 1 处改动没有保存。')).toBeVisible();
  await expect(second.getByLabel('一句话介绍')).toHaveValue('后写的。');
  await second.getByRole('button', { name: '用这里的覆盖' }).click();
  await question(second).getByRole('button', { name: '覆盖' }).click();
  await expect(second.getByText(/\d\d:\d\d 已保存/).first()).toBeVisible();
  await first.getByLabel('项目名称').fill('又改了');
  await first.getByRole('button', { name: '载入最新的' }).click();
  await question(first).getByRole('button', { name: '载入' }).click();
  await expect(first.getByLabel('一句话介绍')).toHaveValue('后写的。');
});

test('an owner invites and hands over, a member leaves, and the project is archived', async ({
  pair,
  request,
}) => {
  const title = nameOf('环星');
  const id = await publishProject(
    { request, token: pair.a.token },
    { title, roles: [{ name: '写信的人', discipline: 'writing', pay: 'free', places: 2 }] },
  );
  const owner = await pair.open(pair.a, `/program/project/${id}`);
  await owner.getByRole('link', { name: '团队主页' }).click();
  await owner.getByRole('button', { name: '邀请加入' }).click();
  const form = owner.getByRole('dialog', { name: '邀请加入' });
  await form.getByLabel('邀请谁').fill(pair.b.name);
  await form.getByRole('list', { name: '找到的人' }).getByRole('button').first().click();
  await form.getByRole('button', { name: '发出邀请' }).click();
  await expect(form).toBeHidden();

  const member = await pair.open(pair.b, '/program/manage?tab=invitations', PHONE);
  await expectNoSidewaysScroll(member);
  await row(member, `${title}的写信的人`)
    .getByRole('button', { name: `加入 ${title}` })
    .click();
  await expect(row(member, `${title}的写信的人`).getByText('已接受')).toBeVisible();

  await owner.goto(`/program/project/${id}`);
  await owner.getByRole('button', { name: `管理成员 ${pair.b.name}` }).click();
  await owner.getByRole('menuitem', { name: '把项目交给 TA' }).click();
  await question(owner).getByRole('button', { name: '转交' }).click();
  await expect(owner.getByText(`正在把项目交给${pair.b.name}，等对方接受。`)).toBeVisible();
  await member.goto('/program/manage');
  await member.getByRole('button', { name: '接受', exact: true }).click();
  await expect(row(member, title).getByRole('link', { name: `编辑 ${title}` })).toBeVisible();

  await owner.goto(`/program/project/${id}`);
  await owner.getByRole('button', { name: '更多操作' }).click();
  await owner.getByRole('menuitem', { name: '离开项目' }).click();
  await question(owner).getByRole('button', { name: '离开' }).click();
  await expect(owner.getByRole('list', { name: '成员' }).getByText(pair.a.name)).toHaveCount(0);

  await member.goto(`/program/project/${id}`);
  await member.getByRole('button', { name: '更多操作' }).click();
  await member.getByRole('menuitem', { name: '归档项目' }).click();
  await question(member).getByRole('button', { name: '归档' }).click();
  await expect(member.getByText('项目已归档，不再招人，内容还能看。')).toBeVisible();
});

test('a visitor follows and applies by way of the login, and manages nothing', async ({ page, request }) => {
  const [owner, visitor] = [await register(request), await register(request)];
  const title = nameOf('熔岩');
  const id = await publishProject(
    { request, token: owner.token },
    { title, roles: [{ name: '程序', discipline: 'programming', pay: 'share', places: 1 }] },
  );
  await page.goto('/program/manage');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto(`/program/project/${id}`);
  await page.getByRole('button', { name: '有更新时告诉我' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(visitor.name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`/program/project/${id}`);
  await expect(page.getByRole('button', { name: '有更新会告诉你' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/program/project/${id}`);
  await page.getByRole('button', { name: '申请程序' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(visitor.name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '申请程序' })).toBeVisible();
});

/** Tries everything that a build must not be able to do, and writes down what came of it. */
const HOSTILE = `
const tried = {};
const attempt = async (name, run) => {
  try { tried[name] = 'done: ' + String(await run()); } catch (error) { tried[name] = 'refused'; }
};
(async () => {
  const site = new URL(location.href).origin === 'null' ? document.baseURI.split('/play/')[0] : location.origin;
  await attempt('storage', () => localStorage.getItem('token'));
  await attempt('session', () => sessionStorage.length);
  await attempt('cookie', () => document.cookie);
  await attempt('database', () => new Promise((resolve, reject) => {
    const opening = indexedDB.open('x'); opening.onsuccess = () => resolve('open'); opening.onerror = reject;
  }));
  await attempt('parent', () => parent.document.title);
  await attempt('parent-storage', () => parent.localStorage.getItem('token'));
  await attempt('fetch', async () => (await fetch(site + '/api/program/index')).status);
  await attempt('own-files', async () => (await fetch('data.json')).status);
  await attempt('socket', () => new Promise((resolve, reject) => {
    const socket = new WebSocket(site.replace('http', 'ws') + '/api/live');
    socket.onopen = () => resolve('open'); socket.onerror = reject;
  }));
  await attempt('picture', () => new Promise((resolve, reject) => {
    const image = new Image(); image.onload = () => resolve('loaded'); image.onerror = reject;
    image.src = site + '/favicon.svg';
  }));
  await attempt('window', () => { if (window.open(site + '/home') === null) throw new Error('closed'); return 'open'; });
  await attempt('form', () => new Promise((resolve, reject) => {
    const form = document.createElement('form'); form.action = site + '/api/user/logout'; form.method = 'post';
    form.target = '_top'; document.body.append(form); form.submit(); setTimeout(reject, 300);
  }));
  await attempt('top', () => { top.location.href = site + '/nowhere'; return 'left'; });
  await attempt('link', () => new Promise((resolve, reject) => {
    const link = document.createElement('a'); link.href = site + '/nowhere'; link.target = '_top';
    document.body.append(link); link.click(); setTimeout(reject, 300);
  }));
  document.querySelector('output').textContent = JSON.stringify(tried);
})();
`;

test('a hostile build reads nothing of the site, calls nothing and leads nowhere', async ({
  browser,
  request,
  baseURL,
}) => {
  const maker = await register(request);
  const id = await publishProject({ request, token: maker.token }, { title: nameOf('陷阱') });
  const archive = zipOf({
    'index.html': '<!doctype html><title>x</title><output></output><script src="trap.js"></script>',
    'trap.js': HOSTILE,
    'data.json': '{}',
  });
  await putDemo({ request, token: maker.token }, id, archive);

  // What it tries makes the console complain, which is as it should be.
  const player = await register(request);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(baseURL ?? '').origin,
          localStorage: [
            { name: 'token', value: player.token },
            { name: 'userinfo', value: player.userinfo },
          ],
        },
      ],
    },
  });
  const page = await context.newPage();
  const alarms: string[] = [];
  // What the policy stops is asked for and never sent: only an answer would tell that it went out.
  page.on('response', (answer) => {
    if (answer.frame() !== page.mainFrame() && !answer.url().includes('/play/')) alarms.push(answer.url());
  });
  context.on('page', () => alarms.push('a window'));
  await page.goto(`/program/project/${id}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: '开始试玩' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const written = page.frameLocator('iframe').locator('output');
  await expect(written).not.toBeEmpty();
  const tried = JSON.parse((await written.textContent()) ?? '{}') as Record<string, string>;
  expect(Object.keys(tried)).toHaveLength(14);
  const { 'own-files': own, ...others } = tried;
  expect(own, 'engines fetch their own files').toBe('done: 200');
  expect(Object.entries(others).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect(alarms).toEqual([]);
  await expect(page).toHaveURL(`/program/project/${id}`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(player.token);

  // Opened by itself, outside the frame, it is no freer.
  const address = await page.locator('iframe').getAttribute('src');
  const alone = await context.newPage();
  // There it is the top window, and may go where it likes; here it stays, to be read.
  await alone.route('**/nowhere', (route) => route.fulfill({ status: 204 }));
  await alone.goto(address ?? '');
  await expect(alone.locator('output')).not.toBeEmpty();
  const again = JSON.parse((await alone.locator('output').textContent()) ?? '{}') as Record<string, string>;
  for (const name of ['storage', 'session', 'cookie', 'database', 'fetch', 'socket', 'picture', 'window']) {
    expect(again[name], name).toBe('refused');
  }
  await page.getByRole('button', { name: '关闭试玩' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await context.close();
});
