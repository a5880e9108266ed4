// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearSession, saveSession } from '../../api/session.ts';
import { isCurrent, navigation } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';

const userinfo = {
  id: 7,
  username: 'linjianshan',
  nickname: '林见山',
  avatar: '',
  score: 326,
  token: 'secret',
  expires_at: '2030-01-01T00:00:00Z',
};

function show(path: string, collapsed = false) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Sidebar collapsed={collapsed} />
    </MemoryRouter>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('holds the six places in their order', () => {
  show('/home');
  const links = [...document.querySelectorAll('nav a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '/home'],
    ['社区', '/community'],
    ['开发', '/program'],
    ['游戏', '/games'],
    ['排行', '/ranking'],
    ['约稿', '/commission'],
  ]);
});

test('invites a visitor to sign in and come back', () => {
  show('/community?tab=follow');
  expect(screen.getByText('登录后查看更多功能')).toBeDefined();
  expect(screen.getByRole('link', { name: '立即登录' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fcommunity%3Ftab%3Dfollow',
  );
});

test('shows who is signed in, and follows login and logout', () => {
  show('/home');
  act(() => saveSession(userinfo));
  expect(screen.queryByText('立即登录')).toBeNull();
  expect(screen.getByText('LV.326')).toBeDefined();
  expect(screen.getByText('林见山').closest('a')?.getAttribute('href')).toBe('/user/7');
  act(() => clearSession('logout'));
  expect(screen.getByText('立即登录')).toBeDefined();
});

test('somebody without a nickname goes by the username', () => {
  saveSession({ ...userinfo, nickname: ' ' });
  show('/home');
  expect(screen.getByText('linjianshan')).toBeDefined();
});

test('collapsed it keeps names for those who cannot see the icons', () => {
  saveSession(userinfo);
  show('/home', true);
  expect(screen.getByRole('link', { name: '约稿' }).textContent).toBe('');
  expect(screen.getByRole('link', { name: '林见山，LV.326' })).toBeDefined();
});

test('marks where one is', () => {
  show('/commission/management');
  const current = [...document.querySelectorAll('[aria-current="page"]')];
  expect(current.map((link) => link.textContent)).toEqual(['约稿']);
});

test('the mark moves on with the visitor', () => {
  show('/home');
  const link = screen.getByRole('link', { name: '游戏' });
  fireEvent.click(link);
  expect(link.getAttribute('aria-current')).toBe('page');
});

describe('which item a path belongs to', () => {
  test.each([
    ['/home', '首页'],
    ['/post/3', '社区'],
    ['/circle/1', '社区'],
    ['/games/9', '游戏'],
    ['/commission', '约稿'],
    ['/program/project/1/edit', '开发'],
    ['/gamesome', ''],
    ['/profile/info', ''],
    ['/search', ''],
  ])('%s: %s', (path, expected) => {
    const labels = navigation.filter((item) => isCurrent(item, path)).map((item) => item.label);
    expect(labels.join()).toBe(expected);
  });
});
