import type { BrowserContext, Page } from 'playwright-core';
import { checkThat, type Check } from './audit-result.ts';

type Icon = { src: string; sizes: string; purpose?: string };
type Manifest = Partial<
  Record<'name' | 'short_name' | 'start_url' | 'display' | 'theme_color' | 'background_color', string>
> & { icons?: Icon[] };

async function readManifest(page: Page): Promise<Manifest | null> {
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  if (address === null) return null;
  const answer = await page.request.get(new URL(address, page.url()).href);
  return answer.ok() ? ((await answer.json()) as Manifest) : null;
}

/** Whether the icon is there, and as large as it says. */
async function checkIcon(page: Page, { src, sizes, purpose = 'any' }: Icon): Promise<Check> {
  const found = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
  return checkThat(`icon ${sizes} ${purpose}`, found === sizes, `${src} is ${found}`);
}

function checkManifest(manifest: Manifest): Check[] {
  const { icons = [] } = manifest;
  const has = (size: string, purpose: string) =>
    icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any').includes(purpose));
  return [
    ...(['name', 'short_name', 'start_url', 'theme_color', 'background_color'] as const).map((field) =>
      checkThat(`manifest ${field}`, Boolean(manifest[field])),
    ),
    checkThat('manifest display', /standalone|fullscreen|minimal-ui/.test(manifest.display ?? '')),
    checkThat('icon of 192 px', has('192x192', 'any')),
    checkThat('icon of 512 px', has('512x512', 'any')),
    checkThat('maskable icon', has('512x512', 'maskable')),
  ];
}

/** The worker comes when somebody first does something. */
async function isControlled(page: Page): Promise<boolean> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  const controlled = page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
  return controlled.then(
    () => true,
    () => false,
  );
}

/** Without a network every address still answers with a page of ours. */
async function answersOffline(context: BrowserContext, origin: string): Promise<boolean> {
  await context.setOffline(true);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/help`);
    await page.getByRole('heading').first().waitFor({ timeout: 60_000 });
    await page.close();
    return true;
  } catch {
    return false;
  } finally {
    await context.setOffline(false);
  }
}

/** What a phone asks of a site that wants to be installed. */
export async function checkInstallable(context: BrowserContext, origin: string): Promise<Check[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/community`);
  const manifest = await readManifest(page);
  const checks = [checkThat('manifest', manifest !== null), ...checkManifest(manifest ?? {})];
  for (const icon of manifest?.icons ?? []) checks.push(await checkIcon(page, icon));
  const colours = await page.locator('meta[name="theme-color"]').count();
  checks.push(checkThat('theme colour', colours > 0));
  checks.push(
    checkThat('icon for iPhones', (await page.locator('link[rel="apple-touch-icon"]').count()) > 0),
  );
  checks.push(checkThat('service worker', await isControlled(page), 'does not control the page'));
  checks.push(checkThat('offline', await answersOffline(context, origin), 'nothing answers'));
  await page.close();
  return checks;
}
