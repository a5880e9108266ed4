import { decodeEntities } from './text-of-html.ts';

const VOID = ['br', 'img'] as const;
/** A paragraph ends where one of them begins. */
const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre'] as const;
const INLINE = ['a', 'strong', 'em', 's', 'code'] as const;
const TAGS = [...VOID, ...BLOCKS, ...INLINE];

export type WordsTag = (typeof TAGS)[number];
export type WordsElement = {
  tag: WordsTag;
  attributes: Readonly<Record<string, string>>;
  children: WordsNode[];
};
export type WordsNode = string | WordsElement;

const PIECES = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const SAFE_ADDRESS = /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i;
const HOSTED = '/files/';
const SIZE = /^[1-9]\d{0,4}$/;
const ID = /^[1-9]\d{0,15}$/;

/** Nobody writes deeper; what is read deeper stands there without its marks. */
const DEEPEST = 24;

const oneOf = <Tag extends WordsTag>(tags: readonly Tag[], tag: string): tag is Tag =>
  (tags as readonly string[]).includes(tag);

function attributesOf(tag: WordsTag, source: string): Record<string, string> | null {
  const given = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );
  const kept = (name: string, isRight: (value: string) => boolean) => {
    const value = given.get(name);
    return value !== undefined && isRight(value) ? { [name]: value } : {};
  };
  if (tag === 'a') {
    const href = kept('href', (value) => SAFE_ADDRESS.test(value));
    return 'href' in href ? { ...href, ...kept('data-mention', (value) => ID.test(value)) } : null;
  }
  if (tag === 'img') {
    const src = kept('src', (value) => value.startsWith(HOSTED));
    const isSize = (value: string) => SIZE.test(value);
    if (!('src' in src)) return null;
    return { ...src, alt: given.get('alt') ?? '', ...kept('width', isSize), ...kept('height', isSize) };
  }
  return {};
}

/** Whether a browser would take the two apart, unlike what the server drew. */
function cannotHold(open: readonly WordsElement[], tag: WordsTag): boolean {
  const isHeading = tag === 'h2' || tag === 'h3';
  return open.some(
    (outer) =>
      (tag === 'a' && outer.tag === 'a') || (isHeading && (outer.tag === 'h2' || outer.tag === 'h3')),
  );
}

/**
 * Reads what the server's sanitiser wrote, and is the second lock: elements are made one by one from the lists above and
 * nothing is handed to the browser as markup, so whatever else the text holds is shown as text or left out.
 */
export function readWords(html: string): WordsNode[] {
  const root: WordsNode[] = [];
  const open: WordsElement[] = [];
  for (const [, slash, tag = '', source = '', text] of html.matchAll(PIECES)) {
    if (text !== undefined) (open.at(-1)?.children ?? root).push(decodeEntities(text));
    if (!oneOf(TAGS, tag)) continue;
    if (slash) {
      const place = open.findLastIndex((element) => element.tag === tag);
      if (place >= 0) open.length = place;
      continue;
    }
    const attributes = attributesOf(tag, source);
    if (attributes === null || cannotHold(open, tag) || open.length >= DEEPEST) continue;
    const paragraph = oneOf(BLOCKS, tag) ? open.findIndex((element) => element.tag === 'p') : -1;
    if (paragraph >= 0) open.length = paragraph;
    const element: WordsElement = { tag, attributes, children: [] };
    (open.at(-1)?.children ?? root).push(element);
    if (!oneOf(VOID, tag)) open.push(element);
  }
  return root;
}
