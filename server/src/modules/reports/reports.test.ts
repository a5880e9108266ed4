import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import type { CaseMove, CaseState, ReportKind } from '@zaojie/contract/reports/report-words';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNoticeRig, type NoticeRig } from '../../../test/test-notices.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { commentOn, createPost } from '../../../test/test-posts.ts';

let rig: NoticeRig;
let admin: Person;
let author: Person;
let reader: Person;
beforeAll(async () => {
  rig = await createNoticeRig();
  admin = await createAdmin(rig.app);
});
beforeEach(async () => {
  [author, reader] = [await createPerson(rig.app), await createPerson(rig.app)];
});
afterAll(() => rig.app.close());

const report = (who: Person, kind: ReportKind, id: number, form: object = {}) =>
  rig.app.post('/report/add', { kind, target_id: id, reason: 'spam', ...form }, { token: who.token });
const decide = (id: number, action: CaseMove, who = admin) =>
  rig.app.post('/admin/reports', { id, action, note: '看过了' }, { token: who.token });

async function casesOf(state: CaseState = 'open', kind = ''): Promise<ReportCase[]> {
  const answer = await rig.app.get(`/admin/reports?state=${state}&kind=${kind}`, { token: admin.token });
  return answer.data['data'] as ReportCase[];
}
const caseOf = async (kind: ReportKind, id: number, state: CaseState = 'open') =>
  (await casesOf(state, kind)).find((one) => one.target_id === id);
async function openCase(kind: ReportKind, id: number): Promise<ReportCase> {
  const found = await caseOf(kind, id);
  if (!found) throw new Error(`Nothing was reported of ${id}`);
  return found;
}

/** Delivers, then the titles of what lies with the person. */
async function titlesOf(who: Person): Promise<string[]> {
  await rig.deliver();
  return (await rig.notices(who)).map(({ title }) => title);
}

describe('who reports', () => {
  test('is thanked, once a thing; another time and another reason count nothing', async () => {
    const postId = await createPost(rig.app, author);
    expect(await report(reader, 'post', postId)).toMatchObject({
      code: 1,
      msg: '谢谢你的举报，有结果会告诉你',
    });
    expect(await report(reader, 'post', postId, { reason: 'copyright' })).toMatchObject({ code: 2573 });
    expect(await report(reader, 'person', author.id)).toMatchObject({ code: 1 });
    expect(await openCase('post', postId)).toMatchObject({
      kind: 'post',
      reports_count: 1,
      link: `/post/${postId}`,
      owner: { id: author.id },
      reports: [{ reason: 'spam', reason_label: '垃圾信息', reporter: { id: reader.id } }],
      can: { dismiss: true, warn: true, remove: true },
    });
  });

  test.each([
    ['oneself', () => ({ kind: 'person', target_id: reader.id }), 2572],
    ['nobody', () => ({ kind: 'person', target_id: 999_999 }), 2571],
    ['something unheard of', () => ({ kind: 'cloud' }), 1000],
    ['without a reason', () => ({ reason: '' }), 1000],
    ['another reason without a word', () => ({ reason: 'other', description: ' ' }), 1000],
    ['at too great length', () => ({ description: '长'.repeat(501) }), 1000],
  ])('can’t report %s', async (_name, form, code) => {
    expect(await report(reader, 'person', author.id, form())).toMatchObject({ code });
  });

  test('can’t report whoever has blocked them: that person isn’t there', async () => {
    await rig.block(author, reader);
    expect(await report(reader, 'person', author.id)).toMatchObject({ code: 2571 });
  });
});

describe('races', () => {
  test('twenty times at once by one person is one report', async () => {
    const postId = await createPost(rig.app, author);
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(reader, 'post', postId)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await openCase('post', postId)).toMatchObject({ reports_count: 1 });
  });

  test('ten people at once are one case of ten', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(rig.app)));
    const answers = await Promise.all(people.map((who) => report(who, 'person', author.id)));
    expect(answers.every(({ code }) => code === 1)).toBe(true);
    const found = (await casesOf('open', 'person')).filter((one) => one.target_id === author.id);
    expect(found).toMatchObject([{ reports_count: 10 }]);
    expect(found[0]?.reports).toHaveLength(5);
  });

  test('of two administrators one decides, and the other reads how it stands', async () => {
    const other = await createAdmin(rig.app);
    const postId = await createPost(rig.app, author);
    await report(reader, 'post', postId);
    const { id } = await openCase('post', postId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? decide(id, 'remove') : decide(id, 'dismiss', other))),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 2575)).toHaveLength(7);
    await rig.deliver();
    expect(await titlesOf(reader)).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('takes a post away, tells both, and is written down', async () => {
    const postId = await createPost(rig.app, author);
    await report(reader, 'post', postId);
    const { id } = await openCase('post', postId);
    expect(await decide(id, 'remove')).toMatchObject({
      code: 1,
      data: {
        state: 'upheld',
        link: '',
        decision: { action: 'remove', note: '看过了' },
        can: { warn: false },
      },
    });
    expect(await rig.app.get(`/posts/detail?id=${postId}`)).not.toMatchObject({ code: 1 });
    expect(await titlesOf(reader)).toEqual(['你的举报成立']);
    expect(await titlesOf(author)).toEqual(['你的帖子已被移除']);
    const audit = await rig.app.get('/admin/audit?subject=report', { token: admin.token });
    expect((audit.data['data'] as object[])[0]).toMatchObject({
      deed_label: '举报成立，移除内容',
      subject_id: id,
      reason: '看过了',
    });
  });

  test('takes a comment away with its answers', async () => {
    const postId = await createPost(rig.app, author);
    const comment = await commentOn(rig.app, author, postId);
    const commentId = comment.data['id'] as number;
    await commentOn(rig.app, reader, postId, { parent_id: commentId });
    await report(reader, 'comment', commentId, { reason: 'other', description: '骂人' });
    await decide((await openCase('comment', commentId)).id, 'remove');
    const detail = await rig.app.get(`/posts/detail?id=${postId}`);
    expect(detail.data).toMatchObject({ comment_count: 0 });
  });

  test('warns a person; a person can’t be taken away', async () => {
    await report(reader, 'person', author.id);
    const { id, can } = await openCase('person', author.id);
    expect(can).toEqual({ dismiss: true, warn: true, remove: false, undo: false });
    expect(await decide(id, 'remove')).toMatchObject({ code: 2577 });
    expect(await decide(id, 'warn')).toMatchObject({ code: 1 });
    expect(await titlesOf(author)).toEqual(['你收到一次提醒']);
  });

  test('that it was nothing is told to whoever reported and nobody else; told again it is a new case', async () => {
    await report(reader, 'person', author.id);
    const { id } = await openCase('person', author.id);
    await decide(id, 'dismiss');
    expect(await titlesOf(reader)).toEqual(['你的举报没有成立']);
    expect(await titlesOf(author)).toEqual([]);
    expect(await report(await createPerson(rig.app), 'person', author.id)).toMatchObject({ code: 1 });
    expect((await openCase('person', author.id)).id).not.toBe(id);
    expect(await caseOf('person', author.id, 'dismissed')).toMatchObject({ id, state_label: '不成立' });
  });

  test('is not taken by who is part of it, nor about what is gone', async () => {
    const other = await createAdmin(rig.app);
    await report(other, 'person', author.id);
    expect(await decide((await openCase('person', author.id)).id, 'warn', other)).toMatchObject({
      code: 2576,
    });
    const postId = await createPost(rig.app, author);
    await report(reader, 'post', postId);
    await rig.app.post(`/posts/del/?id=${postId}`, {}, { token: author.token });
    const { id, link, can } = await openCase('post', postId);
    expect({ link, can }).toMatchObject({ link: '', can: { remove: false, warn: true } });
    expect(await decide(id, 'remove')).toMatchObject({ code: 2577 });
    expect(await decide(999_999, 'warn')).toMatchObject({ code: 2574 });
  });
});
