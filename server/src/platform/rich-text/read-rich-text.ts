import { piecesOf, unescapeText } from './markup.ts';

const characters = /&(?:amp|lt|gt|quot);|[\s\S]/gu;
const blockTags = new Set(['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre']);

/** The beginning of sanitised markup, without pictures and emptied elements, closed properly. */
export function excerptOf(html: string, maxCharacters: number): string {
  const out: string[] = [];
  const open: string[] = [];
  let left = maxCharacters;
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'close') closeElement(out, open, piece.tag);
    else if (piece.kind === 'open') {
      open.push(piece.tag);
      out.push(piece.source);
    } else if (piece.kind === 'text' || piece.tag === 'br') {
      const all = piece.kind === 'text' ? (piece.source.match(characters) ?? []) : [piece.source];
      if (all.length > left) {
        out.push(all.slice(0, left).join('').trimEnd(), '…');
        break;
      }
      left -= all.length;
      out.push(piece.source);
    }
  }
  while (open.length > 0) closeElement(out, open, open.at(-1) ?? '');
  return out.join('');
}

function closeElement(out: string[], open: string[], tag: string): void {
  if (open.at(-1) !== tag) return;
  open.pop();
  const isEmpty = /^<(?!br)[a-z]/.test(out.at(-1) ?? '');
  if (isEmpty) out.pop();
  else out.push(`</${tag}>`);
}

/** The text of sanitised markup on one line, at most so many characters of it. */
export function plainTextOf(html: string, maxCharacters: number): string {
  const text = piecesOf(html)
    .map((piece) => {
      if (piece.kind === 'text') return unescapeText(piece.source);
      return blockTags.has(piece.tag) ? ' ' : '';
    })
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text.length <= maxCharacters ? text : [...text].slice(0, maxCharacters).join('').trimEnd();
}

/** Without a word or a picture there is nothing to publish. */
export function isEmptyRichText(html: string): boolean {
  const words = plainTextOf(html, Number.MAX_SAFE_INTEGER).replaceAll(/[\p{Z}\p{C}]/gu, '');
  return words === '' && imagesOf(html).length === 0;
}

/** The people that sanitised markup mentions, each once. */
export function mentionsOf(html: string): number[] {
  return distinct(html, /<a data-mention="(\d+)"/g).map(Number);
}

/** Addresses of the pictures in sanitised markup, each once. */
export function imagesOf(html: string): string[] {
  return distinct(html, /<img src="([^"]+)"/g);
}

function distinct(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), (match) => match[1] ?? ''))];
}
