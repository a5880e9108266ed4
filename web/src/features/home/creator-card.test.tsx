// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { personLinkOf } from '../users/card/person-link.ts';
import { CreatorCard } from './creator-card.tsx';

afterEach(cleanup);

test('the face leads to the person as the name does, and is no second stop for the keyboard', () => {
  const creator = {
    id: 7,
    nickname: '阿砚',
    avatar: '',
    bio: '',
    level: 3,
    works_count: 1,
    likes_count: 2,
    rating: null,
    is_followed: false,
    covers: [],
  };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CreatorCard creator={creator} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(personLinkOf(screen.getByText('阿'))).toMatchObject({ userId: 7, link: { tabIndex: -1 } });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
