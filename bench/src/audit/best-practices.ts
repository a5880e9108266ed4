import type { Page, Response } from 'playwright-core';
import { checkThat, type Check } from './audit-result.ts';

/** What the browser says of a page while it loads. */
export type Heard = { console: string[]; issues: string[]; refused: string[]; foreign: string[] };

/** Hints about filling in forms, and that pictures further down wait until they are near: nothing that is wrong. */
const hints = new Set(['GenericIssue', 'LazyLoadImageIssue']);

/** Listens from before the first byte. */
export async function listen(page: Page, origin: string): Promise<Heard> {
  const heard: Heard = { console: [], issues: [], refused: [], foreign: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.console.push(message.text());
  });
  page.on('pageerror', (error) => heard.console.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked.replace(/^ws/, 'http') !== origin)
      heard.foreign.push(request.url());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.refused.push(`${answer.status()} ${answer.url()}`);
  });
  // Deprecated features, mixed content, quirks mode, blocked by the policy: all that the developer tools list as issues.
  const session = await page.context().newCDPSession(page);
  session.on('Audits.issueAdded', ({ issue }) => {
    if (!hints.has(issue.code))
      heard.issues.push(`${issue.code} ${JSON.stringify(issue.details).slice(0, 300)}`);
  });
  await session.send('Audits.enable');
  return heard;
}

type Seen = {
  isStandards: boolean;
  charset: string;
  language: string;
  title: string;
  description: string;
  viewport: string;
  plainLinks: string[];
  openedWindows: string[];
  unmeasuredPictures: string[];
  brokenPictures: string[];
};

/* Nothing in here has a name: the runner marks named functions with something that the page doesn't know. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const [description = '', viewport = ''] = ['description', 'viewport'].map(
      (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const pictures = [...document.querySelectorAll('img')];
    return {
      isStandards: document.doctype?.name === 'html' && document.compatMode === 'CSS1Compat',
      charset: document.characterSet,
      language: document.documentElement.lang,
      title: document.title,
      description,
      viewport,
      plainLinks: links
        .filter(({ protocol, hostname }) => protocol === 'http:' && hostname !== location.hostname)
        .map(({ href }) => href),
      openedWindows: links
        .filter(({ target, rel }) => target === '_blank' && !/noopener|noreferrer/.test(rel))
        .map(({ href }) => href),
      // Filled into a box that has a size, a picture moves nothing when it comes.
      unmeasuredPictures: pictures
        .filter((picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'))
        .filter((picture) => getComputedStyle(picture).position !== 'absolute')
        .filter((picture) => getComputedStyle(picture).aspectRatio === 'auto')
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
      brokenPictures: pictures
        .filter(({ complete, naturalWidth, src }) => complete && naturalWidth === 0 && src !== '')
        .map(({ src }) => src),
    };
  });
}

function checkPolicy(answer: Response | null): Check {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const faults = [
    policy === '' ? 'is missing' : '',
    /unsafe-(inline|eval)/.test(scripts) ? `allows ${scripts}` : '',
    policy !== '' && !/frame-ancestors/.test(policy) ? 'lets itself be framed' : '',
  ];
  return { name: 'content security policy', faults: faults.filter((fault) => fault !== '') };
}

export async function checkPractices(page: Page, answer: Response | null, heard: Heard): Promise<Check[]> {
  const seen = await look(page);
  const headers = answer?.headers() ?? {};
  return [
    { name: 'console', faults: heard.console },
    { name: 'deprecated or unsafe', faults: heard.issues },
    { name: 'answers', faults: heard.refused },
    { name: 'third parties', faults: heard.foreign },
    checkPolicy(answer),
    checkThat('nosniff', headers['x-content-type-options'] === 'nosniff'),
    checkThat('doctype', seen.isStandards),
    checkThat('charset', seen.charset === 'UTF-8' && /charset=utf-8/i.test(headers['content-type'] ?? '')),
    checkThat('language', seen.language === 'zh-CN'),
    checkThat('title', seen.title.length > 2),
    checkThat('description', seen.description !== ''),
    checkThat(
      'viewport',
      /width=device-width/.test(seen.viewport) && !/user-scalable=no/.test(seen.viewport),
    ),
    { name: 'links without https', faults: seen.plainLinks },
    { name: 'windows that reach back', faults: seen.openedWindows },
    { name: 'pictures without a size', faults: seen.unmeasuredPictures },
    { name: 'broken pictures', faults: seen.brokenPictures },
  ];
}
