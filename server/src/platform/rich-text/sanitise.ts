import { limits } from '@zaojie/contract/limits';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isHostedPicture, linkKindOf } from './allowed-addresses.ts';
import { escapeText, piecesOf } from './markup.ts';
import { plainTextOf } from './read-rich-text.ts';
import { RichTextRefused } from './rich-text-refused.ts';

export { excerptOf, imagesOf, isEmptyRichText, mentionsOf, plainTextOf } from './read-rich-text.ts';
export { RichTextRefused } from './rich-text-refused.ts';

const MAX_LENGTH = limits.post.contentMax;
const MAX_DEPTH = 100;
// Tags and entities are what costs time; a long article has a tenth of this.
const MAX_MARKS = 20_000;
const MAX_ROUNDS = 10;
const ALT_MAX = 200;

const allowedTags = 'p br h2 h3 ul ol li blockquote pre code strong em s a img'.split(' ');
/** What pasted text says in other words. */
const renamed = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
/** Gone with all that is inside them; of other unknown tags the text stays. */
const dropped = (
  'script style textarea option xmp noscript noembed noframes iframe title ' +
  'svg math template select object audio video canvas head plaintext'
).split(' ');

function cleanLink(attributes: Attributes): Attributes {
  const href = (attributes['href'] ?? '').trim();
  const kind = linkKindOf(href);
  if (!kind) return {};
  const mention = attributes['data-mention'];
  if (mention !== undefined && /^[1-9]\d{0,15}$/.test(mention) && href === `/user/${mention}`) {
    return { 'data-mention': mention, href };
  }
  return { href, rel: 'nofollow ugc noopener', ...(kind === 'web' && { target: '_blank' }) };
}

function cleanImage(attributes: Attributes): Attributes {
  const { src = '', alt = '', width = '', height = '' } = attributes;
  if (!isHostedPicture(src)) return {};
  const isSize = (value: string) => /^[1-9]\d{0,4}$/.test(value);
  return {
    src,
    alt: alt.slice(0, ALT_MAX),
    ...(isSize(width) && { width }),
    ...(isSize(height) && { height }),
  };
}

const bare = (tagName: string): Tag => ({ tagName, attribs: {} });

const options: IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'data-mention', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  transformTags: {
    ...Object.fromEntries(Object.entries(renamed).map(([from, to]) => [from, () => bare(to)])),
    a: (_, attributes) => ({ tagName: 'a', attribs: cleanLink(attributes) }),
    img: (_, attributes) => ({ tagName: 'img', attribs: cleanImage(attributes) }),
  },
};

/** Lets through what the editor makes and nothing else; what it gave once it gives again unchanged. */
export function sanitiseRichText(html: string): string {
  let current = sanitiseOnce(html);
  // Dropping a tag can bring together two that don't nest, which the next reading puts apart.
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const next = sanitiseOnce(current);
    if (next === current) return current;
    current = next;
  }
  return `<p>${escapeText(plainTextOf(current, MAX_LENGTH))}</p>`;
}

function sanitiseOnce(html: string): string {
  if (html.length > MAX_LENGTH) throw new RichTextRefused('too_long');
  if ((html.match(/[<&]/g)?.length ?? 0) > MAX_MARKS) throw new RichTextRefused('too_much_markup');
  let depth = 0;
  const readable = html.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');
  const clean = sanitizeHtml(readable, {
    ...options,
    onOpenTag: () => {
      if (++depth > MAX_DEPTH) throw new RichTextRefused('too_deep');
    },
    onCloseTag: () => void depth--,
  });
  return dropEmptied(clean);
}

/** A link without an address is its text; a picture without one is nothing. */
function dropEmptied(html: string): string {
  const keptLinks: boolean[] = [];
  return piecesOf(html)
    .filter((piece) => {
      if (piece.kind === 'text') return true;
      if (piece.tag === 'img') return piece.source.includes(' src="');
      if (piece.tag !== 'a') return true;
      if (piece.kind === 'close') return keptLinks.pop() ?? false;
      const isKept = piece.source.includes(' href="');
      keptLinks.push(isKept);
      return isKept;
    })
    .map((piece) => piece.source)
    .join('');
}
