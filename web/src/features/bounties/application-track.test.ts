import { expect, test } from 'vitest';
import { stepsOf } from './application-track.tsx';
import { makeApplication } from './bounty-test-rig.ts';

const day = '2026-03-02T00:00:00Z';
const looks = (parts: Parameters<typeof makeApplication>[0]) =>
  stepsOf(makeApplication(parts)).map(({ name, look }) => `${name} ${look}`);

test.each([
  [{}, ['已投递 now', '已读 todo', '候选 todo', '结果 todo']],
  [
    { status: 'shortlisted', viewed_at: day, shortlisted_at: day },
    ['已投递 done', '已读 done', '候选 now', '结果 todo'],
  ],
  [
    { status: 'accepted', status_label: '已选中', viewed_at: day, shortlisted_at: day, decided_at: day },
    ['已投递 done', '已读 done', '候选 done', '已选中 won'],
  ],
  [
    { status: 'declined', status_label: '未选中', viewed_at: day, decided_at: day },
    ['已投递 done', '已读 done', '候选 skipped', '未选中 over'],
  ],
  [
    { status: 'expired', status_label: '已过期', decided_at: day },
    ['已投递 done', '已读 skipped', '候选 skipped', '已过期 over'],
  ],
] as const)('%j', (parts, expected) => {
  expect(looks(parts)).toEqual(expected);
});
