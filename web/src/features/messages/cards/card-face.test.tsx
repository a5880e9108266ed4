// @vitest-environment happy-dom
import type { ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SentCard } from './card-face.tsx';

const card: ChatCard = {
  type: 'order',
  id: 8,
  is_gone: false,
  title: '灯塔',
  price_min: 1500,
  price_max: 1500,
  status: 'pending_deposit',
  status_label: '待付定金',
  is_live: true,
  note: 'ZJ20261117',
  cover: null,
  path: '/order/8',
};

afterEach(cleanup);

function show(parts: Partial<ChatCard>) {
  render(
    <MemoryRouter>
      <SentCard card={{ ...card, ...parts }} />
    </MemoryRouter>,
  );
}

test('one price stands once, a range from end to end, and the card leads to its page', () => {
  show({});
  const link = screen.getByRole('link', { name: '查看订单 灯塔' });
  expect(link.getAttribute('href')).toBe('/order/8');
  expect(link.textContent).toBe('订单待付定金灯塔¥1,500ZJ20261117');
  cleanup();
  show({ type: 'bounty', price_min: 1000, price_max: 2001 });
  expect(screen.getByRole('link').textContent).toContain('¥1,000–2,001');
});

test('what is gone leads nowhere and says so', () => {
  show({ is_gone: true, title: '', path: '' });
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByText('这个订单已删除，或者你不能查看');
});
