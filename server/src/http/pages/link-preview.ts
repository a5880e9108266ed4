import type { Services } from '../../frame/context.ts';
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

type Found = { preview: LinkPreview; id: number; address: string };

/** Which preview an address belongs to. What else stands in the query is nothing to tell others. */
export function findPreview(previews: readonly LinkPreview[], url: string): Found | null {
  const [path = '/', query = ''] = url.split('?');
  for (const preview of previews) {
    const match = preview.path.exec(path);
    if (!match) continue;
    const { queryId } = preview;
    if (preview.isOnly) return { preview, id: 0, address: path };
    const id = queryId === undefined ? match[1] : new URLSearchParams(query).get(queryId);
    if (!/^[1-9]\d{0,14}$/.test(id ?? '')) continue;
    return { preview, id: Number(id), address: queryId === undefined ? path : `${path}?${queryId}=${id}` };
  }
  return null;
}

/** A page that can't be described is still a page: previews never stand between people and the site. */
export function createPageWriter(services: Services, previews: readonly LinkPreview[]): PageWriter {
  return async (html, request) => {
    const found = findPreview(previews, request.url);
    const page = found && (await found.preview.describe(services.db, found.id).catch(() => null));
    const origin = originOf(request, services.config.publicUrl);
    return page ? withDescription(html, page, { origin, path: found.address }) : html;
  };
}
