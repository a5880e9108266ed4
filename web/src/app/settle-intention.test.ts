// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIntention, readIntention, type Deed } from '../api/intention.ts';
import { clearSession, saveSession } from '../api/session.ts';
import { toast } from '../ui/feedback/toast.tsx';
import { settleIntention } from './settle-intention.ts';

const asked: string[] = [];
const said: string[] = [];
const answers = new Map<string, () => unknown>();

const visit = async (path: string) => settleIntention(new URL(path, location.origin));
function signIn(id: number) {
  saveSession({ id, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  said.length = 0;
  answers.clear();
  clearSession('logout');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://site');
    asked.push(`${init.method} ${pathname}`);
    return Response.json({ code: 1, msg: '', data: answers.get(pathname)?.() ?? {} });
  });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const like: Deed = { kind: 'like-post', id: 5 };

test('a like goes on after signing in or registering, on the page it was meant for, once', async () => {
  answers.set('/api/posts/detail', () => ({ is_liked: false }));
  answers.set('/api/posts/like', () => ({ is_liked: true }));
  keepIntention(like, '/community?tab=推荐#x', null);
  await visit('/login?redirect=x');
  await visit('/register?redirect=x');
  await visit('/auth/wechat/callback?code=1');
  signIn(7);
  await visit('/community?tab=推荐');
  await visit('/community?tab=推荐');
  expect(asked).toEqual(['GET /api/posts/detail', 'POST /api/posts/like']);
  expect(said).toEqual(['已赞']);
});

test.each<[Deed, string, object]>([
  [like, '/api/posts/detail', { is_liked: true }],
  [{ kind: 'join-circle', id: 5 }, '/api/posts/circle', { is_joined: true }],
  [{ kind: 'follow-tag', id: 5 }, '/api/posts/tag', { is_followed: true }],
  [
    { kind: 'like-comment', id: 5, postId: 1 },
    '/api/posts/comments',
    { data: [{ id: 4, is_liked: false, replies: [{ id: 5, is_liked: true }] }] },
  ],
])('what was on already is not switched off: %o', async (deed, path, data) => {
  answers.set(path, () => data);
  keepIntention(deed, '/x', null);
  signIn(7);
  await visit('/x');
  expect(asked).toEqual([`GET ${path}`]);
});

test.each<[Deed, string, object]>([
  [{ kind: 'like-game', id: 5 }, 'POST /api/game/detail', { is_liked: true }],
  [
    { kind: 'like-game-comment', id: 5, gameId: 1 },
    'GET /api/game/comments',
    { data: [{ id: 4, is_liked: false, replies: [{ id: 5, is_liked: true }] }] },
  ],
])('nor is what was on about a game: %o', async (deed, call, data) => {
  answers.set(call.split(' ')[1] ?? '', () => data);
  keepIntention(deed, '/games/5', null);
  signIn(7);
  await visit('/games/5');
  expect(asked).toEqual([call]);
});

test.each<Deed>([
  { kind: 'get-game', id: 5 },
  { kind: 'comment-game', id: 5, answeredId: 0 },
])('what the page of a game opens itself is left to it: %o', async (deed) => {
  keepIntention(deed, '/games/5', null);
  signIn(7);
  await visit('/games/5');
  expect(asked).toEqual([]);
  expect(readIntention()?.deed).toEqual(deed);
});

test('a switch that went off all the same is put on again', async () => {
  let isLiked = true;
  answers.set('/api/posts/comments', () => ({ data: [] }));
  answers.set('/api/posts/likeComment', () => ({ is_liked: (isLiked = !isLiked) }));
  keepIntention({ kind: 'like-comment', id: 5, postId: 1 }, '/x', null);
  signIn(7);
  await visit('/x');
  expect(isLiked).toBe(true);
});

test('a follow is a follow, and nobody follows themselves', async () => {
  keepIntention({ kind: 'follow-user', id: 5 }, '/x', null);
  signIn(5);
  await visit('/x');
  expect(asked).toEqual([]);
  keepIntention({ kind: 'follow-user', id: 6 }, '/x', null);
  await visit('/x');
  expect(asked).toEqual(['POST /api/api/user/follow/6']);
  expect(said).toEqual(['关注成功']);
});

test('a login that was given up, or led elsewhere, does nothing later', async () => {
  keepIntention(like, '/x', null);
  await visit('/x');
  signIn(7);
  await visit('/x');
  keepIntention(like, '/x', null);
  await visit('/y');
  await visit('/x');
  expect(asked).toEqual([]);
});

test('what one person wanted when their session ran out is not done for another', async () => {
  keepIntention(like, '/x', 7);
  signIn(8);
  await visit('/x');
  expect(asked).toEqual([]);
  expect(readIntention()).toBeNull();
});

test('after a quarter of an hour it is not meant any more', async () => {
  vi.useFakeTimers({ now: Date.now() - 15 * 60_000 });
  keepIntention(like, '/x', null);
  vi.useRealTimers();
  signIn(7);
  await visit('/x');
  expect(asked).toEqual([]);
});

test('a refusal is told, and the page comes all the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1601, msg: '帖子不存在或已删除', data: null }));
  keepIntention(like, '/x', null);
  signIn(7);
  expect(await visit('/x')).toBeNull();
  expect(said).toEqual(['帖子不存在或已删除']);
});

test('the form and the boxes are left to the page', async () => {
  keepIntention({ kind: 'publish' }, '/x', null);
  signIn(7);
  await visit('/x');
  expect(readIntention()?.deed).toEqual({ kind: 'publish' });
});
