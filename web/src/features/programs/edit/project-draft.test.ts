import { expect, test } from 'vitest';
import {
  blankMilestone,
  blankRole,
  bodyOf,
  countChanges,
  draftOf,
  issuesOf,
  picturesOf,
  withIds,
} from './project-draft.ts';
import { someForm } from '../program-test-rig.ts';

const form = someForm();
const body = bodyOf(draftOf(form), picturesOf(form));

test('what was saved comes back unchanged, and a change is counted once a field', () => {
  expect(countChanges(body, bodyOf(draftOf(form), picturesOf(form)))).toBe(0);
  const draft = { ...draftOf(form), title: ' 林境之二 ', roles: [], gameId: 3 };
  const next = bodyOf(draft, { cover: [], media: [] });
  expect(next.title).toBe('林境之二');
  expect(countChanges(next, body)).toBe(4);
});

test('a row that was added and not begun is no change, a role is', () => {
  const draft = draftOf(form);
  const idle = { ...draft, milestones: [...draft.milestones, blankMilestone('new')] };
  expect(countChanges(bodyOf(idle, picturesOf(form)), body)).toBe(0);
  const asked = { ...draft, roles: [...draft.roles, blankRole('new')] };
  expect(countChanges(bodyOf(asked, picturesOf(form)), body)).toBe(1);
});

test('new rows get their ids by the place they were sent in, whatever was typed or moved since', () => {
  const rows = [{ ...blankRole('b'), name: '后来改的' }, blankRole('c'), { ...blankRole('a'), id: 1 }];
  expect(withIds(rows, ['a', 'b'], [{ id: 1 }, { id: 2 }]).map(({ id }) => id)).toEqual([2, null, 1]);
});

test('what keeps even a draft from being kept', () => {
  const draft = draftOf(form);
  expect(issuesOf(draft)).toEqual({});
  expect(issuesOf({ ...draft, genres: [1, 2, 3, 4] })).toEqual({ genres: '类型最多选3个' });
  expect(issuesOf({ ...draft, roles: [{ ...blankRole('a'), filled: 2 }] })).toEqual({
    roles: '已有2人加入，名额不能更少',
  });
  expect(issuesOf({ ...draft, milestones: [{ ...blankMilestone('a'), id: 4 }] })).toEqual({
    milestones: '请填写里程碑，不要的可以去掉',
  });
});
