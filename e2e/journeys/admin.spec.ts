import { openAsAdministrator } from '../administrator.ts';
import { expect, newcomer } from '../clean-page.ts';
import { test } from '../two-people.ts';

const PASSWORD = 'painting2026';

test('ban and appeal: out, says something against it, is heard and let in again', async ({
  pair,
  browser,
  baseURL,
}) => {
  const { a } = pair;
  const page = await pair.open(a, '/profile/info');
  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin/people');
  await office.getByPlaceholder('用户名或昵称').fill(a.name);
  await office.getByRole('button', { name: '找' }).click();
  const row = office.getByRole('list', { name: '用户' }).getByRole('listitem', { name: a.name }).first();
  await row.getByRole('button', { name: '封禁' }).click();
  const terms = office.getByRole('dialog', { name: `封禁 ${a.name}` });
  await terms.getByText('3 天').click();
  await terms.getByLabel('理由').fill('盗用他人作品');
  await terms.getByRole('button', { name: '封禁' }).click();
  await expect(row).toContainText('盗用他人作品');

  await expect(page).toHaveURL(/\/login/);
  const signIn = async () => {
    await page.getByRole('textbox', { name: '账号' }).fill(a.name);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  await signIn();
  await page.getByRole('button', { name: '去申诉' }).click();
  await expect(page.getByRole('heading', { name: '封禁申诉' })).toBeVisible();
  await expect(page.getByText('盗用他人作品')).toBeVisible();
  await page.getByRole('textbox', { name: '申诉' }).fill('这是我自己画的，有源文件');
  await page.getByRole('button', { name: '提交申诉' }).click();
  await expect(page.getByText('待处理')).toBeVisible();

  await office.goto('/admin/appeals');
  const appeal = office.getByRole('listitem', { name: `${a.name}的申诉` });
  await expect(appeal).toContainText('有源文件');
  await appeal.getByRole('button', { name: '解除' }).click();
  const lifting = office.getByRole('dialog', { name: '解除封禁' });
  await lifting.getByLabel('理由').fill('源文件属实');
  await lifting.getByRole('button', { name: '解除封禁' }).click();
  await expect(appeal).toBeHidden();
  await office.context().close();

  await page.goto('/login');
  await signIn();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a word is added, tried, holds a post back, and the post comes out by an administrator', async ({
  pair,
  browser,
  baseURL,
  request,
}) => {
  const { a } = pair;
  const word = `词${newcomer().username}`;
  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin/words');
  await office.getByRole('button', { name: '加入词语' }).click();
  const adding = office.getByRole('dialog', { name: '加入词语' });
  await adding.getByLabel('词语').fill(word);
  await adding.getByRole('button', { name: '加入' }).click();
  await expect(adding).toBeHidden();
  await office.getByPlaceholder('粘贴一段文字').fill(`来看 ${word.split('').join(' ')}`);
  await office.getByRole('button', { name: '试一试' }).click();
  await expect(office.getByRole('status').filter({ hasText: '待审' })).toContainText(word);

  const posted = await request.post('/api/posts/add', {
    headers: { Token: a.token },
    data: { title: `关于${word}`, content: '<p>今天画到这一步。</p>' },
  });
  const { data } = (await posted.json()) as { data: { id: number } };
  const seen = async () => {
    const answer = await request.get(`/api/posts/detail?id=${data.id}`);
    return ((await answer.json()) as { code: number }).code;
  };
  expect(await seen()).not.toBe(1);
  const held = office.getByRole('listitem', { name: `帖子 关于${word}` });
  await expect(async () => {
    await office.goto('/admin/reports');
    await expect(held).toContainText('词语过滤', { timeout: 2_000 });
  }).toPass();
  await held.getByRole('button', { name: /^不成立/ }).click();
  const verdict = office.getByRole('dialog', { name: '举报不成立' });
  await verdict.getByLabel('理由').fill('没有问题');
  await verdict.getByRole('button', { name: '记为不成立' }).click();
  // Behind an open dialog nothing can be seen: that the case has gone says something only afterwards.
  await expect(verdict).toBeHidden();
  await expect(held).toBeHidden();
  expect(await seen()).toBe(1);
  await office.context().close();
});

test('the administration opens on its figures; a circle is made and hidden', async ({ browser, baseURL }) => {
  const office = await openAsAdministrator(browser, baseURL);
  await office.goto('/admin');
  await expect(office.getByRole('heading', { name: '站点数字' })).toBeVisible();
  await office.getByRole('button', { name: '看表格' }).click();
  await expect(office.getByRole('table').getByRole('columnheader', { name: '新用户' })).toBeVisible();

  const name = `圈${newcomer().username}`.slice(0, 20);
  await office.goto('/admin/circles');
  await office.getByRole('button', { name: '新建圈子' }).click();
  const form = office.getByRole('dialog', { name: '新建圈子' });
  await form.getByLabel('名字').fill(name);
  await form.getByRole('button', { name: '保存' }).click();
  const circle = office.getByRole('listitem', { name });
  await circle.getByRole('button', { name: '隐藏' }).click();
  await office
    .getByRole('alertdialog')
    .or(office.getByRole('dialog'))
    .getByRole('button', { name: '隐藏' })
    .click();
  await expect(circle).toContainText('已隐藏');
  await office.context().close();
});
