import { decodeEntities } from '../text-of-html.ts';

/** The beginning of a post as running text: only words, emphasis, links and breaks between blocks are left of it. */
export type ExcerptNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 's' | 'code'; children: ExcerptNode[] }
  | { kind: 'link'; href: string; children: ExcerptNode[] };

const PIECES = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g;
const BLOCKS = new Set(['p', 'h2', 'h3', 'li', 'blockquote', 'pre', 'br']);
const EMPHASIS = new Set(['strong', 'em', 's', 'code']);
const SAFE_ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:)/i;

function openNode(tag: string, attributes: string): (ExcerptNode & { children: ExcerptNode[] }) | null {
  if (EMPHASIS.has(tag)) return { kind: tag as 'strong', children: [] };
  if (tag !== 'a') return null;
  const href = decodeEntities(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return SAFE_ADDRESS.test(href) ? { kind: 'link', href, children: [] } : null;
}

/**
 * Reads what the server's sanitiser wrote. Elements are made one by one from the list above and nothing is handed to
 * the browser as markup, so whatever else the text holds is shown as text or left out.
 */
export function readExcerpt(html: string): ExcerptNode[] {
  const root: ExcerptNode[] = [];
  const open: { tag: string; children: ExcerptNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(PIECES)) {
    if (text !== undefined) into().push({ kind: 'text', text: decodeEntities(text) });
    else if (BLOCKS.has(tag) && (slash || tag === 'br')) into().push({ kind: 'text', text: ' ' });
    else if (slash) {
      if (open.at(-1)?.tag === tag) open.pop();
    } else {
      const node = openNode(tag, attributes);
      // A link in a link is none: a browser would take the two apart, unlike what the server drew.
      if (!node || (tag === 'a' && open.some((outer) => outer.tag === 'a'))) continue;
      into().push(node);
      open.push({ tag, children: node.children });
    }
  }
  return root;
}
