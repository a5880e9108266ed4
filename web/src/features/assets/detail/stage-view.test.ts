import { expect, test } from 'vitest';
import { changeZoom, keepOffset, WHOLE } from './stage-view.ts';

test('zoom has ends, and what is in the middle stays there', () => {
  expect(changeZoom(WHOLE, 9).zoom).toBe(4);
  expect(changeZoom(WHOLE, 0).zoom).toBe(0.25);
  expect(changeZoom({ zoom: 2, offset: { x: 10, y: -4 } }, 4)).toEqual({ zoom: 4, offset: { x: 20, y: -8 } });
});

test('a picture is never pushed off its ground', () => {
  const ground = { width: 100, height: 50 };
  expect(keepOffset({ zoom: 2, offset: { x: 80, y: -80 } }, ground).offset).toEqual({ x: 50, y: -25 });
  expect(keepOffset({ zoom: 0.5, offset: { x: 80, y: 3 } }, ground).offset).toEqual({ x: 0, y: 0 });
});
