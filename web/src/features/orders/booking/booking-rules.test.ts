import { bookingForm } from '@zaojie/contract/orders/order-forms.schemas';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { expect, test } from 'vitest';
import { bodyOf, issuesOf, newBooking, pointedAt, toggled, type BookingDraft } from './booking-rules.ts';

const service = {
  id: 3,
  options: [{ id: 2, name: '单面' }],
  addons: [{ id: 5 }, { id: 6 }, { id: 7 }],
} as unknown as Service;
const written: BookingDraft = { ...newBooking(service), brief: '主角在船头' };

test('the first option is chosen, and nothing is added', () => {
  expect(newBooking(service)).toMatchObject({ optionId: 2, addonIds: [], credit: true, usage: 'personal' });
  expect(newBooking({ ...service, options: [] }).optionId).toBeNull();
});

test.each([
  [{ title: '', brief: ' ' }, { brief: '请填写需求说明' }],
  [{ title: '', brief: '字'.repeat(2001) }, { brief: '需求说明不能超过2000个字符' }],
  [{ title: '字'.repeat(41), brief: '画' }, { title: '标题不能超过40个字符' }],
  [{ title: '', brief: '画' }, {}],
])('the form says what is wrong as the server would: %#', (draft, issues) => {
  expect(issuesOf(draft)).toEqual(issues);
});

test('what is chosen twice is taken back, and the order of clicks does not matter', () => {
  const once = toggled(service, toggled(service, [], 7), 5);
  expect(once).toEqual([5, 7]);
  expect(toggled(service, once, 7)).toEqual([5]);
});

test('four works can be pointed at; the fifth takes the place of the first', () => {
  expect([1, 2, 3, 4, 5].reduce(pointedAt, [] as number[])).toEqual([2, 3, 4, 5]);
  expect(pointedAt([1, 2], 1)).toEqual([2]);
});

test('what is sent is what the contract takes, with the price that was shown', () => {
  const body = bodyOf({ ...written, addonIds: [5] }, { serviceId: 3, postId: 9, files: [], price: 4200.5 });
  expect(bookingForm.parse(body)).toMatchObject({
    service_id: 3,
    option_id: 2,
    addon_ids: [5],
    post_id: 9,
    price: 420_050,
    credit: true,
    show_from: null,
  });
});
