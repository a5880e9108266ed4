import type { OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { expect, test } from 'vitest';
import { makeBounty, soon } from '../bounty-test-rig.ts';
import { todoOf } from './todo-panel.tsx';

const NONE = { all: 0, unread: 0, shortlisted: 0, accepted: 0, declined: 0 };
const own = (id: number, counts: Partial<typeof NONE>, parts: Partial<OwnBounty> = {}): OwnBounty => ({
  ...makeBounty({ id, title: `约稿${id}` }),
  application_counts: { ...NONE, ...counts },
  ...parts,
});

test('a choice comes before reading, the nearer day before the farther, and what is over asks for nothing', () => {
  const now = new Date();
  const reading = own(1, { all: 7, unread: 2 }, { deadline: soon(1) });
  const far = own(2, { all: 3, shortlisted: 2 }, { deadline: soon(9) });
  const near = own(3, { all: 5, shortlisted: 3, unread: 1 }, { deadline: soon(4) });
  const over = own(4, { all: 5, shortlisted: 3 }, { status: 'closed' });
  expect(todoOf([over, reading, far, near], now)).toMatchObject({
    bounty: { id: 3 },
    title: '三位候选等你定一位',
    detail: '“约稿3”已收到 5 份应征，还有 1 份没读。',
    action: '去比较',
  });
  expect(todoOf([over, reading], now)).toMatchObject({ bounty: { id: 1 }, title: '两份应征等你读' });
  expect(todoOf([over, own(5, {})], now)).toBeNull();
});
