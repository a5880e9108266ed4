import { describe, expect, test } from 'vitest';
import { untried, walk } from '../../frame/state-machine/walk-test-rig.ts';
import { assetCanOf, canSee } from './asset.policy.ts';
import { assetTable, type AssetSubject } from './asset.rules.ts';

const at = (state: AssetSubject['state']) => ({ subject: { state } });
const fixtures = [at('draft'), at('published'), at('hidden'), at('withdrawn')];
const steps = walk(assetTable, fixtures);

test('every row is taken', () => {
  expect(steps).toHaveLength(fixtures.length * assetTable.moves.length * assetTable.roles.length);
  expect(untried(assetTable, fixtures)).toEqual([]);
});

test('what may happen to an asset, and nothing else', () => {
  const allowed = steps.filter(({ expected }) => expected.isAllowed).map(({ title }) => title);
  expect(allowed).toEqual([
    'draft: edit by owner → draft',
    'draft: add_version by owner → draft',
    'draft: publish by owner → published',
    'draft: withdraw by owner → withdrawn',
    'published: edit by owner → published',
    'published: add_version by owner → published',
    'published: withdraw by owner → withdrawn',
    'published: hide by moderator → hidden',
    'hidden: withdraw by owner → withdrawn',
    'hidden: restore by moderator → published',
  ]);
});

describe('who sees what', () => {
  const [owner, other] = [{ userId: 1 }, { userId: 2 }];
  test.each([
    ['draft', true, false, false],
    ['published', true, true, true],
    ['hidden', true, false, false],
    ['withdrawn', false, false, false],
  ] as const)('%s', (status, byOwner, byOther, byVisitor) => {
    const asset = { status, user_id: 1 };
    expect([canSee(owner, asset), canSee(other, asset), canSee(null, asset)]).toEqual([
      byOwner,
      byOther,
      byVisitor,
    ]);
  });

  test('a stranger can take a published asset and nothing else with it', () => {
    const viewer = { userId: 2, sessionId: 1, role: 'member' } as const;
    const facts = { is_author_blocked: false, has_author_blocked_viewer: false, has_file: true };
    expect(assetCanOf(viewer, { status: 'published', user_id: 1, ...facts })).toEqual({
      edit: false,
      add_version: false,
      publish: false,
      withdraw: false,
      download: true,
      comment: true,
      follow: true,
    });
  });
});
