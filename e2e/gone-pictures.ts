import { expect, type APIRequestContext, type Page } from '@playwright/test';

// Journeys share one town. A list that everybody sees may show a post, a face or a bounty that another journey takes away
// before its picture was fetched.
const SHARED_PAGES = /^\/(home|community|commission|search|ranking)?$/;
const SHARED_LISTS = [
  '/api/posts/index?per_page=50',
  '/api/index/index',
  '/api/index/wall',
  '/api/posts/hot',
  '/api/bounty/index?per_page=50',
  '/api/bounty/creators?per_page=50',
];
const PICTURE = /\/files\/\w+\/\w+\/(\w+)/;
/** Some lists are remembered for a quarter of a minute. */
const LISTS_REMEMBERED_MS = 20_000;
const MARK = 'picture missing: ';

/** How a missing picture of a shared list is put down, to be looked into at the end; null for everything else. */
export function missingPicture(page: Page, address: string): string | null {
  const isShared = SHARED_PAGES.test(new URL(page.url()).pathname);
  return isShared && PICTURE.test(address) ? MARK + address : null;
}

/** Without the pictures that have left the lists together with what they belonged to. One that stays listed is missing. */
export async function withoutGone(
  request: APIRequestContext,
  complaints: readonly string[],
): Promise<string[]> {
  const pictures = complaints.filter((complaint) => complaint.startsWith(MARK));
  if (pictures.length === 0) return [...complaints];
  let listed: string[] = [];
  await expect(async () => {
    listed = await stillListed(request, pictures);
    expect(listed).toEqual([]);
  })
    .toPass({ timeout: LISTS_REMEMBERED_MS })
    .catch(() => undefined);
  return complaints.filter((complaint) => !pictures.includes(complaint) || listed.includes(complaint));
}

async function stillListed(request: APIRequestContext, pictures: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(SHARED_LISTS.map(async (path) => (await request.get(path)).text()));
  const lists = answers.join('\n');
  return pictures.filter((picture) => lists.includes(PICTURE.exec(picture)?.[1] ?? picture));
}
