// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { PublishDialogHost, type PublishViewProps } from '../../features/compose/publish-dialog.tsx';
import { HomeHero } from './home-hero.tsx';

function Form({ request, onClosed }: PublishViewProps) {
  function publish() {
    request.answer({ id: 5 });
    onClosed();
  }
  return (
    <dialog open>
      <button type="button" onClick={publish}>
        发布
      </button>
    </dialog>
  );
}
const load = async () => Form;

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

function show() {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <HomeHero home={undefined} isPending={false} />
      <PublishDialogHost load={load} />
      <Where />
    </MemoryRouter>,
  );
}
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a member opens the form right here, and sees the community once the post is published', async () => {
  saveSession({ id: 7, username: 'me', nickname: '我', avatar: '', score: 0, token: 't', expires_at: '' });
  show();
  fireEvent.click(screen.getByRole('button', { name: '发布作品' }));
  await screen.findByRole('dialog');
  expect(where()).toBe('/home');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '发布' })));
  expect(where()).toBe('/community');
});

test('a visitor is invited to join', () => {
  show();
  expect(screen.getByRole('link', { name: '加入我们' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText('发布作品')).toBeNull();
});
