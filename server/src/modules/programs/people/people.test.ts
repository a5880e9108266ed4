import { beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '../../../../test/test-bounties.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import {
  addMemberTo,
  applyFor,
  createRoleApplication,
  decideOn,
  formOf,
  programmer,
  programOf,
  save,
} from '../../../../test/test-programs.ts';
import { codes, times, usePeopleRig } from './people.rig.ts';

const rig = usePeopleRig();
let app: TestApp;
let owner: Person;
let maker: Person;
let id: number;
let role: number;
beforeEach(() => {
  ({ app, owner, maker, id, role } = rig.stage());
});
const { call, list } = rig;

const told = async (who: Person) => {
  await app.deliver();
  return (await app.get('/message/notifications?type=system', { token: who.token })).raw;
};

describe('applying', () => {
  test('one that waits a person and role, also ten at once', async () => {
    const answers = await times(10, () => applyFor(app, maker, role));
    expect(codes(answers)).toEqual([1, ...Array.from({ length: 9 }, () => 2865)]);
    expect((await programOf(app, id, maker)).roles[0]).toMatchObject({
      application_count: 1,
      my_application: { status: 'applied' },
      can: { apply: false },
    });
    expect(await told(owner)).toContain('ali申请');
  });

  test.each([
    [{ message: ' ' }, 1000],
    [{ message: '长'.repeat(501) }, 1000],
    [{ message: '加微信聊' }, 2857],
    [{ links: ['javascript:alert(1)'] }, 1000],
    [{ work_ids: [999_999] }, 2869],
    [{ role_id: 999_999 }, 2862],
  ])('%j is refused with %i', async (change, code) => {
    expect(await applyFor(app, maker, role, change)).toMatchObject({ code });
    expect((await programOf(app, id)).roles[0]?.application_count).toBe(0);
  });

  test('not to one’s own, and not past a block, whoever made it', async () => {
    expect(await applyFor(app, owner, role)).toMatchObject({ code: 2864 });
    const [kept, keeper] = [await createPerson(app), await createPerson(app)];
    await call(owner, '/user/block', { user_id: kept.id });
    await call(keeper, '/user/block', { user_id: owner.id });
    for (const who of [kept, keeper]) {
      expect(await applyFor(app, who, role)).toMatchObject({ code: 2861 });
      expect((await programOf(app, id, who)).roles[0]?.can.apply).toBe(false);
    }
  });

  test('declined with a reason that the applicant reads; then they may come again', async () => {
    const application = await createRoleApplication(app, maker, role);
    expect(await decideOn(app, owner, application, 'decline', '时间对不上')).toMatchObject({
      data: { status: 'declined' },
    });
    expect((await list(maker, '/program/myApplications')).data[0]).toMatchObject({ reason: '时间对不上' });
    expect(await told(maker)).toContain('时间对不上');
    expect(await decideOn(app, owner, application, 'accept')).toMatchObject({ code: 2868 });
    expect(await applyFor(app, maker, role)).toMatchObject({ code: 1 });
  });

  test('withdrawn it leaves the owner’s list and can’t be taken', async () => {
    const application = await createRoleApplication(app, maker, role);
    expect(await call(maker, '/program/withdrawApplication', { id: application })).toMatchObject({ code: 1 });
    expect((await list(owner, `/program/applications?project_id=${id}`)).total).toBe(0);
    expect(await decideOn(app, owner, application, 'accept')).toMatchObject({ code: 2868 });
  });

  test('strangers learn nothing of it', async () => {
    const [application, stranger] = [await createRoleApplication(app, maker, role), await createPerson(app)];
    for (const who of [stranger, maker])
      expect(await decideOn(app, who, application, 'accept')).toMatchObject({ code: 2867 });
    expect(await call(stranger, '/program/withdrawApplication', { id: application })).toMatchObject({
      code: 2867,
    });
    expect((await list(stranger, `/program/applications?project_id=${id}`)).total).toBe(0);
  });
});

describe('joining', () => {
  test('ten accepted at once for one place: one member, one place', async () => {
    const people = await times(10, () => createPerson(app));
    const applications = await Promise.all(people.map((who) => createRoleApplication(app, who, role)));
    const answers = await Promise.all(applications.map((each) => decideOn(app, owner, each, 'accept')));
    expect(codes(answers)).toEqual([1, ...Array.from({ length: 9 }, () => 2863)]);
    expect(await programOf(app, id)).toMatchObject({
      member_count: 2,
      open_count: 0,
      roles: [{ filled: 1, open: 0 }],
    });
    const members = await app.db
      .selectFrom('program_members')
      .select('id')
      .where('program_id', '=', id)
      .execute();
    expect(members).toHaveLength(2);
  });

  test('one application accepted ten times at once makes one member', async () => {
    const form = await formOf(app, id, owner);
    await save(app, owner, id, { version: form.version, roles: [{ ...programmer, id: role, places: 5 }] });
    const application = await createRoleApplication(app, maker, role);
    const answers = await times(10, () => decideOn(app, owner, application, 'accept'));
    expect(codes(answers)).toEqual([1, ...Array.from({ length: 9 }, () => 2868)]);
    expect(await programOf(app, id)).toMatchObject({ member_count: 2, open_count: 4 });
    expect(await told(maker)).toContain('申请通过了');
    expect(await applyFor(app, maker, role)).toMatchObject({ code: 2866 });
  });

  test('leaving opens the place again; the owner stays', async () => {
    await addMemberTo(app, owner, id, maker);
    expect(await call(owner, '/program/leave', { id })).toMatchObject({ code: 2871 });
    const answers = await times(3, () => call(maker, '/program/leave', { id }));
    expect(codes(answers)).toEqual([1, 2870, 2870]);
    expect(await programOf(app, id)).toMatchObject({ member_count: 1, open_count: 1 });
    expect(await told(owner)).toContain('有成员离开');
  });

  test('removed with a reason that they are told', async () => {
    await addMemberTo(app, owner, id, maker);
    const remove = { id, user_id: maker.id, reason: '一个月没有消息' };
    expect(await call(owner, '/program/removeMember', { ...remove, reason: '' })).toMatchObject({
      msg: '请填写理由',
    });
    expect(await call(maker, '/program/removeMember', { ...remove, user_id: owner.id })).toMatchObject({
      code: 2850,
    });
    expect(await call(owner, '/program/removeMember', { ...remove, user_id: owner.id })).toMatchObject({
      code: 2871,
    });
    expect(await call(owner, '/program/removeMember', remove)).toMatchObject({ data: { member_count: 1 } });
    expect(await call(owner, '/program/removeMember', remove)).toMatchObject({ code: 2870 });
    expect(await told(maker)).toContain('一个月没有消息');
  });
});

describe('invitations', () => {
  const inviteMaker = () =>
    call(owner, '/program/invite', { role_id: role, user_id: maker.id, message: '来吗' });

  test('once at a time; accepting makes a member, and an application of theirs is over', async () => {
    const answers = await times(4, inviteMaker);
    expect(codes(answers)).toEqual([1, 2875, 2875, 2875]);
    const invitation = answers.find(({ code }) => code === 1)?.data['id'];
    expect((await programOf(app, id, maker)).roles[0]?.my_invitation_id).toBe(invitation);
    const application = await createRoleApplication(app, maker, role);
    expect(await told(maker)).toContain('有项目邀请你');
    const accepted = await times(3, () =>
      call(maker, '/program/answerInvitation', { id: invitation, accept: true }),
    );
    expect(codes(accepted)).toEqual([1, 2874, 2874]);
    expect(await programOf(app, id)).toMatchObject({ member_count: 2, open_count: 0 });
    expect(await decideOn(app, owner, application, 'accept')).toMatchObject({ code: 2868 });
    expect(await told(owner)).toContain('邀请被接受了');
  });

  test('declined, cancelled, expired: each is the end', async () => {
    const invited = async () => (await inviteMaker()).data['id'] as number;
    const first = await invited();
    expect(await call(maker, '/program/answerInvitation', { id: first, accept: false })).toMatchObject({
      data: { status: 'declined' },
    });
    const second = await invited();
    expect(await call(owner, '/program/cancelInvitation', { id: second })).toMatchObject({
      data: { status: 'cancelled' },
    });
    expect(await call(maker, '/program/answerInvitation', { id: second, accept: true })).toMatchObject({
      code: 2873,
    });
    const third = await invited();
    app.passSeconds(15 * 86_400);
    expect(await call(maker, '/program/answerInvitation', { id: third, accept: true })).toMatchObject({
      code: 2874,
      msg: '邀请已过期，不能进行此操作',
    });
    await runDueJobs(app);
    const rows = await app.db
      .selectFrom('program_invitations')
      .select('status')
      .where('id', '=', third)
      .execute();
    expect(rows).toEqual([{ status: 'expired' }]);
  });

  test('nobody invites to somebody else’s, oneself, nobody or past a block', async () => {
    expect(await call(maker, '/program/invite', { role_id: role, user_id: owner.id })).toMatchObject({
      code: 2862,
    });
    expect(await call(owner, '/program/invite', { role_id: role, user_id: owner.id })).toMatchObject({
      code: 2876,
    });
    expect(await call(owner, '/program/invite', { role_id: role, user_id: 999_999 })).toMatchObject({
      code: 2877,
    });
    const keeper = await createPerson(app);
    await call(keeper, '/user/block', { user_id: owner.id });
    expect(await call(owner, '/program/invite', { role_id: role, user_id: keeper.id })).toMatchObject({
      code: 2861,
    });
  });
});
