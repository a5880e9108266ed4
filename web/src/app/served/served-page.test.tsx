import { describe, expect, test } from 'vitest';
import { someContest, someContestDetail } from '../../features/contests/contest-test-rig.ts';
import { at, makeCard } from '../../features/orders/order-test-rig.ts';
import { makePost } from '../../features/posts/post-test-rig.ts';
import { someDetail, someGame } from '../../features/games/game-test-rig.ts';
import { drawnForAll, drawnForMembers } from '../first-pages.ts';
import { screens } from '../route-table.ts';
import { drawPage, partsAt, partsOf } from './served-page.tsx';

const me = { id: 12, username: 'ann', nickname: '安安', avatar: '', score: 3, role: 'admin' };

const EVIL = '</script><script>alert(1)</script>';
const answers: Record<string, unknown> = {
  '/api/posts/index': { data: [makePost({ title: EVIL })], next_cursor: null },
  '/api/posts/circles': { data: [] },
  '/api/site/index': {
    demo_accounts: [],
    sms_sandbox: true,
    wechat: { enabled: true, sandbox: true },
    footer: { copyright: '© 某某社', filings: [], contact_email: null },
    claims: { creators: 70_000, works: 1_000_000, answers: 10, minutes: 3 },
  },
  '/api/index/wall': { works: [], stats: { creators: 40, posts: 120, comments: 461 } },
  '/api/game/index': {
    data: [someGame({ title: EVIL })],
    total: 1,
    per_page: 12,
    current_page: 1,
    last_page: 1,
  },
  '/api/game/categories': {
    game_type: { list: [{ id: 1, name: '冒险', count: 1 }] },
    platform: { list: [] },
    sort: { list: [{ id: 'new', name: '最新发布', count: 1 }] },
    price: { min: 0, max: 28 },
  },
  '/api/game/detail': someDetail({ title: EVIL }),
  '/api/events/index': {
    data: [someContest({ title: EVIL })],
    counts: { open: 1, running: 0, voting: 0, ended: 0 },
    server_time: '2026-11-18T00:00:00.000Z',
    total: 1,
    per_page: 12,
    current_page: 1,
    last_page: 1,
  },
  '/api/events/detail': someContestDetail({ title: EVIL }),
  '/api/ranking/index': {
    tab: 'creators',
    sub: 'all',
    period: 'week',
    creators: [],
    games: [],
    demos: [],
    competitions: [],
    own: null,
    computed_at: null,
    total: 0,
  },
  '/api/bounty/index': { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1, next_cursor: null },
  '/api/bounty/categories': [],
  '/api/assets/index': { data: [], counts: {}, next_cursor: null },
  '/api/posts/detail': {
    ...makePost({ title: EVIL }),
    content: '<p>竹林里的第一盏灯</p>',
    credits: [],
    comments: [],
  },
  '/api/common/search': {
    keyword: '竹',
    type: 'post',
    terms: ['竹'],
    data: { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1 },
    counts: {},
    top: [],
    users: [],
  },
  '/api/index/index': {
    carousel: [],
    slides: [],
    hot_posts: [],
    hot_comments: [],
    recommended_creators: [],
    stats: { creators: 40, posts: 120, comments: 461 },
  },
};
const asked: string[] = [];
const ownFiles = Object.keys(import.meta.glob('../../{app,pages}/**/*.tsx'));

async function carry(address: string): Promise<Response> {
  asked.push(address);
  const data = answers[address.split('?')[0] ?? ''];
  return Response.json({ code: data === undefined ? 500 : 1, msg: '', data: data ?? null });
}

/** For a member, with orders on either side. */
async function carryOwn(address: string): Promise<Response> {
  if (address === '/api/user/index') return Response.json({ code: 1, msg: '', data: me });
  if (!address.startsWith('/api/order/list')) return carry(address);
  asked.push(address);
  const query = new URLSearchParams(address.split('?')[1]);
  const data = {
    data: query.get('tab') === 'all' ? [makeCard({ title: `${query.get('side')} ${EVIL}` })] : [],
    total: 1,
    per_page: 10,
    current_page: 1,
    last_page: 1,
    next_cursor: null,
    side: query.get('side'),
    tab: query.get('tab'),
    tabs: [{ key: 'all', label: '全部', count: 1, waiting: 1 }],
    waiting: { buyer: 1, seller: 0, total: 1 },
    server_time: at(0),
  };
  return Response.json({ code: 1, msg: '', data });
}

/** A member whose browser keeps the cookies. */
const member = (cookies: Record<string, string> = {}) => ({ kept: (name: string) => cookies[name] ?? null });

async function drawn(path: string) {
  const page = await drawPage(path, carry);
  if (page === null) throw new Error(`${path} was not drawn`);
  return page;
}

// The code of a page is compiled when it is first asked for, which takes its time on a busy machine.
describe('drawn without a browser', () => {
  test.each([
    ['/', '创意无界，分享创造', '本期展墙'],
    ['/community', '社区', '今天画到哪一步了？'],
    ['/home', '首页', '创意无界'],
    ['/games', '游戏', '1 款，都由这里的人做出来。'],
    ['/games/7', '游戏详情', '关于这款游戏'],
    ['/events', '活动', '人已报名'],
    ['/events/7', '活动详情', '现在要做什么'],
    ['/ranking', '排行', '第一份榜单明早 6:00 出来'],
    ['/commission', '约稿', '还没有人发布约稿'],
    ['/assets', '素材', '素材库还是空的'],
    ['/post/5', '帖子', '竹林里的第一盏灯'],
    ['/search?keyword=%E7%AB%B9', '搜索', '竹'],
    ['/login', '登录', '今天接着画'],
  ])('%s', async (path, title, words) => {
    expect(partsAt(path)).toBeDefined();
    const page = await drawn(path);
    expect(page.title).toBe(title);
    expect(page.markup).toContain(words);
    expect(page.markup).toContain('<main id="main"');
    expect(page.markup).toContain('© 某某社');
    expect(JSON.stringify(page.answers)).toContain('© 某某社');
  });

  test.each(Object.entries(partsOf))('%s names files that there are', (_path, parts) => {
    expect(
      parts.filter((part) => !ownFiles.includes(part.replace(/^src\/app/, '..').replace(/^src/, '../..'))),
    ).toEqual([]);
  });

  test('what is drawn for members only is what they alone may enter', () => {
    const isForMembers = (path: string) =>
      screens.find((screen) => screen.path === path)?.access === 'member';
    expect(Object.keys(drawnForAll).filter(isForMembers)).toEqual([]);
    expect(Object.keys(drawnForMembers).filter((path) => !isForMembers(path))).toEqual([]);
  });

  test("a post's title is text, and the answers go along", async () => {
    const page = await drawn('/community');
    expect(page.markup).not.toContain('<script');
    expect(page.markup).toContain('&lt;script&gt;alert(1)');
    expect(JSON.stringify(page.answers)).toContain('"filter":"latest"');
    expect(asked.every((address) => address.startsWith('/api/'))).toBe(true);
  });

  test('nothing is drawn from an answer that is missing, nor at another address', async () => {
    const refuse = async () => Response.json({ code: 500, msg: '暂不可用', data: null }, { status: 500 });
    await expect(drawPage('/home', refuse)).rejects.toThrow('暂不可用');
    await expect(drawPage('/nowhere', carry)).rejects.toThrow('is not drawn');
  });

  test('a member gets a page of their own, the next visitor nothing of it', async () => {
    const own = await drawPage('/community', carryOwn, member());
    expect(own?.readerId).toBe(12);
    expect(own?.markup).toContain('安安');
    expect(own?.answers.find(([key]) => key[0] === 'reader')?.[1]).toEqual({
      id: 12,
      username: 'ann',
      nickname: '安安',
      avatar: '',
      score: 3,
      is_admin: true,
    });
    const next = await drawn('/community');
    expect(next.readerId).toBeNull();
    expect(next.markup + JSON.stringify(next.answers)).not.toContain('安安');
    // Members are led away from there.
    expect((await drawPage('/login', carryOwn, member()))?.readerId).toBeNull();
  });

  test('where asking counts a reader, the browser is told to ask for itself', async () => {
    const post = await drawn('/post/5');
    expect(post.answers.find(([key]) => key[1] === 'detail')?.[2]).toEqual({ isCounted: true });
    expect((await drawn('/assets')).answers.every(([, , asking]) => asking === undefined)).toBe(true);
  });

  test('what follows the question mark is drawn only where the screen is another without it', () => {
    expect(partsAt('/search?keyword=a?b')).toBeDefined();
    expect(partsAt('/order?side=seller', true)).toBeDefined();
    for (const path of ['/commission?category=2', '/games?page=2', '/post/5?x=1', '/?a'])
      expect(partsAt(path)).toBeUndefined();
  });

  test('a game that a visitor may not see is left to the browser, and no other path takes a number', async () => {
    const refuse = async (address: string) =>
      address.includes('/game/')
        ? Response.json({ code: 2501, msg: '游戏不存在或已下架', data: null })
        : carry(address);
    expect(await drawPage('/games/7', refuse)).toBeNull();
    for (const path of ['/games/:id', '/games/07', '/games/7/edit', '/games/x', '/home/1']) {
      expect(partsAt(path)).toBeUndefined();
    }
  });
});

describe('the orders of a member', () => {
  const drawOrders = (path: string, cookies?: Record<string, string>) =>
    drawPage(path, carryOwn, member(cookies));
  const sideOf = (markup = '') => /<input[^>]*\bchecked=""[^>]*>/.exec(markup)?.[0];

  test('are drawn for nobody else, and nothing is asked for it', async () => {
    asked.length = 0;
    expect(partsAt('/order')).toBeUndefined();
    expect(await drawPage('/order', carryOwn)).toBeNull();
    expect(asked).toEqual([]);
    expect(partsAt('/order', true)).toContain('src/app/layouts/order-layout.tsx');
  });

  test.each([
    ['/order', undefined, 'buyer'],
    ['/order', 'seller', 'seller'],
    ['/order', 'admin', 'buyer'],
    ['/order?side=buyer', 'seller', 'buyer'],
    ['/order?side=seller', undefined, 'seller'],
  ])('%s with the cookie %s is drawn for the %s', async (path, cookie, side) => {
    const page = await drawOrders(path, cookie === undefined ? {} : { 'order-side': cookie });
    expect(page?.title).toBe('我的订单');
    expect(sideOf(page?.markup)).toContain(`value="${side}"`);
    expect(page?.markup).toContain(`${side} &lt;/script&gt;`);
    expect(page?.markup).toContain('4 天 6 小时');
    expect(page?.markup).toContain('© 某某社');
    expect(page?.readerId).toBe(12);
  });

  test('what is in the address is asked for, and the side that the cookie named goes along', async () => {
    asked.length = 0;
    const page = await drawOrders('/order?tab=completed&q=%E5%B1%B1', { 'order-side': 'seller' });
    expect(asked.filter((address) => address.includes('/order/'))).toEqual([
      `/api/order/list?${new URLSearchParams({ side: 'seller', tab: 'completed', keyword: '山' })}`,
    ]);
    expect(page?.markup).toContain('没有找到“山”');
    expect(page?.answers.find(([key]) => key[0] === 'drawn-order-side')?.[1]).toBe('seller');
  });

  test('a share link leads elsewhere from there too: the browser follows it', async () => {
    expect(await drawOrders(`/order?s=${btoa('5')}`)).toBeNull();
  });
});
