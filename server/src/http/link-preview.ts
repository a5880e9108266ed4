import type { Services } from '../context.ts';
import type { Db } from '../db/database.ts';
import { describePost, type PageDescription } from '../modules/posts/index.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageWriter } from './static-web.ts';

/** Puts a page's own title and picture into the served HTML, for whoever reads it without running it. */
export function withDescription(
  html: string,
  page: PageDescription,
  address: { origin: string; path: string },
): string {
  const title = `${escapeHtml(page.title)} - 造界`;
  const facts: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', '造界'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', address.origin + address.path],
    ...(page.image ? ([['og:image', address.origin + page.image]] satisfies [string, string][]) : []),
  ];
  const metas = facts.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`);
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${metas.join('')}`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escapeHtml(page.description),
    );
}

/** A page that can't be described is still a page: previews never stand between people and the site. */
export function createPageWriter(services: Services): PageWriter {
  return async (html, request) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = await describePage(services.db, path).catch(() => null);
    const origin = services.config.publicUrl ?? `${request.protocol}://${request.host}`;
    return page ? withDescription(html, page, { origin, path }) : html;
  };
}

async function describePage(db: Db, path: string): Promise<PageDescription | null> {
  const id = /^\/post\/(\d{1,15})\/?$/.exec(path)?.[1];
  return id === undefined ? null : describePost(db, Number(id));
}
