import { expect, test } from 'vitest';
import { untried, walk } from '../../../frame/state-machine/walk-test-rig.ts';
import { applicationTable, type ApplicationSubject } from './application.rules.ts';

const open = { isRecruiting: true, hasPlace: true };
const fixtures = applicationTable.states.flatMap((state) => [
  { subject: { state, ...open } satisfies ApplicationSubject },
  { subject: { state, isRecruiting: false, hasPlace: false } satisfies ApplicationSubject },
]);
const steps = walk(applicationTable, fixtures);

test('every row is taken and every guard says no once', () => {
  expect(untried(applicationTable, fixtures)).toEqual([]);
});

test('what may happen to an application, and nothing else', () => {
  const allowed = steps
    .filter(({ expected }) => expected.isAllowed)
    .map(({ title, fixture }) => (fixture.subject.isRecruiting ? title : `${title} (bounty closed)`));
  expect(allowed).toEqual([
    'pending: view by owner → viewed',
    'pending: shortlist by owner → shortlisted',
    'pending: accept by owner → accepted',
    'pending: decline by owner → declined',
    'pending: decline by system → declined',
    'pending: edit by applicant → pending',
    'pending: withdraw by applicant → withdrawn',
    'pending: expire by system → expired',
    'pending: view by owner → viewed (bounty closed)',
    'pending: shortlist by owner → shortlisted (bounty closed)',
    'pending: decline by owner → declined (bounty closed)',
    'pending: decline by system → declined (bounty closed)',
    'pending: withdraw by applicant → withdrawn (bounty closed)',
    'pending: expire by system → expired (bounty closed)',
    'viewed: view by owner → viewed',
    'viewed: shortlist by owner → shortlisted',
    'viewed: accept by owner → accepted',
    'viewed: decline by owner → declined',
    'viewed: decline by system → declined',
    'viewed: withdraw by applicant → withdrawn',
    'viewed: expire by system → expired',
    'viewed: view by owner → viewed (bounty closed)',
    'viewed: shortlist by owner → shortlisted (bounty closed)',
    'viewed: decline by owner → declined (bounty closed)',
    'viewed: decline by system → declined (bounty closed)',
    'viewed: withdraw by applicant → withdrawn (bounty closed)',
    'viewed: expire by system → expired (bounty closed)',
    'shortlisted: view by owner → shortlisted',
    'shortlisted: unshortlist by owner → viewed',
    'shortlisted: accept by owner → accepted',
    'shortlisted: decline by owner → declined',
    'shortlisted: decline by system → declined',
    'shortlisted: withdraw by applicant → withdrawn',
    'shortlisted: expire by system → expired',
    'shortlisted: view by owner → shortlisted (bounty closed)',
    'shortlisted: unshortlist by owner → viewed (bounty closed)',
    'shortlisted: decline by owner → declined (bounty closed)',
    'shortlisted: decline by system → declined (bounty closed)',
    'shortlisted: withdraw by applicant → withdrawn (bounty closed)',
    'shortlisted: expire by system → expired (bounty closed)',
    'accepted: view by owner → accepted',
    'accepted: release by system → shortlisted',
    'accepted: fail by system → declined',
    'accepted: view by owner → accepted (bounty closed)',
    'accepted: release by system → shortlisted (bounty closed)',
    'accepted: fail by system → declined (bounty closed)',
    'declined: view by owner → declined',
    'declined: view by owner → declined (bounty closed)',
    'withdrawn: apply_again by applicant → pending',
    'expired: view by owner → expired',
    'expired: apply_again by applicant → pending',
    'expired: view by owner → expired (bounty closed)',
  ]);
});

test('strangers move nothing', () => {
  expect(steps.filter(({ role, expected }) => role === 'other' && expected.isAllowed)).toEqual([]);
});
