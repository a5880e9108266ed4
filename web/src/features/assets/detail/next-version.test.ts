import { expect, test } from 'vitest';
import { nextVersion } from './next-version.ts';

test.each([
  ['1.0', '1.1'],
  ['1.9', '1.10'],
  ['v2', 'v3'],
  ['终稿', '终稿.1'],
])('%s → %s', (name, next) => expect(nextVersion(name)).toBe(next));
