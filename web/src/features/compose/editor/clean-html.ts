import DOMPurify from 'dompurify';

/*
 * Trusted Types. The page refuses strings where markup is parsed, and three places of the editor parse markup:
 * - tiptap parses content given as a string with DOMParser; it is only ever given documents as JSON (see
 *   `documentOf`), so that path never runs;
 * - ProseMirror parses a paste with innerHTML in a detached document, through a policy of its own that lets every
 *   string pass. The paste handler below has sanitised that string before;
 * - DOMPurify parses what it cleans, through its own policy, into a document in which nothing runs or loads.
 * So no default policy is needed, and a string that reaches any other parser is still refused.
 */

const FORBIDDEN_TAGS = [
  'style',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'video',
  'audio',
  'picture',
];
const FORBIDDEN_ATTRIBUTES = ['style', 'class', 'id', 'srcset', 'background', 'target'];
const HOSTED_PICTURE = /^\/files\/images\//;
const STYLE_OR_SCRIPT = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<[a-z][^>]*>/gi;
const INLINE_CODE = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Foreign markup as an inert element: nothing in it can run or load. Pictures from elsewhere are left out. */
export function cleanElement(html: string): HTMLElement {
  const cleaned = DOMPurify.sanitize(withoutInlineCode(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    RETURN_DOM: true,
  }) as HTMLElement | null;
  // A document made of frames has no body to be cleaned.
  const body = cleaned ?? document.implementation.createHTMLDocument('').body;
  for (const picture of body.querySelectorAll('img')) keepHostedPicture(picture);
  unwrapDocsBold(body);
  fitHeadings(body);
  return body;
}

/**
 * Parsing alone makes the browser report every style and handler that the page's policy forbids, so the plain cases
 * are cut out first. This only keeps the console quiet; what makes the markup safe is the sanitiser.
 */
function withoutInlineCode(html: string): string {
  return html.replaceAll(STYLE_OR_SCRIPT, '').replaceAll(TAG, (tag) => tag.replaceAll(INLINE_CODE, ''));
}

/** The same as markup, for ProseMirror's own parser of pastes. */
export function cleanHtml(html: string): string {
  return cleanElement(html).innerHTML;
}

/** A copy from our own pages carries whole addresses; the server wants paths, and only of pictures it stores. */
function keepHostedPicture(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? '';
  const address = URL.canParse(source, location.origin) ? new URL(source, location.origin) : null;
  if (address?.origin === location.origin && HOSTED_PICTURE.test(address.pathname)) {
    picture.setAttribute('src', address.pathname);
  } else picture.remove();
}

/** Some word processors wrap a whole copy in one <b> that only a style attribute declares not bold. */
function unwrapDocsBold(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b, strong')) {
    if (bold.querySelector('p, div, ul, ol, h1, h2, h3, h4, table')) bold.replaceWith(...bold.childNodes);
  }
}

/** Posts know two levels of headings. */
function fitHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) {
    const ours = body.ownerDocument.createElement(heading.tagName === 'H1' ? 'h2' : 'h3');
    ours.append(...heading.childNodes);
    heading.replaceWith(ours);
  }
}
