import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { expect, test } from 'vitest';
import { confirmWords, reasonOf } from './cancel-words.ts';

const order = (role: OrderDetail['role'], escrow: number) =>
  ({ role, money: { escrow, frozen: 0 } }) as Pick<OrderDetail, 'money' | 'role'>;

test('the button carries the exact amount', () => {
  expect(confirmWords(order('client', 640))).toBe('确认取消，退回 ¥640.00');
  expect(confirmWords(order('creator', 640.5))).toBe('确认取消，退给客户 ¥640.50');
  expect(confirmWords(order('client', 0))).toBe('确认取消');
});

test.each([
  ['', '', ''],
  ['不需要了', ' ', '不需要了'],
  ['不需要了', '上线推到明年', '不需要了：上线推到明年'],
  ['其他', '搬家', '搬家'],
  ['其他', '', '其他'],
  ['', '搬家', '搬家'],
])('a reason of %j and %j', (choice, words, reason) => {
  expect(reasonOf(choice, words)).toBe(reason);
});
