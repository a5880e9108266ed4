import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../server-root.ts';
import { assemblePage, embedJson, liftStyles, readFrame, type PageFrame } from './drawn-page.ts';

const source = readFileSync(join(repositoryRoot, 'web/index.html'), 'utf8');
/** As the build leaves it: names with hashes, and the scripts in the head. */
const built = source
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace(
    '<link rel="stylesheet" href="/src/styles/app.css" />',
    '<script type="module" crossorigin src="/assets/index-a.js"></script>\n' +
      '<link rel="modulepreload" crossorigin href="/assets/react-b.js">\n' +
      '<link rel="stylesheet" crossorigin href="/assets/index-c.css">',
  );

function frameOf(html = built): PageFrame {
  const frame = readFrame(html, (href) => `/* ${href} */`);
  if (frame === null) throw new Error('the page cannot be taken apart');
  return frame;
}

const EVIL = '</script><script>alert(1)</script><!-- $& $1';
const bare = { files: [], css: '' };
const drawing = {
  title: '社区',
  markup: '<main>画</main>',
  answers: [[['posts'], { title: EVIL }]],
  readerId: null,
};

test('scripts wait in a template, styles enter the head', () => {
  const frame = frameOf();
  expect(frame.css).toBe('/* /assets/index-c.css */');
  expect(frame.html).not.toMatch(/rel="(?:modulepreload|stylesheet)|type="module"/);
  const { html } = assemblePage(frame, drawing, {
    files: ['assets/page-d.js'],
    css: 'p{color:red}',
  });
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<meta name="stylesheet" content="/assets/index-c.css">');
  // In a template, where nothing is fetched, and before the script that takes it from there.
  const code = /<template id="code">(.*?)<\/template>\s*<script>/.exec(html)?.[1] ?? '';
  const ran = [...code.matchAll(/<script type="module" crossorigin src="\/assets\/([^"]*)">/g)];
  expect(ran.map(([, file]) => file)).toEqual(['react-b.js', 'index-a.js', 'page-d.js']);
  expect(html.replace(code, '')).not.toMatch(/\/assets\/[^"]*\.js/);
});

test('a page says whom it was drawn for before the script that asks', () => {
  const own = assemblePage(frameOf(), { ...drawing, readerId: 12 }, bare);
  expect(own.isOwn).toBe(true);
  expect(own.html).toMatch(/<template id="code" data-for="12">.*?<\/template>\s*<script>/);
  expect(assemblePage(frameOf(), drawing, bare)).toMatchObject({ isOwn: false });
});

test('the page that stands alone is not taken apart', () => {
  expect(readFrame('<html><body></body></html>', () => '')).toBeNull();
});

test('embedded answers cannot leave their element, and are read back as they were', () => {
  const { html } = assemblePage(frameOf(), drawing, bare);
  expect(html).not.toContain('<script>alert(1)');
  // The data is one, and what was only hinted at is run by one too.
  expect(html.match(/<script/g)?.length).toBe((built.match(/<script/g)?.length ?? 0) + 2);
  const data = /id="served-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(drawing.answers);
  expect(embedJson('<!--<script>')).not.toContain('<');
});

test('what is drawn cannot change what the replacement means', () => {
  const markup = "<p>$& $1 $` $'</p>";
  const { html } = assemblePage(frameOf(), { ...drawing, title: '</title><b>', markup }, bare);
  expect(html).toContain(`<div id="root" data-served>${markup}</div>`);
  expect(html).not.toContain('<b>');
});

test('the first paint waits for the end of the drawing, and not for the data behind it', () => {
  const { html } = assemblePage(frameOf(), drawing, bare);
  expect(html).toContain('<link rel="expect" href="#drawn" blocking="render">');
  const places = ['<main>画</main></div>', 'id="drawn"', 'id="served-data"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('pictures that React wants early are asked for in the head', () => {
  const hint = '<link rel="preload" as="image" href="/assets/lake.webp" fetchPriority="high"/>';
  const { html } = assemblePage(frameOf(), { ...drawing, markup: `${hint}<main></main>` }, bare);
  expect(html.indexOf(hint)).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<div id="root" data-served><main></main></div>');
});

test('style attributes become rules, equal ones the same', () => {
  const { markup, css } = liftStyles(
    '<i style="width:4px"></i><b style="aspect-ratio:3 / 4"></b><u style="width:4px"></u>',
  );
  expect(markup).toBe('<i data-style="0"></i><b data-style="1"></b><u data-style="0"></u>');
  expect(css).toBe('[data-style="0"]{width:4px}[data-style="1"]{aspect-ratio:3 / 4}');
});

test('a reckoned width is a plain style', () => {
  const { css } = liftStyles('<i style="width:calc(var(--row) * 0.75)"></i>');
  expect(css).toBe('[data-style="0"]{width:calc(var(--row) * 0.75)}');
});

test.each(['}body{display:none', 'width:4px/*', '</style><script>', 'background:url(&quot;x&quot;)'])(
  'the style %s is refused',
  (style) => expect(() => liftStyles(`<i style="${style}"></i>`)).toThrow('cannot be lifted'),
);
