import { describe, expect, test } from 'vitest';
import {
  blankAddon,
  blankDraft,
  blankOption,
  bodyOf,
  countChanges,
  daysRangeOf,
  errorsIn,
  priceRangeOf,
  revisionsOf,
  type ServiceDraft,
} from './service-draft.ts';

const good: ServiceDraft = {
  ...blankDraft,
  name: '书籍封面',
  description: '草图给三版',
  category: 'illustration',
  style: 'traditional',
  basePrice: '2800',
  days: '12',
};
const errorsOf = (part: Partial<ServiceDraft>) => errorsIn(bodyOf({ ...good, ...part }, [], true));
const option = (part: object) => ({ ...blankOption(), name: '全身', price: '0', ...part });
const addon = (part: object) => ({ ...blankAddon(), name: '加急', amount: '30', ...part });

describe('what is said about a field', () => {
  test('nothing while all is right', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ options: [option({})], addons: [addon({ kind: 'percent' })] })).toEqual({});
  });

  test.each<[Partial<ServiceDraft>, Record<string, string>]>([
    [{ name: ' ' }, { name: '请填写服务名称' }],
    [{ name: '字'.repeat(21) }, { name: '服务名称不能超过20个字符' }],
    [{ description: '' }, { description: '请填写服务说明' }],
    [{ category: '' }, { category: '请选择类型' }],
    [{ style: '' }, { style: '请选择画风' }],
    [{ basePrice: '' }, { base_price: '请填写起价' }],
    [{ days: '' }, { days: '工期为1-365天' }],
    [{ days: '0' }, { days: '工期为1-365天' }],
    [{ options: [option({ name: '' })] }, { 'options.0.name': '请填写选项名称' }],
    [{ options: [option({}), option({ price: '' })] }, { 'options.1.price_difference': '请填写选项差价' }],
    [{ options: [option({ days: '400' })] }, { 'options.0.days': '工期为1-365天' }],
    [{ addons: [addon({ amount: '' })] }, { 'addons.0.amount': '请填写加购价格' }],
    [{ addons: [addon({ kind: 'percent', amount: '301' })] }, { 'addons.0.amount': '加价比例为1-300%' }],
    [{ addons: [addon({ revisions: '10' })] }, { 'addons.0.extra_revisions': '加购的修改次数为0-9次' }],
    [
      { revisions: 8, addons: [addon({ revisions: '1' }), addon({}), addon({ revisions: '1' })] },
      { 'addons.2.extra_revisions': '含的和加购的修改一共不能超过9次' },
    ],
    [{ revisions: 8, addons: [addon({ revisions: '1' }), addon({ revisions: '0' })] }, {}],
  ])('%j: %j', (part, errors) => {
    expect(errorsOf(part)).toEqual(errors);
  });
});

test('changes are counted by field, whatever their rows are called here', () => {
  const saved = bodyOf({ ...good, options: [option({ key: 'a', id: 3 })] }, [], true);
  const same = bodyOf({ ...good, options: [option({ key: 'b', id: 3 })] }, [], true);
  expect(countChanges(same, saved)).toBe(0);
  const other = bodyOf({ ...good, name: '海报', days: '13', options: [] }, [], true);
  expect(countChanges(other, saved)).toBe(3);
});

test('customers read how many revisions there are, as far as they are written', () => {
  expect(revisionsOf(good)).toBe('含 3 次修改');
  const addons = [addon({ revisions: '2' }), addon({}), addon({ revisions: '两' })];
  expect(revisionsOf({ ...good, addons })).toBe('含 3 次修改，可加购 2 次');
});

test('the price that customers see first, and how long it takes', () => {
  const options = [option({ price: '600', days: '15' }), option({ price: '200.50' })];
  expect(priceRangeOf({ ...good, options })).toEqual({ fromFen: 300_050, toFen: 340_000 });
  expect(priceRangeOf(good)).toEqual({ fromFen: 280_000, toFen: 280_000 });
  expect(priceRangeOf({ ...good, basePrice: 'x' })).toBeNull();
  expect(daysRangeOf({ ...good, options })).toBe('12–15 天');
  expect(daysRangeOf(good)).toBe('12 天');
  expect(daysRangeOf({ ...good, days: '' })).toBe('');
});
