import type { Page, Request } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeControls,
  signIn,
  test,
} from '../clean-page.ts';

const SEARCH = '/search?keyword=%E5%B1%B1';

/** Drawn by the server for visitors, or led to in some other way: each is loaded as they load it. */
const forEveryone = [
  '/',
  '/home',
  '/login',
  '/register',
  '/wxauth/qrcode',
  '/community',
  '/community?tab=follow',
  '/post/100',
  '/favorites',
  '/search',
  `${SEARCH}&type=post`,
  `${SEARCH}&type=user`,
  '/commission?tab=creators',
  '/ranking',
  '/ranking?tab=competition&sub=art',
  '/games',
  '/games?view=list&game_type=1',
  '/games/1',
  '/games/999999',
  '/commission',
  '/commission?bounty=1',
  '/user/5',
  '/user/5?tab=about',
  '/user/999999',
  '/assets',
  '/assets?type=audio&licence=cc0',
  '/assets?tag=nothing-has-this',
  '/post/999999',
  '/events',
  '/events?tab=ended',
  '/events/1',
  '/events/4',
  '/events/6',
  '/events/999999',
  '/ranking?tab=demos',
  '/sandbox/cashier/PAY000000?key=wrong',
  '/offline',
  '/appeal',
];
/** Made by the browser, for visitors too. */
const insideForEveryone = [
  '/circle/1',
  '/series/1',
  '/series/999999',
  '/tag/1',
  '/courses',
  '/commission/terms',
  '/terms',
  '/privacy',
  '/help',
  '/assets/40',
  '/assets/38',
  '/assets/999999',
  '/program',
  '/program?stage=prototype&pay=free&order=hot',
  '/program/project/3',
  '/program/project/999999',
  '/program/team/3',
  '/mail/confirm?token=x',
  '/mail/unsubscribe?token=x',
  '/nowhere',
];
const forMembers = [
  '/ranking?period=all',
  '/ranking?tab=games',
  '/chat/messages',
  '/chat/temp/2',
  '/chat/temp/999999',
  '/chat/settings',
  '/profile/info',
  '/profile/pricing',
  '/profile/schedule',
  '/profile/works',
  '/profile/wallet',
  '/profile/security',
  '/profile/notifications',
  '/profile/blacklist',
  '/profile/user/5',
  '/settings',
  '/settings?section=account',
  '/user/2?tab=about',
  '/user/2?list=followers',
  '/games/mine',
  '/games/mine?tab=published',
  '/games/publish',
  '/profile/verification',
  '/profile/experience',
  '/profile/achievements',
  '/profile/credit',
  '/profile/credit?side=client',
  '/profile/invite',
  '/profile/company',
  '/profile/proxy',
  '/admin/withdrawals',
  '/order',
  '/order/list?side=seller',
  '/orders?side=buyer&tab=closed',
  '/orders/999999',
  '/chat/at',
  '/chat/likes',
  '/chat/follows',
  '/chat/system',
  '/following',
  '/following?view=people',
  '/commission?publish=new',
  '/commission?apply=1',
  '/commission/management',
  '/upload',
  '/assets?view=mine',
  '/assets?view=favorites',
  '/assets?view=collections',
  '/assets/collections/1',
  '/events/mine',
  '/events/mine?tab=organised',
  '/events/propose',
  '/events/1/register',
  '/events/3',
  '/events/3/submission/new',
  '/events/4/vote',
  '/events/4/voting',
  '/program/manage',
  '/program/manage?tab=received',
  '/program/manage?tab=sent',
  '/program/manage?tab=invitations',
  '/program/project/create',
  '/commission/management?tab=received',
  '/commission/management?tab=sent',
  '/commission/management?tab=favorites',
];

/** Where `{tab}` is the first of one's own orders that the tab of the list shows. */
const forClients = [
  '/order/{pending_deposit}/payment',
  '/order/{pending_deposit}/cancel',
  '/order/{delivered}',
  '/order/{delivered}/refund',
  '/order/{delivered}/dispute',
  '/orders/{dispute}/dispute',
  '/order/{completed}/review',
  '/order/create?service=1',
  '/order/licences',
  '/licence/ZJ-2222-2222-2222',
];

const forAdministrators = [
  '/admin',
  '/admin/words',
  '/admin/posts',
  '/admin/circles',
  '/admin/appeals',
  '/admin/reviews',
  '/admin/disputes',
  '/admin/withdrawals',
  '/admin/withdrawals?state=paid',
  '/admin/feedback',
  '/admin/people',
  '/admin/audit',
  '/admin/reports',
  '/admin/reports?state=upheld',
  '/admin/games',
  '/admin/events',
  '/admin/events?state=announced',
  '/admin/verifications',
  '/admin/verifications?state=accepted',
];

/**
 * The first of a group costs twice as much as another: nothing is loaded yet, and what is around every page is scanned too. Few enough
 * that workers share them evenly.
 */
const AT_ONCE = 10;
const inGroups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, group) =>
    paths.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
const groups = [
  ...inGroups(forEveryone).map((paths) => ({ paths, account: null, isInside: false })),
  ...inGroups(insideForEveryone).map((paths) => ({ paths, account: null, isInside: true })),
  ...inGroups(forMembers).map((paths) => ({ paths, account: 'creator', isInside: true })),
  ...inGroups(forClients).map((paths) => ({ paths, account: 'client', isInside: true })),
  ...inGroups(forAdministrators).map((paths) => ({ paths, account: 'admin', isInside: true })),
];

const PHONE_WIDTH = 390;

/** From the narrowest phone over tablets to where the sidebar comes in; first the one that the page has already. */
const NARROW_WIDTHS = [PHONE_WIDTH, 320, 768, 820];

const HEIGHT = 900;

type Visit = { isFirst: boolean; isInside: boolean; answers: () => Promise<void> };

/** As a link leads there, without loading everything anew. By way of a page with words of its own: the old one is known to be gone. */
async function goInside(page: Page, path: string): Promise<void> {
  const way = page.getByText('账号在封禁中时，可以在这里说明情况');
  await followLink(page, '/appeal');
  await expect(way).toBeVisible();
  await followLink(page, path);
  await expect(way).toHaveCount(0);
}

/** As the router notes its own steps. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx } = history.state as { idx: number };
    const state = { idx: idx + 1, key: `step${idx}`, usr: null };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** What a page asks for has come: it is scanned with what it shows, not with what keeps the place. */
function watchCalls(page: Page): () => Promise<void> {
  let waiting = 0;
  const isCall = (request: Request) => request.resourceType() === 'fetch';
  const end = (request: Request) => void (isCall(request) && waiting--);
  page.on('request', (request) => void (isCall(request) && waiting++));
  page.on('requestfinished', end).on('requestfailed', end);
  return () => expect.poll(() => waiting, 'calls without an answer').toBe(0);
}

/** Each theme and each width once: what a pair could hide is the other's contrast or layout, and both are looked at. */
async function expectAccessibleBothWays(page: Page, path: string, visit: Visit): Promise<void> {
  const { isFirst, isInside, answers } = visit;
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light' });
  await (isInside ? goInside(page, path) : page.goto(path, { waitUntil: 'domcontentloaded' }));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await answers();
  await expectAccessible(page, isFirst ? 'everything' : 'content');
  // Turned over where it stands: loading it anew would take as long again.
  await page.setViewportSize({ width: PHONE_WIDTH, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, isFirst ? 'everything' : 'colours of the content');
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSidewaysScroll(page);
    if (width === PHONE_WIDTH) await expectWholeControls(page);
  }
}

async function addressOf(page: Page, path: string, token: string | null): Promise<string> {
  const tab = /\{(\w+)\}/.exec(path)?.[1];
  if (tab === undefined || token === null) return path;
  const answer = await page.request.get(`/api/order/list?side=buyer&tab=${tab}`, {
    headers: { Token: token },
  });
  const { data } = (await answer.json()) as { data: { data: { id: number }[] } };
  const id = data.data[0]?.id;
  expect(id, `an order for ${path}`).toBeDefined();
  return path.replace(`{${tab}}`, String(id));
}

for (const { paths, account, isInside } of groups) {
  test(`no serious accessibility finding, wide and light or narrow and dark, and nothing scrolls sideways: ${account ?? 'visitor'} ${paths.join(' ')}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const token = account === null ? null : await signIn(page, account);
    const answers = watchCalls(page);
    for (const [index, path] of paths.entries()) {
      const isFirst = index === 0;
      const visit = { isFirst, isInside: isInside && !isFirst, answers };
      await expectAccessibleBothWays(page, await addressOf(page, path, token), visit);
    }
  });
}
