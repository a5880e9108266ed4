import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerTo,
  createApplication,
  createBounty,
  inDays,
  manage,
  runDueJobs,
} from '../../../test/test-bounties.ts';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';

let rig: NoticeRig;
let owner: Person;
let creator: Person;
let bountyId: number;
beforeAll(async () => {
  rig = await createNoticeRig();
});
beforeEach(async () => {
  [owner, creator] = [await createPerson(rig.app), await createPerson(rig.app, `creator_${Date.now()}`)];
  bountyId = await createBounty(rig.app, owner, { title: '雨夜封面' });
});
afterAll(() => rig.app.close());

const told = async (who: Person) => {
  await rig.app.deliver();
  const notices = (await rig.notices(who)).map(({ title, content, link }) => ({ title, content, link }));
  // Publishing and being taken also earn achievements, which have tests of their own.
  return notices.filter(({ link }) => link !== '/profile/achievements');
};

test('each turn of an application is told to the other side, once', async () => {
  const { app } = rig;
  const id = await createApplication(app, creator, bountyId);
  expect(await told(owner)).toEqual([
    {
      title: '收到新的应征',
      content: `${creator.username}应征了《雨夜封面》，报价 ¥4,000.00。`,
      link: `/commission/management?tab=received&bounty=${bountyId}`,
    },
  ]);
  await answerTo(app, owner, id, 'view');
  await answerTo(app, owner, id, 'view');
  expect(await told(creator)).toMatchObject([{ title: '你的应征已读' }]);
  await answerTo(app, owner, id, 'shortlist');
  expect((await told(creator))[0]).toMatchObject({ title: '你的应征进入候选' });
  await answerTo(app, owner, id, 'decline', { reason: '档期对不上' });
  expect((await told(creator))[0]).toEqual({
    title: '你的应征未选中',
    content: '《雨夜封面》：档期对不上',
    link: '/commission/management?tab=sent',
  });
  expect(await told(owner)).toHaveLength(1);
});

test('accepting is told to both, and so is an order that lapses', async () => {
  const { app } = rig;
  const id = await createApplication(app, creator, bountyId);
  await answerTo(app, owner, id, 'accept');
  expect((await told(owner))[0]).toMatchObject({ title: '订单已生成，等你付定金' });
  expect((await told(creator))[0]).toMatchObject({ title: '你被选中了，订单已生成' });
  app.passSeconds(86_401);
  await runDueJobs(app);
  for (const who of [owner, creator]) expect((await told(who))[0]).toMatchObject({ title: '订单已取消' });
});

test('a withdrawal, a note, a later deadline, an invitation, an end and a new beginning', async () => {
  const { app } = rig;
  const [second, invited] = [await createPerson(app), await createPerson(app)];
  const id = await createApplication(app, creator, bountyId);
  await createApplication(app, second, bountyId);
  await app.post('/bounty/withdraw', { id }, { token: creator.token });
  expect((await told(owner))[0]).toMatchObject({ title: '有人撤回了应征' });
  await app.post('/bounty/append', { id: bountyId, content: '书脊宽 18 mm' }, { token: owner.token });
  expect((await told(second))[0]).toMatchObject({
    title: '约稿有补充说明',
    content: '《雨夜封面》：书脊宽 18 mm',
  });
  await manage(app, owner, bountyId, 'extend', { deadline: inDays(app, 9) });
  expect((await told(second))[0]).toMatchObject({ title: '截稿日期改了' });
  await app.post('/bounty/invite', { bounty_id: bountyId, user_id: invited.id }, { token: owner.token });
  expect((await told(invited))[0]).toMatchObject({
    title: '有人邀请你应征',
    link: `/commission?bounty=${bountyId}`,
  });
  app.passSeconds(10 * 86_400);
  await runDueJobs(app);
  expect((await told(owner))[0]).toMatchObject({ title: '约稿已到截稿日期' });
  expect((await told(second))[0]).toMatchObject({ title: '约稿已结束' });
  await manage(app, owner, bountyId, 'reopen', { deadline: inDays(app, 5) });
  expect((await told(second))[0]).toMatchObject({ title: '约稿重新开放' });
  expect(await told(creator)).toEqual([]);
});
