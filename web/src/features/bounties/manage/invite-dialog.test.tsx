// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { makeBounty } from '../bounty-test-rig.ts';
import { InviteDialog } from './invite-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const creator = (id: number, nickname: string): Creator => ({
  id,
  nickname,
  avatar: '',
  bio: '',
  categories: [],
  styles: [],
  is_business_verified: false,
  is_personal_verified: true,
  starting_price: 600,
  showcase_images: [],
  showcase: [],
  commission_status: 'on',
  next_free_day: null,
  resumes_on: null,
  completed_works: 4,
  rating: 4.8,
  reviews_count: 3,
  satisfaction: 95,
});

test('creators who fit are asked once each, and who was asked before can’t be again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(address.replace('/api', '') + ((init.body as string | undefined) ?? ''));
    if (address.includes('/bounty/creators')) {
      return Response.json({ code: 1, msg: '', data: { data: [creator(7, '阿砚'), creator(8, '南枝')] } });
    }
    const { code, msg } = bountyErrors.inviteRepeated;
    const isFirst = (init.body as string).includes('"user_id":7');
    return Response.json(
      isFirst ? { code: 1, msg: '', data: { invited_at: '' } } : { code, msg, data: null },
    );
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InviteDialog bounty={makeBounty()} open onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const name of ['阿砚', '南枝']) {
    fireEvent.click(await screen.findByRole('button', { name: `邀请${name}` }));
    const done = await screen.findByRole<HTMLButtonElement>('button', { name: `已邀请${name}` });
    expect(done.disabled).toBe(true);
  }
  expect(asked).toEqual([
    '/bounty/creators?category=3&style=2&only_on=1&per_page=20',
    '/bounty/invite{"bounty_id":5,"user_id":7}',
    '/bounty/invite{"bounty_id":5,"user_id":8}',
  ]);
});
