import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, newcomer, signIn, test } from '../clean-page.ts';

const pictureFile = async (name: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: await readFile(new URL(`../../server/demo/pictures/${name}.webp`, import.meta.url)),
});

test('a newcomer gets a face and a name, and is seen with them everywhere', async ({ page, context }) => {
  const me = newcomer();
  const sent = await page.request.post('/api/sms/send', { data: { mobile: me.mobile, event: 'register' } });
  const { data: code } = (await sent.json()) as { data: { sandbox_code: string } };
  await page.request.post('/api/user/register', { data: { ...me, code: code.sandbox_code } });
  const token = await signIn(page, me.username, me.password);
  await page.request.post('/api/posts/add', {
    headers: { Token: token },
    data: { title: '我的第一篇', content: '<p>刚来，先打个招呼。</p>' },
  });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/info$/);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('button', { name: `个人菜单，${me.username}` })).toBeVisible();

  await page.getByLabel('选择头像').setInputFiles(await pictureFile('umbrella-01'));
  const crop = page.getByRole('dialog', { name: '裁剪头像' });
  await crop.getByRole('button', { name: /裁剪框/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await crop.getByRole('slider', { name: '缩放' }).fill('2');
  await expectAccessible(page);
  await crop.getByRole('button', { name: '使用' }).click();
  await expect(page.getByText('有 1 处没保存')).toBeVisible();
  await page.getByRole('textbox', { name: '昵称' }).fill('新来的画桥人');
  await page.getByRole('textbox', { name: '简介' }).fill('画桥，也画桥上的人。');

  // What isn't saved is asked about, and kept.
  await page.getByRole('link', { name: '社区', exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: '还没有保存' }));
  await question.getByRole('button', { name: '留下' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('新来的画桥人');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();

  const avatar = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('userinfo') ?? '{}') as { avatar: string }).avatar,
  );
  expect(avatar).toMatch(/^\/files\/.+-320\.webp$/);
  const sidebar = page.locator('#sidebar');
  await expect(sidebar.getByText('新来的画桥人')).toBeVisible();
  await expect(sidebar.locator('img').first()).toHaveAttribute('src', avatar);
  await expect(other.getByRole('button', { name: '个人菜单，新来的画桥人' })).toBeVisible();

  await sidebar.getByRole('link', { name: /新来的画桥人/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /新来的画桥人/ })).toBeVisible();
  await expect(page.getByText('画桥，也画桥上的人。')).toBeVisible();
  await expect(page.getByRole('link', { name: '编辑资料' })).toBeVisible();
  await page.getByRole('button', { name: '编辑简介' }).click();
  await page.getByRole('textbox', { name: '简介' }).fill('画桥，也画过桥的人。');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('画桥，也画过桥的人。')).toBeVisible();
  await page.getByLabel('选择背景').setInputFiles(await pictureFile('umbrella-01'));
  await page.getByRole('dialog', { name: '裁剪背景' }).getByRole('button', { name: '使用' }).click();
  await expect(page.getByRole('button', { name: '移除背景' })).toBeVisible();
  await page.getByRole('tab', { name: '关于' }).click();
  await page.getByRole('button', { name: '编辑关于' }).click();
  await page.getByRole('textbox', { name: '关于我' }).fill('在江边长大。');
  await page.getByRole('textbox', { name: '工具' }).fill('水彩');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '添加链接' }).click();
  await page.getByRole('textbox', { name: '第 1 个链接的地址' }).fill('bridge.example');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('链接要以 http:// 或 https:// 开头')).toBeVisible();
  await page.getByRole('textbox', { name: '第 1 个链接的地址' }).fill('https://bridge.example/');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('在江边长大。')).toBeVisible();
  await expect(page.getByRole('link', { name: /bridge\.example/ })).toHaveAttribute('rel', /noopener/);
  await page.getByRole('tab', { name: /帖子/ }).click();
  await expect(page.getByRole('button', { name: '关注', exact: true })).toHaveCount(0);
  const card = page.getByRole('article', { name: '我的第一篇' });
  await expect(card.getByRole('link', { name: '新来的画桥人' })).toBeVisible();
  await expect(card.locator('img').first()).toHaveAttribute('src', avatar);
});

test('a visitor looks at somebody’s works and posts, down to the narrowest phone', async ({ page }) => {
  await page.goto('/search?keyword=沈听雪&type=user');
  await page
    .getByRole('main')
    .getByRole('link', { name: /沈听雪/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await expect(page).toHaveTitle('沈听雪的主页 - 造界');
  await expect(page.getByRole('tab', { name: /作品/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^放大 / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /帖子/ }).click();
  await expect(page.getByRole('feed')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: '关于' }).click();
  await expect(page.getByRole('region', { name: '信用' })).toBeVisible();
  await expect(page.getByRole('link', { name: /封面集/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '私信' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a follow counts at once; a blocked person’s page says so and lets them back', async ({ page }) => {
  await signIn(page, 'client');
  const found = await page.request.get('/api/users?keyword=巷口等雨停');
  const { data } = (await found.json()) as { data: { data: { id: number; is_followed: boolean }[] } };
  const id = data.data[0]?.id ?? 0;
  await page.goto(`/user/${id}`);
  const fans = page.locator('dl div', { hasText: '粉丝' }).locator('dd');
  const button = page.getByRole('button', { name: /^(关注|已关注)/ });
  const before = Number(await fans.textContent());
  const wasFollowed = (await button.getAttribute('aria-label'))?.startsWith('已') ?? false;
  await button.click();
  await expect(fans).toHaveText(String(before + (wasFollowed ? -1 : 1)));
  await expect(page.getByText(wasFollowed ? '已取消关注' : '关注成功')).toBeVisible();
  await page.reload();
  await expect(fans).toHaveText(String(before + (wasFollowed ? -1 : 1)));

  await page.getByRole('main').getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name: '拉黑' }).click();
  await page.getByRole('button', { name: '拉黑', exact: true }).click();
  await expect(page.getByText(/你已拉黑 巷口等雨停/)).toBeVisible();
  await page.getByRole('button', { name: '移出黑名单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /巷口等雨停/ })).toBeVisible();

  await page.goto('/user/99999999');
  await expect(page.getByRole('heading', { name: '用户不存在' })).toBeVisible();
});

test('followers and followed are lists of the page’s address; one follows from them', async ({ page }) => {
  await signIn(page, 'client');
  const found = await page.request.get('/api/users?keyword=沈听雪');
  const { data } = (await found.json()) as { data: { data: { id: number }[] } };
  await page.goto(`/user/${data.data[0]?.id}`);
  await page.getByRole('button', { name: /^查看粉丝名单/ }).click();
  await expect(page).toHaveURL(/list=followers/);
  const list = page.getByRole('list', { name: '粉丝' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const button = list.getByRole('button', { name: '关注', exact: true }).first();
  await button.click();
  await expect(page.getByText('关注成功')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/list=/);
  await page.goto(`/profile/user/${data.data[0]?.id}?list=following`);
  await expect(page.getByRole('dialog', { name: '沈听雪的关注' })).toBeVisible();
  // What is behind a dialog is there for nobody.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: '个人设置' })).toBeVisible();
});
