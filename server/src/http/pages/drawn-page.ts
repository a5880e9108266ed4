import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

/** What the web's own code makes of an address: the screen as markup, and the answers it was drawn from. */
export type Drawing = {
  title: string;
  markup: string;
  answers: unknown;
  /** Whose page it is; null for one that visitors see. */
  readerId: number | null;
};

/** The page around every drawing, taken apart once. */
export type PageFrame = {
  html: string;
  /** The whole site's, and where it is as a file. */
  css: string;
  stylesheet: string;
  /** The files that every page begins with: what the entry needs, and the entry. */
  files: readonly string[];
};

export type DrawnPage = { html: string; styleHashes: string[]; isOwn: boolean };

/** What a kind of page is made of: the files of its own code, each after those it needs, and the rules that it can name. */
export type PageParts = { files: readonly string[]; css: string };

const SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const ADDRESS = / (?:src|href)="\/([^"]+)"/;
const entryLast = ([a]: RegExpExecArray, [b]: RegExpExecArray) =>
  Number(a.includes('<script')) - Number(b.includes('<script'));
/** Marks what only pages that aren't drawn begin with. */
const FOR_OTHER_PAGES = ' data-later';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const STYLE = / style="([^"]*)"/g;
const PLAIN_STYLE = /^(?!.*\/\*)[\w\s:;.,%#()/*+=-]*$/;
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;
/** Half a screen would be painted and then pushed about by its other half. The data behind it is for the code. */
const WAIT_FOR_WHOLE = '<link rel="expect" href="#drawn" blocking="render">';
/** A browser waits until an element begins, so what says that the drawing has ended stands behind it. */
const END_OF_DRAWING = '<template id="drawn"></template>';
const FIRST_SCRIPT = '<script>';
const EMPTY_ROOT = '<div id="root"></div>';

/** Takes scripts and styles out of the built page; null for a page that isn't built the way this expects. */
export function readFrame(indexHtml: string, readAsset: (href: string) => string): PageFrame | null {
  const href = STYLESHEET.exec(indexHtml)?.[1];
  if (href === undefined || !indexHtml.includes(EMPTY_ROOT)) return null;
  const tags = [...indexHtml.matchAll(SCRIPT)].filter(([tag]) => !tag.includes(FOR_OTHER_PAGES));
  const files = tags.toSorted(entryLast).flatMap(([tag]) => ADDRESS.exec(tag)?.[1] ?? []);
  return {
    html: indexHtml.replace(STYLESHEET, '').replaceAll(SCRIPT, ''),
    css: readAsset(href),
    stylesheet: href,
    files,
  };
}

/**
 * The page's policy forbids style attributes, and it is right to. React writes them on the server, so they become
 * rules of a stylesheet, which is allowed by its hash.
 */
export function liftStyles(markup: string): { markup: string; css: string } {
  const places = new Map<string, number>();
  const lifted = markup.replaceAll(STYLE, (_, style: string) => {
    if (!PLAIN_STYLE.test(style)) throw new Error(`a style that cannot be lifted: ${style}`);
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  const css = [...places].map(([style, place]) => `[data-style="${place}"]{${style}}`).join('');
  return { markup: lifted, css };
}

/** JSON that stands inside a script element: no text in it can end the element or begin another. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Styles stand in the page, and its code in a template, from which the script of the frame takes it when the pictures in sight
 * have come: what is seen first waits for nothing. The whole stylesheet is named for code that comes later (whole-styles.ts).
 */
export function assemblePage(frame: PageFrame, drawing: Drawing, parts: PageParts): DrawnPage {
  const hints = PRELOADS.exec(drawing.markup)?.[0] ?? '';
  const { markup, css } = liftStyles(drawing.markup.slice(hints.length));
  const files = [...frame.files, ...parts.files];
  // One by one, so that each is run as a task of its own: all of them in one go would hold the page up.
  const scripts = files.map((file) => `<script type="module" crossorigin src="/${file}"></script>`);
  const { readerId } = drawing;
  const whose = readerId === null ? '' : ` data-for="${readerId}"`;
  const code = `<template id="code"${whose}>${scripts.join('')}</template>`;
  const whole = `<meta name="stylesheet" content="${frame.stylesheet}">`;
  const head = `${WAIT_FOR_WHOLE}${hints}${whole}<style>${parts.css}</style><style>${css}</style>`;
  const body = `<div id="root" data-served>${markup}</div>${END_OF_DRAWING}`;
  const end = `<script type="application/json" id="served-data">${embedJson(drawing.answers)}</script>`;
  const html = frame.html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(drawing.title)} - 造界</title>`)
    .replace(FIRST_SCRIPT, (script) => `${code}${script}`)
    .replace('</head>', () => `${head}</head>`)
    .replace(EMPTY_ROOT, () => body)
    .replace('</body>', () => `${end}</body>`);
  return { html, styleHashes: [hashOf(parts.css), hashOf(css)], isOwn: readerId !== null };
}
