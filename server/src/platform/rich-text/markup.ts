/**
 * Pieces of markup that the sanitiser wrote. It escapes every `<` and `>` that isn't a tag's own, in text and in
 * attributes, so this plain split is exact for its output, and for nothing else.
 */
export type Piece =
  | { kind: 'open' | 'close' | 'void'; tag: string; source: string }
  | { kind: 'text'; source: string };

const pieces = /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g;
const voidTags = new Set(['br', 'img']);

export function piecesOf(html: string): Piece[] {
  return Array.from(html.matchAll(pieces), ([source, slash, tag]) => {
    if (tag === undefined) return { kind: 'text', source };
    if (slash) return { kind: 'close', tag, source };
    return { kind: voidTags.has(tag) ? 'void' : 'open', tag, source };
  });
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export function unescapeText(source: string): string {
  return source.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity);
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
