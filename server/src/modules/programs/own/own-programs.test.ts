import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createGame } from '../../../../test/test-games.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';
import {
  applyFor,
  createProgram,
  createProgramDraft,
  formOf,
  programmer,
  programOf,
  roleOf,
  save,
} from '../../../../test/test-programs.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const call = (who: Person, path: string, body: object) => app.post(path, body, { token: who.token });

describe('a draft', () => {
  test('is saved by parts, and only its owner knows of it', async () => {
    const made = await call(owner, '/program/create', { title: '林境' });
    const id = made.data['id'] as number;
    expect(made).toMatchObject({
      code: 1,
      data: { version: 1, status: 'draft', title: '林境', can: { publish: false } },
    });
    expect(await save(app, owner, id, { version: 1, stage: 'prototype' })).toMatchObject({
      data: { version: 2 },
    });
    expect(await save(app, owner, id, { version: 2, roles: [programmer] })).toMatchObject({
      data: {
        version: 3,
        title: '林境',
        stage: 'prototype',
        roles: [{ name: '程序', places: 1, filled: 0 }],
      },
    });
    expect((await formOf(app, id, owner)).missing).toEqual([
      '一句话介绍',
      '项目介绍',
      '封面',
      '类型',
      '引擎',
    ]);
    for (const path of [`/program/detail?id=${id}`, `/program/form?id=${id}`, `/program/devlogs?id=${id}`]) {
      expect(await app.get(path, { token: stranger.token })).toMatchObject({ code: 2850 });
    }
    expect(await save(app, stranger, id, { version: 3, title: '偷' })).toMatchObject({ code: 2850 });
    expect(await call(owner, '/program/publish', { id })).toMatchObject({
      code: 2852,
      msg: '发布前还需要：一句话介绍、项目介绍、封面、类型、引擎',
    });
    expect(await call(owner, '/program/delete', { id })).toMatchObject({ code: 1 });
    expect(await app.get(`/program/form?id=${id}`, { token: owner.token })).toMatchObject({ code: 2850 });
  });

  test('two tabs: the second save is told, and nothing of it is written', async () => {
    const id = await createProgramDraft(app, owner);
    const { version } = await formOf(app, id, owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        save(app, owner, id, { version, title: `第${n}版`, roles: [programmer] }),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 2853)).toHaveLength(5);
    expect((await formOf(app, id, owner)).roles).toHaveLength(1);
  });

  test.each([
    [{ cover: '/files/images/aa/foreign.webp' }, 2854],
    [{ media: ['https://example.com/a.png'] }, 2854],
    [{ team_id: 999_999 }, 2881],
    [{ game_id: 999_999 }, 2856],
    [{ roles: [{ ...programmer, id: 999_999 }] }, 2858],
    [{ milestones: [{ id: 999_999, title: '无' }] }, 2860],
    [{ genre_ids: [99] }, 1000],
    [{ roles: [{ ...programmer, places: 0 }] }, 1000],
    [{ roles: [{ ...programmer, pay: 'gold' }] }, 1000],
    [{ title: '长'.repeat(41) }, 1000],
    [{ version: 'x' }, 1000],
  ])('%j is refused with %i and changes nothing', async (change, code) => {
    const id = await createProgramDraft(app, owner);
    const before = await formOf(app, id, owner);
    expect(await save(app, owner, id, { version: before.version, ...change })).toMatchObject({ code });
    expect(await formOf(app, id, owner)).toEqual(before);
  });

  test('scripts don’t survive in the pitch', async () => {
    const id = await createProgramDraft(app, owner, {
      pitch: '<p onclick="x()">好<script>alert(1)</script><img src="https://evil.example/x.png"></p>',
    });
    expect((await formOf(app, id, owner)).pitch).not.toMatch(/script|onclick|evil/);
  });
});

describe('out in the open', () => {
  test('publishing gives it a team, and everybody reads it', async () => {
    const id = await createProgram(app, owner, {
      title: '熔岩要塞',
      milestones: [{ title: '第一章', due_on: '2026-12-01' }],
    });
    const page = await programOf(app, id);
    expect(page).toMatchObject({
      status: 'published',
      team: { name: '熔岩要塞团队' },
      open_count: 1,
      member_count: 1,
      members: [{ id: owner.id, is_owner: true, role_name: '发起人' }],
      roles: [{ name: '程序', pay_label: '有偿', can: { apply: true } }],
      milestones: [{ title: '第一章', due_on: '2026-12-01', done: false }],
      can: { edit: false, follow: true },
    });
    expect((await programOf(app, id, owner)).can).toMatchObject({
      edit: true,
      archive: true,
      invite: true,
      follow: false,
    });
    const milestone = page.milestones[0]?.id;
    const marked = { milestone_id: milestone, done: true };
    expect(await call(owner, '/program/milestone', marked)).toMatchObject({ data: { done: true } });
    expect(await call(stranger, '/program/milestone', marked)).toMatchObject({ code: 2860 });
  });

  test('stays complete and clean: an edit that would not is refused', async () => {
    const id = await createProgram(app, owner);
    const { version } = await formOf(app, id, owner);
    expect(await save(app, owner, id, { version, summary: '' })).toMatchObject({ code: 2852 });
    expect(await save(app, owner, id, { version, pitch: '<p>全自动外 挂</p>' })).toMatchObject({
      code: 2857,
    });
    const roles = [{ ...programmer, requirements: '加 微信' }];
    expect(await save(app, owner, id, { version, roles })).toMatchObject({
      code: 2857,
      msg: '内容里有不能发布的词：加微信',
    });
    expect((await formOf(app, id, owner)).version).toBe(version);
  });

  test('a role that goes declines who waits; places can’t fall below who came', async () => {
    const id = await createProgram(app, owner);
    await applyFor(app, stranger, await roleOf(app, id));
    const { version } = await formOf(app, id, owner);
    expect(await save(app, owner, id, { version, roles: [] })).toMatchObject({ code: 1 });
    const mine = await app.get('/program/myApplications', { token: stranger.token });
    expect((mine.data['data'] as unknown[])[0]).toMatchObject({
      status: 'declined',
      reason: '这个职位已经取消',
    });
    expect(await programOf(app, id)).toMatchObject({ open_count: 0, roles: [] });
  });

  test('archived it is readable and takes nobody; reopened it does again', async () => {
    const id = await createProgram(app, owner);
    const role = await roleOf(app, id);
    await applyFor(app, stranger, role);
    expect(await call(owner, '/program/archive', { id })).toMatchObject({ data: { status: 'archived' } });
    expect(await call(owner, '/program/archive', { id })).toMatchObject({
      code: 2851,
      msg: '项目已归档，不能进行此操作',
    });
    expect(await applyFor(app, await createPerson(app), role)).toMatchObject({ code: 2862 });
    expect(await programOf(app, id)).toMatchObject({
      status: 'archived',
      open_count: 0,
      roles: [{ can: { apply: false } }],
    });
    const listed = await app.get(
      `/program/index?keyword=${encodeURIComponent((await programOf(app, id)).title)}`,
    );
    expect(listed.data['total']).toBe(0);
    expect(await call(owner, '/program/reopen', { id })).toMatchObject({ data: { status: 'published' } });
    expect(await applyFor(app, stranger, role)).toMatchObject({ code: 1 });
  });

  test('a game of one’s own can be linked, nobody else’s', async () => {
    const [id, own, foreign] = [
      await createProgram(app, owner),
      await createGame(app, owner),
      await createGame(app, stranger),
    ];
    const { version } = await formOf(app, id, owner);
    expect(await save(app, owner, id, { version, game_id: foreign })).toMatchObject({ code: 2856 });
    expect(await save(app, owner, id, { version, game_id: own })).toMatchObject({ code: 1 });
    expect((await programOf(app, id)).game).toMatchObject({ id: own });
  });

  test('its pictures are its own until it lets them go', async () => {
    const [cover, other] = [await createImage(app, owner), await createImage(app, owner)];
    const id = await createProgram(app, owner, { cover, media: [other] });
    const uses = () =>
      app.db
        .selectFrom('upload_uses')
        .select('upload_id')
        .where('kind', '=', 'program')
        .where('owner_id', '=', id)
        .execute();
    expect(await uses()).toHaveLength(2);
    const { version } = await formOf(app, id, owner);
    await save(app, owner, id, { version, media: [] });
    expect(await uses()).toHaveLength(1);
  });

  test('a report that is upheld removes it for good; its owner still reads why', async () => {
    const [id, admin] = [await createProgram(app, owner), await createAdmin(app)];
    const report = { kind: 'project', target_id: id, reason: 'spam' };
    expect(await call(stranger, '/report/add', report)).toMatchObject({ code: 1 });
    const cases = await app.get('/admin/reports?kind=project', { token: admin.token });
    const [found] = cases.data['data'] as { id: number }[];
    expect(
      await call(admin, '/admin/reports', { id: found?.id, action: 'remove', note: '广告' }),
    ).toMatchObject({ code: 1 });
    expect(await app.get(`/program/detail?id=${id}`)).toMatchObject({ code: 2850 });
    expect(await programOf(app, id, owner)).toMatchObject({
      status: 'removed',
      can: { edit: false, publish: false },
    });
    expect(await call(owner, '/program/reopen', { id })).toMatchObject({ code: 2851 });
    await app.deliver();
    const told = await app.get('/message/notifications?type=system', { token: owner.token });
    expect(told.raw).toContain('项目已被移除');
  });
});

test('nobody keeps more projects than the limit, also when raced', async () => {
  const busy = await createPerson(app);
  await app.db
    .insertInto('programs')
    .values(
      Array.from({ length: 49 }, () => ({
        user_id: busy.id,
        status: 'draft',
        created_at: new Date(),
        updated_at: new Date(),
        active_at: new Date(),
      })),
    )
    .execute();
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(busy, '/program/create', {})));
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2855, 2855, 2855, 2855]);
});
