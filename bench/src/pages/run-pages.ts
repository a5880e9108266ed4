import { measurePage, type Member, type PageFigures } from './page.ts';
import { startProduct } from '../product.ts';
import { measureScroll } from './scroll.ts';
import { seed } from '../seed.ts';
import { settle } from '../settle.ts';
import { median } from '../summary.ts';

const RUNS = 5;
const LONG_FEED = 300;
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const SEARCH = `/search?keyword=${encodeURIComponent('山')}`;
const visitorPages = [
  '/',
  '/home',
  '/community',
  '/login',
  '/post/100',
  SEARCH,
  '/user/5',
  '/commission',
  '/games',
  '/games/1',
  '/ranking',
  '/assets',
  '/events',
];
const memberPages = ['/home', '/community', '/post/100', '/commission', '/order'];
const only = process.env['BENCH_PAGES']?.split(',');
const chosen = (paths: readonly string[]) => paths.filter((path) => only?.includes(path) ?? true);

async function signIn(url: string): Promise<Member> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'creator', password: 'demo1234' }),
  });
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } };
  const pageCookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('page=')) ?? '';
  return { token: data.userinfo.token, userinfo: JSON.stringify(data.userinfo), pageCookie };
}

async function printPage(url: string, path: string, member: Member | null): Promise<void> {
  // The first drawing after a start compiles the code that draws.
  await fetch(url + path);
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measurePage(url + path, executablePath, member));
  const middle = (of: (run: PageFigures) => number) => median(runs.map(of));
  const lcpMs = middle((run) => run.lcpMs);
  const lcpOf = runs.find((run) => run.lcpMs === lcpMs)?.lcpOf ?? '';
  const [scriptKb, totalKb] = [middle((run) => run.scriptKb), middle((run) => run.totalKb)];
  const layoutShift = middle((run) => run.layoutShift);
  const [blockedMs, inAllMs] = [middle((run) => run.blockedMs), middle((run) => run.blockedInAllMs)];
  const name = `${decodeURIComponent(path)}${member ? ' (member)' : ''}`;
  console.log(
    `${name.padEnd(22)} JS ${scriptKb.toFixed(0)} KB, HTML+JS+CSS ${totalKb.toFixed(0)} KB, largest paint ${(lcpMs / 1000).toFixed(2)} s (${lcpOf}), layout shift ${layoutShift.toFixed(3)}, blocked ${blockedMs.toFixed(0)} ms, from the beginning ${inAllMs.toFixed(0)} ms`,
  );
}

const product = await startProduct(3493);
try {
  // A new town's rankings and figures take the machine for a while.
  await settle(product.databaseUrl);
  console.log(`first visit at 1.6 Mbps, 150 ms, CPU 4× slower, median of ${RUNS}, each figure by itself`);
  for (const path of chosen(visitorPages)) await printPage(product.url, path, null);
  const member = await signIn(product.url);
  for (const path of chosen(memberPages)) await printPage(product.url, path, member);
  await seed(
    product.databaseUrl,
    { users: 50, posts: LONG_FEED, comments: 500, likes: 500, bounties: 0, games: 0, ratings: 0 },
    () => undefined,
  );
  const { posts, frames, p50Ms, p95Ms, longestMs } = await measureScroll(
    `${product.url}/community`,
    executablePath,
    LONG_FEED,
  );
  console.log(
    `scrolling through ${posts} posts, CPU 4× slower: frames p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms (${frames} frames)`,
  );
} finally {
  await product.stop();
}
