import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import {
  addMemberTo,
  applyFor,
  createProgram,
  createRoleApplication,
  decideOn,
  formOf,
  programmer,
  roleOf,
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

describe('handing over', () => {
  test('to a member who accepts: project, what waits and the team go along, and it is kept on record', async () => {
    await addMemberTo(app, owner, id, maker);
    const { team_id: teamId } = await formOf(app, id, owner);
    const offers = await times(3, () => call(owner, '/program/handOver', { id, user_id: maker.id }));
    expect(codes(offers)).toEqual([1, 2880, 2880]);
    const handover = offers.find(({ code }) => code === 1)?.data['id'];
    expect(await call(owner, '/program/answerHandover', { id: handover, accept: true })).toMatchObject({
      code: 2879,
    });
    const manage = await app.get('/program/manage', { token: maker.token });
    expect(manage.data).toMatchObject({ handovers: [{ id: handover }] });
    expect(await call(maker, '/program/answerHandover', { id: handover, accept: true })).toMatchObject({
      data: { is_owner: true, owner: { id: maker.id }, open_count: 1, member_count: 2 },
    });
    expect(await save(app, owner, id, { version: 99, title: '还是我的' })).toMatchObject({ code: 2850 });
    const form = await formOf(app, id, maker);
    expect(form.team_id).toBe(teamId);
    // Pictures that the owner before had sent stay.
    expect(await save(app, maker, id, { version: form.version, summary: '换了人，接着做。' })).toMatchObject({
      code: 1,
    });
    const waiting = await createRoleApplication(app, await createPerson(app), role);
    expect(await decideOn(app, maker, waiting, 'accept')).toMatchObject({ code: 1 });
    expect(await call(owner, '/program/leave', { id })).toMatchObject({ code: 1 });
    const kept = await app.db
      .selectFrom('program_handovers')
      .select(['from_id', 'to_id', 'status'])
      .where('program_id', '=', id)
      .execute();
    expect(kept).toEqual([{ from_id: owner.id, to_id: maker.id, status: 'accepted' }]);
  });

  test('only to members; who leaves isn’t offered it any more; a team of several projects stays', async () => {
    expect(await call(owner, '/program/handOver', { id, user_id: maker.id })).toMatchObject({ code: 2870 });
    await addMemberTo(app, owner, id, maker);
    const first = await call(owner, '/program/handOver', { id, user_id: maker.id });
    await call(maker, '/program/leave', { id });
    expect(
      await call(maker, '/program/answerHandover', { id: first.data['id'], accept: true }),
    ).toMatchObject({ code: 2879 });
    const { team_id: teamId } = await formOf(app, id, owner);
    const other = await createProgram(app, owner, { team_id: teamId });
    await addMemberTo(app, owner, other, maker);
    const second = await call(owner, '/program/handOver', { id: other, user_id: maker.id });
    expect(
      await call(maker, '/program/answerHandover', { id: second.data['id'], accept: true }),
    ).toMatchObject({ code: 1 });
    expect((await formOf(app, id, owner)).team_id).toBe(teamId);
    expect((await formOf(app, other, maker)).team_id).not.toBe(teamId);
  });
});

test('manage counts what waits, and mine lists what one belongs to', async () => {
  const [boss, helper] = [await createPerson(app), await createPerson(app)];
  const project = await createProgram(app, boss, { roles: [{ ...programmer, places: 3 }] });
  await addMemberTo(app, boss, project, helper);
  await applyFor(app, maker, await roleOf(app, project));
  expect((await app.get('/program/manage', { token: boss.token })).data).toMatchObject({
    waiting: 1,
    projects: 1,
    received: 1,
    invitations: 0,
  });
  const received = await app.get('/program/applications', { token: boss.token });
  expect(received.data).toMatchObject({ waiting: 1, projects: [{ id: project, waiting: 1 }], total: 2 });
  expect((await list(boss, '/program/applications?status=applied')).total).toBe(1);
  expect((await list(boss, '/program/mine')).data[0]).toMatchObject({
    is_owner: true,
    waiting: 1,
    can: { archive: true },
  });
  expect((await list(helper, '/program/mine')).data[0]).toMatchObject({
    is_owner: false,
    waiting: 0,
    role_name: '程序',
    can: { archive: false, leave: true },
  });
});

test('a team shows who belongs to its public projects, and what they look for', async () => {
  const made = await call(owner, '/program/createTeam', { name: '林下工作室', words: '慢慢做' });
  const teamId = made.data['id'] as number;
  expect(await app.get(`/program/team?id=${teamId}`)).toMatchObject({ code: 2881 });
  const first = await createProgram(app, owner, { team_id: teamId, roles: [{ ...programmer, places: 2 }] });
  await addMemberTo(app, owner, first, maker);
  const { data } = await app.get(`/program/team?id=${teamId}`, { token: owner.token });
  expect(data).toMatchObject({
    name: '林下工作室',
    members: [
      { id: owner.id, is_owner: true },
      { id: maker.id, is_owner: false, role_names: ['程序'] },
    ],
    projects: [{ id: first }],
    open_roles: [{ name: '程序', open: 1, project: { id: first } }],
    can: { edit: true, invite: true },
  });
  expect(await call(maker, '/program/editTeam', { id: teamId, name: '我的了' })).toMatchObject({
    code: 2881,
  });
  expect(await call(owner, '/program/editTeam', { id: teamId, words: '很慢' })).toMatchObject({
    data: { name: '林下工作室', words: '很慢' },
  });
});
