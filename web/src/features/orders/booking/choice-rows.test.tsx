// @vitest-environment happy-dom
import type { OrderQuote } from '@zaojie/contract/orders/order.schemas';
import type { Service, ServiceAddon } from '@zaojie/contract/storefronts/service.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BookingBill } from './booking-bill.tsx';
import { AddonRows } from './choice-rows.tsx';

afterEach(cleanup);

const addon = (id: number, part: Partial<ServiceAddon>): ServiceAddon => ({
  id,
  name: '',
  note: '',
  kind: 'fixed',
  amount: 150,
  extra_revisions: 0,
  ...part,
});

test('an add-on says how many revisions it brings, whatever it is called', () => {
  const addons = [
    addon(1, { name: '改稿包', extra_revisions: 2, note: '七天内' }),
    addon(2, { name: '多一次修改' }),
  ];
  render(<AddonRows service={{ addons } as unknown as Service} value={[]} onToggle={() => undefined} />);
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['改稿包七天内，修改次数 +2+ ¥150', '多一次修改+ ¥150']);
});

test('the bill says what is included as it is chosen', () => {
  const quote = {
    name: '书籍封面',
    creator: { id: 2, nickname: '阿砚', avatar: '' },
    lines: [{ label: '书籍封面', amount: 800 }],
    price: 800,
    deposit: 160,
    balance: 640,
    days: 12,
    revisions: 5,
  } as unknown as OrderQuote;
  render(<BookingBill quote={quote} isStale={false} button={null} />);
  expect(screen.getByText('12 天交稿，含 5 次修改')).toBeTruthy();
});
