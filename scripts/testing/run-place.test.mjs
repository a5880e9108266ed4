import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { placeOf } from './run-place.mjs';

const GB = 1024 ** 3;
const mountedAs = (/** @type {string} */ type, /** @type {string} */ options) =>
  `/dev/vda / ext4 rw,relatime 0 0\n${type} /dev/shm ${type} ${options} 0 0\n`;
const roomy = {
  wish: undefined,
  mounts: mountedAs('tmpfs', 'rw,nosuid,nodev'),
  roomBytes: 12 * GB,
  memoryBytes: 24 * GB,
};

test('a run keeps its files in memory where there is room', () => {
  expect(placeOf(roomy)).toBe('/dev/shm');
});

test.each([
  ['where somebody asks for another folder', { wish: '/var/tmp' }],
  ['where the folder in memory is small, as in a container', { roomBytes: GB / 16 }],
  ['where memory is short', { memoryBytes: 8 * GB }],
  ['where no program may be started from it', { mounts: mountedAs('tmpfs', 'rw,nosuid,noexec') }],
  ['where it cannot be written', { mounts: mountedAs('tmpfs', 'ro') }],
  ['where it is a folder on a disk', { mounts: mountedAs('ext4', 'rw') }],
  ['where the system has none', { mounts: '' }],
])('and in the usual folder %s', (_where, differs) => {
  expect(placeOf({ ...roomy, ...differs })).toBe(tmpdir());
});
