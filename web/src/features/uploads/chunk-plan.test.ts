import { limits } from '@zaojie/contract/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkIdOf, missingChunks, needsChunks, planChunks } from './chunk-plan.ts';

const MB = 1024 * 1024;

test('only files over 8 MB go in pieces', () => {
  expect(needsChunks(8 * MB)).toBe(false);
  expect(needsChunks(8 * MB + 1)).toBe(true);
});

test('the pieces of 9 MB', () => {
  expect(planChunks(9 * MB)).toEqual([
    { index: 0, start: 0, end: 4 * MB },
    { index: 1, start: 4 * MB, end: 8 * MB },
    { index: 2, start: 8 * MB, end: 9 * MB },
  ]);
});

test('pieces cover a file without gap or overlap, and none is empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: limits.upload.video.maxBytes }), (bytes) => {
      const plan = planChunks(bytes);
      expect(plan.length).toBeLessThanOrEqual(limits.upload.maxChunks);
      let reached = 0;
      for (const [place, { index, start, end }] of plan.entries()) {
        expect(index).toBe(place);
        expect(start).toBe(reached);
        expect(end).toBeGreaterThan(start);
        expect(end - start).toBeLessThanOrEqual(limits.upload.chunkBytes);
        reached = end;
      }
      expect(reached).toBe(bytes);
    }),
  );
});

test('a second try sends what is missing', () => {
  const plan = planChunks(17 * MB);
  expect(missingChunks(plan, [0, 2, 99]).map((chunk) => chunk.index)).toEqual([1, 3, 4]);
  expect(missingChunks(plan, [])).toEqual(plan);
});

test('a file keeps its name, and no other file has it', () => {
  const file = { name: '雨夜.mp4', size: 9 * MB, lastModified: 1_763_244_000_000 };
  const name = chunkIdOf(file);
  expect(name).toMatch(/^[\w-]{8,64}$/);
  expect(chunkIdOf({ ...file })).toBe(name);
  expect(chunkIdOf({ ...file, name: '雨巷.mp4' })).not.toBe(name);
  expect(chunkIdOf({ ...file, size: 9 * MB + 1 })).not.toBe(name);
  expect(chunkIdOf({ ...file, lastModified: 0 })).not.toBe(name);
});
