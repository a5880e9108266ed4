import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { expect, test } from 'vitest';
import { makeDelivery, makeFile, makeOrder } from '../../order-test-rig.ts';
import {
  NO_MARKS,
  readMarks,
  reasonOf,
  whyNotYet,
  withChange,
  withMark,
  withoutMark,
  type Mark,
} from './marks.ts';
import { askedBefore, counterpartOf, picturesOf, versionBefore } from './version-pictures.ts';

const mark = (key: string, text = '改'): Mark => ({ key, fileId: 31, x: 10, y: 20, text });

test('pins are put down, moved, written on and taken away; the next ones move up', () => {
  let marks = withMark(withMark(NO_MARKS, mark('a')), mark('b', ''));
  marks = withChange(marks, 'b', { x: 55.5, text: '船帆反了' });
  marks = withoutMark(marks, 'a');
  expect(marks.pins).toEqual([{ key: 'b', fileId: 31, x: 55.5, y: 20, text: '船帆反了' }]);
});

test('there is a most of them', () => {
  let marks = NO_MARKS;
  for (let count = 0; count <= orderLimits.pinsMax; count += 1) marks = withMark(marks, mark(String(count)));
  expect(marks.pins).toHaveLength(orderLimits.pinsMax);
});

test.each([
  [NO_MARKS, true, '在画面上点一下，标出要改的地方'],
  [{ pins: [], reason: '太暗' }, true, '在画面上点一下，标出要改的地方'],
  [{ pins: [mark('a'), mark('b', ' ')], reason: '' }, true, '请填写每一处要修改的内容'],
  [{ pins: [mark('a')], reason: '' }, true, null],
  [NO_MARKS, false, '请填写要修改的内容'],
  [{ pins: [], reason: '第二段太快' }, false, null],
])('%j with pictures %s: %s', (marks, hasPictures, why) => {
  expect(whyNotYet(marks, hasPictures)).toBe(why);
});

test('without words of its own the reason points at the pins', () => {
  expect(reasonOf({ pins: [mark('a'), mark('b')], reason: ' ' })).toBe('共 2 处修改，见图上的批注');
  expect(reasonOf({ pins: [mark('a')], reason: ' 再亮一点 ' })).toBe('再亮一点');
});

test('a draft comes back without pins on files that are gone, and rubbish is none', () => {
  const stored = JSON.stringify({ pins: [mark('a'), { ...mark('b'), fileId: 2 }], reason: '亮' });
  expect(readMarks(stored, [31])).toEqual({ pins: [mark('a')], reason: '亮' });
  for (const rubbish of ['', '{', 'null', '{"pins":3}']) expect(readMarks(rubbish, [31])).toEqual(NO_MARKS);
});

test('a version is held against the one before it that has pictures, by name or by place', () => {
  const { deliveries } = makeOrder();
  const [first] = deliveries;
  expect(versionBefore(deliveries, 2)?.version).toBe(1);
  expect(versionBefore(deliveries, 1)).toBeNull();
  expect(versionBefore([makeDelivery({ version: 1, files: [makeFile({ preview: null })] })], 2)).toBeNull();
  expect(askedBefore(deliveries, 2)).toBe(first);

  const [one, other] = [
    { id: 1, name: '甲.png' },
    { id: 2, name: '乙.png' },
  ];
  const old = picturesOf([makeFile(other), makeFile(one)]);
  const [shown] = picturesOf([makeFile({ id: 8, name: '甲.png' })]);
  expect(shown && counterpartOf(shown, 0, old)?.fileId).toBe(1);
  const [unknown] = picturesOf([makeFile({ id: 8, name: '丙.png' })]);
  expect(unknown && counterpartOf(unknown, 0, old)?.fileId).toBe(2);
  expect(unknown && counterpartOf(unknown, 0, [])).toBeNull();
});
