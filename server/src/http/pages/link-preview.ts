import type { Services } from '../../frame/context.ts';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';
import { originOf } from '../hosts.ts';
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
export function createPageWriter(services: Services, previews: readonly LinkPreview[]): PageWriter {
  return async (html, request) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = await describePage(services.db, previews, path).catch(() => null);
    const origin = originOf(request, services.config.publicUrl);
    return page ? withDescription(html, page, { origin, path }) : html;
  };
}

async function describePage(
  db: Db,
  previews: readonly LinkPreview[],
  path: string,
): Promise<PageDescription | null> {
  const preview = previews.find((candidate) => candidate.path.test(path));
  const id = preview?.path.exec(path)?.[1];
  return preview && id !== undefined ? preview.describe(db, Number(id)) : null;
}
