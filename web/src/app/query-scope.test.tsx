// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSession, saveSession, useSession } from '../api/session.ts';
import { QueryScope, queryClient } from './query-scope.tsx';

const person = (id: number) => ({ id, username: '', nickname: '', avatar: '', score: 0 });
let asked: string[] = [];

function useAnswer(name: string, enabled = true) {
  const queryFn = async () => {
    const answer = `${name} ${readSession()?.user.id ?? '访客'}`;
    asked.push(answer);
    return answer;
  };
  return useQuery({ queryKey: [name], queryFn, enabled }).data;
}

function Feed() {
  return <p>{useAnswer('帖子')}</p>;
}

function Unread() {
  return <p>{useAnswer('未读', useSession() !== null)}</p>;
}

function open(access: 'public' | 'member') {
  const element = (
    <QueryScope>
      <Feed />
      <Unread />
    </QueryScope>
  );
  const router = createMemoryRouter([{ path: '/', handle: { title: '', access }, element }]);
  render(<RouterProvider router={router} />);
}

function inAnotherTab(change: () => void) {
  return act(async () => {
    change();
    globalThis.dispatchEvent(new Event('storage'));
  });
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  saveSession({ ...person(7), token: 'a', expires_at: '' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('another person in another tab: nothing of the first is kept, and the page asks for the second', async () => {
  open('public');
  await screen.findByText('未读 7');
  queryClient.setQueryData(['会话'], '第一个人的');
  await inAnotherTab(() => {
    localStorage.setItem('token', 'b');
    localStorage.setItem('userinfo', JSON.stringify(person(8)));
  });
  expect(queryClient.getQueryData(['会话'])).toBeUndefined();
  await screen.findByText('帖子 8');
  await screen.findByText('未读 8');
  expect(asked.toSorted()).toEqual(['帖子 7', '帖子 8', '未读 7', '未读 8']);
});

test('signed out in another tab: an open page asks as a visitor, and not for what is for members', async () => {
  open('public');
  await screen.findByText('未读 7');
  await inAnotherTab(() => localStorage.clear());
  await screen.findByText('帖子 访客');
  expect(screen.queryByText('未读 7')).toBeNull();
  expect(asked).not.toContain('未读 访客');
});

test('signed out in another tab: a page for members, which is left, asks for nothing', async () => {
  open('member');
  await screen.findByText('未读 7');
  await inAnotherTab(() => localStorage.clear());
  expect(asked).toEqual(['帖子 7', '未读 7']);
  expect(queryClient.getQueryData(['帖子'])).toBeUndefined();
});
