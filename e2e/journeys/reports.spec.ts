import { postAs } from '../calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../clean-page.ts';
import { test } from '../two-people.ts';

test('a report reaches an administrator, is decided once, and whoever sent it hears of it', async ({
  page,
  pair,
  request,
}) => {
  const { a: author, b: reader } = pair;
  const title = `代练秒回 ${author.name}`;
  const { id: postId } = await postAs<{ id: number }>(request, author.token, '/posts/add', {
    title,
    content: '<p>加我，什么都代。</p>',
  });

  const seen = await pair.open(reader, `/post/${postId}`);
  await seen.getByRole('main').getByRole('button', { name: '更多操作' }).first().click();
  await seen.getByRole('menuitem', { name: '举报' }).click();
  const dialog = seen.getByRole('dialog', { name: '举报帖子' });
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(dialog.getByText('请选择举报的原因')).toBeVisible();
  await dialog.getByRole('radio', { name: /垃圾信息/ }).check();
  await dialog.getByRole('textbox', { name: /说明/ }).fill('到处刷的广告。');
  await expectAccessible(seen);
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(seen.getByText('谢谢你的举报，有结果会告诉你')).toBeVisible();

  // A second time counts nothing.
  await seen.getByRole('main').getByRole('button', { name: '更多操作' }).first().click();
  await seen.getByRole('menuitem', { name: '举报' }).click();
  await dialog.getByRole('radio', { name: /侵权/ }).check();
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(seen.getByText('你已经举报过了，有结果会告诉你')).toBeVisible();
  await seen.goto('/admin/reports');
  await expect(seen).toHaveTitle(/页面不存在/);

  await signIn(page, 'admin');
  await page.goto('/admin/reports?kind=post');
  const row = page.getByRole('listitem', { name: `帖子 ${title}` });
  await expect(row.getByText('到处刷的广告。')).toBeVisible();
  await expect(row.getByRole('link', { name: '去看看' })).toHaveAttribute('href', `/post/${postId}`);
  await row.getByRole('button', { name: /^移除/ }).click();
  const question = page.getByRole('dialog', { name: '成立，移除内容' });
  await question.getByRole('button', { name: '移除' }).click();
  await expect(question.getByText('请填写理由')).toBeVisible();
  await question.getByRole('textbox', { name: '理由' }).fill('广告刷屏');
  await question.getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('已移除，双方都会收到通知')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: '成立', exact: true }).click();
  await expect(row.getByText('广告刷屏')).toBeVisible();
  await page.goto('/admin/audit?subject=report');
  await expect(page.getByText('理由：广告刷屏').first()).toBeVisible();

  await seen.goto('/chat/system');
  await expect(seen.getByText('你的举报成立').first()).toBeVisible();
  const told = await pair.open(author, '/chat/system');
  await expect(told.getByText('你的帖子已被移除').first()).toBeVisible();
  await told.goto(`/post/${postId}`);
  await expect(told.getByRole('heading', { name: /不存在|删除/ })).toBeVisible();
});

test('a person is reported from their page, down to a phone', async ({ pair }) => {
  const { a: author, b: reader } = pair;
  const page = await pair.open(reader, `/user/${author.id}`, { width: 390, height: 844 });
  await page.getByRole('main').getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name: '举报' }).click();
  const dialog = page.getByRole('dialog', { name: '举报用户' });
  await dialog.getByRole('radio', { name: /其他/ }).check();
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(dialog.getByText('请说明是什么问题')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('textbox', { name: '说明' }).fill('冒充别人。');
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(page.getByText('谢谢你的举报，有结果会告诉你')).toBeVisible();
});
