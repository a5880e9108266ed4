import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { redirections, screens } from './route-table.ts';

const profileChildren =
  'info security verification proxy notifications blacklist experience achievements credit invite company schedule works pricing wallet';

/** Addresses a visitor can type, by layout and access. */
const addresses = {
  'main public':
    '/home /community /games /games/1 /ranking /assets /assets/1 /assets/collections/1 /commission /commission/terms /program /program/project/1 ' +
    '/program/team/1 /events /events/1 /post/1 /user/1 /search /tag/1 /courses /circle/1 /favorites/1 /series/1 /admin/withdrawals /admin/games /admin/events /admin/audit /admin/disputes /admin/disputes/1 ' +
    '/admin/people /admin/appeals /appeal /admin /admin/posts /admin/circles /admin/reviews /admin/words /admin/feedback /admin/reports /admin/verifications /terms /privacy /help',
  'main member':
    '/favorites /games/mine /games/publish /games/1/edit /commission/management /upload /settings /program/manage /program/project/1/edit /program/project/create ' +
    '/events/mine /events/propose /events/1/edit /events/1/register /events/1/submission/2 /events/1/vote /events/1/voting /orders /orders/1 /orders/1/dispute ' +
    `/profile/user/1 ${profileChildren.replaceAll(/\w+/g, '/profile/$&')}`,
  'none guest': '/login /register',
  'none public':
    '/ /auth/wechat/callback /wxauth/callback /wxauth/qrcode_callback /wxauth/qrcode /wxauth/authorize/https%3A%2F%2Fx.com%2Fa /sandbox/cashier/P1',
  'plain member': '/following',
  'plain public': '/offline /mail/confirm /mail/unsubscribe',
  'order member':
    '/order /order/list /order/create /order/licences /order/1 /order/1/refund /order/1/cancel /order/1/payment /order/1/review /order/1/dispute',
  'order public': '/licence/ZJ-L-1',
  'chat member': '/chat/messages /chat/temp/1 /chat/at /chat/likes /chat/system /chat/follows /chat/settings',
};

const cases = Object.entries(addresses).flatMap(([kind, list]) =>
  list.split(' ').map((address) => [address, kind] as const),
);

const routes = [...screens, ...redirections].map((entry) => ({ path: entry.path, id: entry.path }));

function entryAt(address: string) {
  const path = matchRoutes(routes, address)?.at(-1)?.route.path;
  return screens.find((screen) => screen.path === path);
}

describe('every address of the site', () => {
  test.each(cases)('%s is %s', (address, kind) => {
    const entry = entryAt(address);
    expect(`${entry?.layout} ${entry?.access}`).toBe(kind);
    expect(entry?.title).not.toBe('');
  });

  test('no screen is in the table that the list above does not know', () => {
    const covered = new Set(cases.map(([address]) => entryAt(address)?.path));
    expect(screens.map((screen) => screen.path).filter((path) => !covered.has(path))).toEqual([]);
  });

  test('no two screens share a path', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('booking and licences are not taken for orders with that id', () => {
    expect(entryAt('/order/create')?.title).toBe('预约');
    expect(entryAt('/order/licences')?.title).toBe('授权凭证');
  });

  test('my games and publishing are not taken for games with that id', () => {
    expect(entryAt('/games/mine')?.title).toBe('我的游戏');
    expect(entryAt('/games/publish')?.title).toBe('发布游戏');
  });

  test('my events and proposing one are not taken for events with that id', () => {
    expect(entryAt('/events/mine')?.title).toBe('我的活动');
    expect(entryAt('/events/propose')?.title).toBe('发起活动');
  });

  test('/program/project/create is not taken for a project with that id', () => {
    expect(entryAt('/program/project/create')?.title).toBe('发起项目');
  });

  test.each(['/nope', '/home/x', '/profile/nope', '/wxauth', '/order/1/x', '/games/1/2'])(
    '%s is unknown',
    (address) => {
      expect(matchRoutes(routes, address)).toBeNull();
    },
  );
});

test.each(redirections.map(({ path, redirectTo }) => [path, redirectTo]))(
  '%s leads to a screen: %s',
  (_, to) => {
    expect(entryAt(new URL(to, 'https://zaojie.example').pathname)).toBeDefined();
  },
);
