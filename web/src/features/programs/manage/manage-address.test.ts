import { expect, test } from 'vitest';
import { managePath, readManage, receivedPath } from './manage-address.ts';

test.each([
  ['', { tab: 'mine', projectId: null }, '/program/manage'],
  ['tab=received&project=7', { tab: 'received', projectId: 7 }, '/program/manage?tab=received&project=7'],
  ['tab=sent&project=x', { tab: 'sent', projectId: null }, '/program/manage?tab=sent'],
  ['tab=nope', { tab: 'mine', projectId: null }, '/program/manage'],
] as const)('"%s" is read, and written again', (search, address, path) => {
  expect(readManage(new URLSearchParams(search))).toEqual(address);
  expect(managePath(address)).toBe(path);
});

test('the applications of one project have an address', () => {
  expect(receivedPath(3)).toBe('/program/manage?tab=received&project=3');
});
