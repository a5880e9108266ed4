import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { chromiumFlags } from '../pages/page.ts';
import { startProduct } from '../product.ts';
import { checkAccessibility } from './accessibility.ts';
import { resultOf, scoreOf, type Result } from './audit-result.ts';
import { auditedPages, windows, type AuditedPage, type WindowName } from './audited-pages.ts';
import { checkPractices, listen } from './best-practices.ts';
import { checkInstallable } from './installable.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** A server that is there already, with the demo town. */
const runningServer = process.env['AUDIT_URL'];
/** Only pages whose address begins so. */
const only = process.env['AUDIT_ONLY'] ?? '';

async function signIn(origin: string) {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'client', password: 'demo1234' }),
  });
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } };
  const { token, ...userinfo } = data.userinfo;
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userinfo', value: JSON.stringify(userinfo) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

type Sight = { path: string; window: WindowName; accessibility: Result; practices: Result };

async function auditPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Pick<Sight, 'accessibility' | 'practices'>> {
  const context = await browser.newContext({ ...options, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  try {
    const page = await context.newPage();
    const heard = await listen(page, new URL(url).origin);
    const answer = await page.goto(url);
    // Drawn by the server, the page answers once its code has come.
    await page.locator('#root[data-served]').waitFor({ state: 'detached' });
    await page.locator('h1, h2').first().waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const practices = await checkPractices(page, answer, heard);
    return { accessibility: resultOf(await checkAccessibility(page)), practices: resultOf(practices) };
  } finally {
    await context.close();
  }
}

const faults: string[] = [];
function tell(name: string, parts: Record<string, Result>): void {
  const scores = Object.entries(parts).map(
    ([part, result]) => `${part} ${String(scoreOf(result)).padStart(3)} (${result.passed}/${result.of})`,
  );
  console.log(`${name.padEnd(48)} ${scores.join('   ')}`);
  for (const fault of Object.values(parts).flatMap((part) => part.faults)) {
    faults.push(`${name} ${fault}`);
    console.log(`    ${fault}`);
  }
}

async function audit(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const member = await signIn(origin);
  const optionsFor = ({ as }: AuditedPage, window: WindowName): BrowserContextOptions => ({
    ...windows[window],
    serviceWorkers: 'block',
    ...(as === 'member' && { storageState: member }),
  });
  try {
    const phone = await browser.newContext(windows.phone);
    tell('the site, installed', { PWA: resultOf(await checkInstallable(phone, origin)) });
    await phone.close();
    for (const page of auditedPages.filter(({ path }) => path.startsWith(only))) {
      for (const window of ['phone', 'desktop'] as const) {
        tell(
          `${page.path} ${window}`,
          await auditPage(browser, origin + page.path, optionsFor(page, window)),
        );
      }
    }
  } finally {
    await browser.close();
  }
}

const product = runningServer === undefined ? await startProduct(3494) : null;
try {
  await audit(product?.url ?? runningServer ?? '');
} finally {
  await product?.stop();
}
console.log(faults.length === 0 ? 'nothing found' : `${faults.length} found`);
if (faults.length > 0) process.exitCode = 1;
