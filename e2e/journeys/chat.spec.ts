import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../clean-page.ts';
import { test, type Person } from '../two-people.ts';

const picture = join(
  fileURLToPath(new URL('../../server/demo/pictures/', import.meta.url)),
  'forest-01.webp',
);
/** The promise is one second; on a busy machine it is only certain that the live line comes before the next look, a minute later. */
const SOON = { timeout: 20_000 };

const box = (page: Page) => page.getByRole('textbox', { name: /^发消息给/ });
const log = (page: Page) => page.getByRole('region', { name: '聊天记录', exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('A writes, B sees it at once, the badge counts, B reads, A sees 已读, A recalls', async ({ pair }) => {
  const { a, b, open } = pair;
  const ours = await open(a, `/chat/temp/${b.id}`);
  const theirs = await open(b, '/chat/settings');
  await expect(ours.getByRole('note')).toContainText('还可以发送 3 条消息');

  await say(ours, '你好，封面还接吗？');
  await expect(ours).toHaveURL(/\/chat\/messages\?chat=\d+-\d+/);
  await expect(log(ours).getByText('你好，封面还接吗？')).toHaveCount(1);
  await expect(log(ours).getByText('未读')).toBeVisible();
  await expect(ours.getByRole('note')).toContainText('还可以发送 2 条消息');
  const rail = theirs.getByRole('navigation', { name: '消息导航' });
  await expect(rail.getByRole('link', { name: '消息，1 条未读' })).toBeVisible(SOON);
  await theirs.goto('/home');
  // Notices count here too.
  await theirs
    .getByRole('banner')
    .getByRole('link', { name: /^消息，\d+ 条未读$/ })
    .click();
  const row = theirs.getByRole('list', { name: '会话列表' }).getByRole('link', { name: new RegExp(a.name) });
  await expect(row).toContainText('陌生人');
  await row.click();
  await expect(log(theirs).getByText('你好，封面还接吗？')).toBeVisible();
  await expect(log(ours).getByText('已读')).toBeVisible(SOON);
  await expect(rail.getByRole('link', { name: '消息', exact: true })).toBeVisible();

  await box(theirs).pressSequentially('在写了');
  await expect(log(ours).getByLabel('对方正在输入')).toBeVisible(SOON);
  await box(theirs).press('Enter');
  await expect(log(ours).getByText('在写了')).toBeVisible(SOON);
  await expect(ours.getByRole('note')).toHaveCount(0);

  await say(ours, '这句写错了');
  await expect(log(theirs).getByText('这句写错了')).toBeVisible(SOON);
  await log(ours).getByRole('button', { name: '撤回' }).click();
  await expect(log(theirs).getByText('对方撤回了一条消息')).toBeVisible(SOON);
  await expect(theirs.getByText('这句写错了')).toHaveCount(0);
  await log(ours).getByRole('button', { name: '重新编辑' }).click();
  await expect(box(ours)).toHaveValue('这句写错了');
  await expectAccessible(ours);
});

test('what came while one was offline is there after the reconnect, once', async ({ pair }) => {
  const { a, b, open } = pair;
  const ours = await open(a, `/chat/temp/${b.id}`);
  await say(ours, '第一句');
  const chat = new URL((await ours.waitForURL(/chat=/), ours.url())).search;
  const theirs = await open(b, `/chat/messages${chat}`);
  await expect(log(theirs).getByText('第一句')).toBeVisible();
  await say(theirs, '第二句');
  await expect(log(ours).getByText('第二句')).toBeVisible(SOON);

  await theirs.context().setOffline(true);
  await expect(theirs.getByText('连接已断开，正在重连…')).toBeVisible();
  for (const text of ['第三句', '第四句']) await say(ours, text);
  await expect(log(ours).getByText('第四句')).toBeVisible();
  await expect(log(theirs).getByText('第三句')).toHaveCount(0);

  await say(theirs, '断网时写的');
  await expect(log(theirs).getByText('等待网络，恢复后自动发送')).toBeVisible();
  await theirs.context().setOffline(false);
  for (const text of ['第三句', '第四句']) await expect(log(theirs).getByText(text)).toHaveCount(1);
  await expect(log(ours).getByText('断网时写的')).toHaveCount(1);
  await expect(log(theirs).getByText('断网时写的')).toHaveCount(1);
  await say(ours, '第五句');
  await expect(log(theirs).getByText('第五句')).toHaveCount(1);
});

test('composing Chinese, breaking lines, a kept draft, a picture and a file', async ({ pair }) => {
  const { a, b, open } = pair;
  const ours = await open(a, `/chat/temp/${b.id}`);
  await box(ours).fill('还没写完');
  await ours.reload();
  await expect(box(ours)).toHaveValue('还没写完');
  await ours.goto('/chat/messages');
  await ours.goto(`/chat/temp/${b.id}`);
  await expect(box(ours)).toHaveValue('还没写完');

  // Enter that chooses a word of the input method is no Enter of ours.
  await box(ours).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(box(ours)).toHaveValue('还没写完');
  await box(ours).press('Shift+Enter');
  await box(ours).pressSequentially('第二行 https://example.com/a。');
  await box(ours).press('Enter');
  await expect(box(ours)).toHaveValue('');
  const link = log(ours).getByRole('link', { name: 'https://example.com/a' });
  await expect(link).toHaveAttribute('rel', /nofollow.*noopener/);

  await ours.getByLabel('选择图片').setInputFiles(picture);
  await expect(ours.getByRole('list', { name: '待发送的文件' }).getByRole('img')).toBeVisible();
  await ours.getByRole('button', { name: '发送', exact: true }).click();
  const sent = log(ours).getByRole('button', { name: '查看图片' });
  await expect(sent).toBeVisible();
  const theirs = await open(b, '/chat/messages');
  await theirs.getByRole('list', { name: '会话列表' }).getByRole('link').first().click();
  await log(theirs).getByRole('button', { name: '查看图片' }).click();
  await expect(theirs.getByRole('dialog', { name: '图片预览' })).toBeVisible();
  await theirs.keyboard.press('Escape');

  await theirs.getByLabel('选择文件').setInputFiles({
    name: '样书尺寸.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await theirs.keyboard.press('Enter');
  const file = log(ours).getByRole('link', { name: '下载 样书尺寸.pdf' });
  await expect(file).toBeVisible();
  const download = ours.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toBe('样书尺寸.pdf');
});

test('the stranger limit, search, blocking, deleting a message and a session', async ({ pair }) => {
  const { a, b, open } = pair;
  const ours = await open(a, `/chat/temp/${b.id}`);
  for (const text of ['你好', '想约一张海岛', '方便的时候回我']) await say(ours, text);
  await expect(ours.getByRole('note')).toContainText('最多发送3条消息');
  await expect(box(ours)).toHaveCount(0);

  const theirs = await open(b, '/chat/messages');
  await theirs.getByRole('searchbox', { name: '搜索会话和聊天记录' }).fill('海岛');
  await theirs
    .getByRole('region', { name: /聊天记录 1/ })
    .getByRole('link')
    .click();
  await expect(theirs).toHaveURL(/seq=2/);
  await expect(log(theirs).getByText('想约一张海岛')).toBeInViewport();
  await expectAccessible(theirs);

  await log(theirs).getByText('你好').hover();
  await log(theirs).getByRole('button', { name: '消息操作' }).first().click();
  await theirs.getByRole('menuitem', { name: '删除' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(log(theirs).getByText('你好', { exact: true })).toHaveCount(0);
  await expect(log(ours).getByText('你好', { exact: true })).toHaveCount(1);

  await theirs.getByRole('button', { name: '会话操作' }).click();
  await theirs.getByRole('menuitem', { name: '拉黑' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: '拉黑' }).click();
  await expect(theirs.getByRole('note')).toContainText('你已拉黑对方');
  await theirs.getByRole('note').getByRole('button', { name: '取消拉黑' }).click();
  await expect(box(theirs)).toBeVisible();

  await theirs.getByRole('button', { name: '会话操作' }).click();
  await theirs.getByRole('menuitem', { name: '置顶' }).click();
  await expect(theirs.getByText('已置顶')).toBeVisible();
  await theirs.getByRole('button', { name: '会话操作' }).click();
  await theirs.getByRole('menuitem', { name: '删除会话' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(theirs).toHaveURL('/chat/messages');
  await theirs.getByRole('searchbox').fill('');
  await expect(theirs.getByText('还没有私信。')).toBeVisible();
  await expect(log(ours).getByText('想约一张海岛')).toBeVisible();
});

test('a long history goes on upwards without a jump', async ({ pair, request }) => {
  const { a, b, open } = pair;
  const send = (from: Person, to: Person, content: string) =>
    request.post('/api/message/send', {
      headers: { Token: from.token },
      data: { to_user: to.id, content, client_id: crypto.randomUUID() },
    });
  for (let index = 1; index <= 130; index += 1) {
    await (index % 2 === 1 ? send(a, b, `第${index}句`) : send(b, a, `第${index}句`));
  }
  const page = await open(b, '/chat/messages');
  await page.getByRole('list', { name: '会话列表' }).getByRole('link').first().click();
  await expect(log(page).getByText('第130句', { exact: true })).toBeInViewport();
  await expect(log(page).getByText('第40句', { exact: true })).toHaveCount(0);

  const mark = log(page).getByText('第84句', { exact: true });
  await mark.scrollIntoViewIfNeeded();
  await expect(log(page).getByText('第40句', { exact: true })).toHaveCount(1);
  await expect(mark).toBeInViewport();
  await send(a, b, '新来的一句');
  await expect(page.getByRole('button', { name: '1 条新消息' })).toBeVisible();
  await expect(mark).toBeInViewport();
  await page.getByRole('button', { name: '1 条新消息' }).click();
  await expect(log(page).getByText('新来的一句')).toBeInViewport();
});

test('on a phone one pane at a time, and the way back', async ({ pair }) => {
  const { a, b, open } = pair;
  const phone = { width: 390, height: 844 };
  const ours = await open(a, `/chat/temp/${b.id}`);
  await say(ours, '手机上看得到吗');
  await expect(log(ours).getByText('未读')).toBeVisible();
  const theirs = await open(b, '/chat/messages', phone);
  const list = theirs.getByRole('list', { name: '会话列表' });
  await expect(list).toBeVisible();
  await expect(theirs.getByRole('navigation', { name: '消息导航' })).toBeVisible();
  await expectNoSidewaysScroll(theirs);
  await list.getByRole('link').first().click();
  await expect(log(theirs)).toBeVisible();
  await expect(list).toBeHidden();
  await expect(theirs.getByRole('navigation', { name: '消息导航' })).toBeHidden();
  await expectNoSidewaysScroll(theirs);
  await expectAccessible(theirs);
  await theirs.getByRole('link', { name: '返回会话列表' }).click();
  await expect(list).toBeVisible();
  await theirs.goBack();
  await expect(log(theirs)).toBeVisible();
  await theirs.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(theirs);
});
