import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, newcomer, signIn, test } from '../clean-page.ts';

type Person = { id: number; username: string; password: string; token: string };

type Answer = { code: number; msg: string; data: unknown };

/** A call as this person; what it answers. */
async function say(request: APIRequestContext, token: string, path: string, body: object = {}) {
  const answer = await request.post(`/api${path}`, { data: body, headers: { Token: token } });
  return (await answer.json()) as Answer;
}

async function register(request: APIRequestContext): Promise<Person> {
  const { username, email, mobile, password } = newcomer();
  const sent = await say(request, '', '/sms/send', { mobile, event: 'register' });
  const { sandbox_code: code } = sent.data as { sandbox_code: string };
  expect((await say(request, '', '/user/register', { username, password, email, mobile, code })).code).toBe(
    1,
  );
  const login = await say(request, '', '/user/login', { account: username, password });
  const { userinfo } = login.data as { userinfo: { id: number; token: string } };
  return { ...userinfo, username, password };
}

async function publish(request: APIRequestContext, author: Person): Promise<number> {
  const post = { title: '等一个回音', content: '<p>画完了，想听听大家怎么说。</p>' };
  return ((await say(request, author.token, '/posts/add', post)).data as { id: number }).id;
}

const open = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '消息导航' }).getByRole('link', { name }).click();
const firstNotice = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first();

test('likes, comments and follows arrive by themselves and are answered from the list', async ({
  page,
  request,
}) => {
  const author = await register(request);
  const fan = await register(request);
  const postId = await publish(request, author);
  await signIn(page, author.username, author.password);
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: /^消息/ })).toBeVisible();

  // Nothing is reloaded: the badge learns of it over the live line.
  await say(request, fan.token, '/posts/like', { post_id: postId });
  await say(request, fan.token, '/posts/addComment', { post_id: postId, content: '河口那一段收得真好' });
  await say(request, fan.token, `/api/user/follow/${author.id}`);
  const messages = page.getByRole('banner').getByRole('link', { name: /消息，\d+ 条未读/ });
  await expect(messages).toBeVisible();
  await messages.click();

  await open(page, /^@我的/);
  const comment = firstNotice(page, '@我的');
  await expect(comment).toContainText(`${fan.username} 评论了你的帖子《等一个回音》`);
  await expect(comment).toContainText('河口那一段收得真好');
  await comment.getByRole('button', { name: '回复' }).click();
  await page.getByLabel(`回复 ${fan.username}`).fill('谢谢，我再整理一下');
  await page.keyboard.press('Enter');
  await expect(page.getByText('评论发布成功')).toBeVisible();
  await expect(comment).toContainText('你回复：谢谢，我再整理一下');
  await expect(page.getByText('没有未读')).toBeVisible();
  await comment.getByRole('button', { name: '赞', exact: true }).click();
  await expect(comment.getByRole('button', { name: '赞', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // A second comment comes into the list that is open.
  await say(request, fan.token, '/posts/addComment', { post_id: postId, content: '期待下一幅' });
  await expect(comment).toContainText('期待下一幅');
  await expectAccessible(page);

  await open(page, /^赞/);
  const like = firstNotice(page, '收到的赞');
  await expect(like).toContainText(`${fan.username} 赞了你的帖子`);
  await like.getByRole('link', { name: '赞了你的帖子' }).click();
  await expect(page).toHaveURL(`/post/${postId}`);
  await page.goBack();
  await expect(like.getByText('未读')).toHaveCount(0);

  await open(page, /^新粉丝/);
  await firstNotice(page, '新粉丝').getByRole('button', { name: '回关' }).click();
  await expect(page.getByText('关注成功')).toBeVisible();
  await expect(firstNotice(page, '新粉丝').getByRole('button', { name: '已互关，取消关注' })).toBeVisible();

  await open(page, /^@我的/);
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('没有未读')).toBeVisible();
  await page.getByRole('tab', { name: '只看未读' }).click();
  await expect(page).toHaveURL('/chat/at?view=unread');
  await expect(page.getByText('都读过了。')).toBeVisible();

  await open(page, /^系统/);
  // Achievements that were earned on the way stand above it.
  await expect(page.getByRole('list', { name: '系统通知', exact: true })).toContainText('欢迎来到造界');
});

test('settings are kept at once and obeyed by the server', async ({ page, request }) => {
  const author = await register(request);
  const fan = await register(request);
  const postId = await publish(request, author);
  await signIn(page, author.username, author.password);
  await page.goto('/chat/settings');
  await page.getByRole('switch', { name: '赞' }).click();
  await page.getByRole('radio', { name: /不接收/ }).click();
  await expect(page.getByRole('radio', { name: /不接收/ })).toBeChecked();
  await page.getByRole('switch', { name: '免打扰时段' }).click();
  await page.getByLabel('开始').fill('22:30');
  await page.getByLabel('开始').blur();
  await expect(page.getByText('每天 22:30 至次日 08:00，北京时间')).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    const settings = await request.get('/api/message/settings', { headers: { Token: author.token } });
    expect(await settings.json()).toMatchObject({
      data: { notify_like: false, accept_from: 'nobody', quiet_enabled: true, quiet_from: 1350 },
    });
  }).toPass();
  await page.reload();
  await expect(page.getByRole('switch', { name: '赞' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /不接收/ })).toBeChecked();

  const message = { to_user: author.id, type: 'text', content: '你好', client_id: crypto.randomUUID() };
  const refused = await say(request, fan.token, '/message/send', message);
  expect(refused.msg).toBe('对方设置了不接收你的私信');

  await say(request, fan.token, '/posts/like', { post_id: postId });
  await say(request, fan.token, '/posts/addComment', { post_id: postId, content: '这句会有通知' });
  await page.goto('/chat/at');
  await expect(page.getByText('这句会有通知')).toBeVisible();
  await page.goto('/chat/likes');
  await expect(page.getByText('还没有收到赞，发一幅作品试试。')).toBeVisible();
});
