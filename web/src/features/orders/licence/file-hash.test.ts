import { expect, test } from 'vitest';
import { compareFile, groupedHash, sha256Of } from './file-hash.ts';

const fileOf = (text: string) => new File([text], 'work.png');
const hash = await sha256Of(await fileOf('the moon').arrayBuffer());
const licensed = [{ name: 'moon.png', size: 8, sha256: hash }];

test('the same bytes are recognised under any name', async () => {
  expect(await compareFile(fileOf('the moon'), licensed)).toEqual({ kind: 'same', file: licensed[0] });
});

test('one byte more, or another one, is another file', async () => {
  expect(await compareFile(fileOf('the moon '), licensed)).toEqual({ kind: 'other' });
  expect(await compareFile(fileOf('the noon'), licensed)).toEqual({ kind: 'other' });
});

test('a file of another length is not read', async () => {
  const unreadable = { size: 9, arrayBuffer: () => Promise.reject(new Error('read')) };
  expect(await compareFile(unreadable, licensed)).toEqual({ kind: 'other' });
});

test('a file that cannot be read says so', async () => {
  const gone = { size: 8, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await compareFile(gone, licensed)).toEqual({ kind: 'unread' });
});

test('a hash is shown in groups', () => {
  expect(groupedHash('9f3ac41d77')).toBe('9f3a c41d 77');
});
