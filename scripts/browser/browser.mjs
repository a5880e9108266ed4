import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { browserCandidates } from './browser-candidates.mjs';
import { ensureChineseFont } from './browser-fonts.mjs';
import { browserInstallers } from './browser-install.mjs';
import { browserProblem } from './browser-proof.mjs';
import { LaunchError, runScript } from '../processes/launch-error.mjs';
import { isEntry } from '../files/paths.mjs';
import { createSteps } from '../terminal/steps.mjs';

/** @typedef {{ path: string, env: NodeJS.ProcessEnv }} Browser */

/** @type {import('./browser-candidates.mjs').Places} */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  isFile(file) {
    try {
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  listFolder(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/**
 * Finds a browser that really runs; with `install` brings one in when there is none.
 * @param {{
 *   install: boolean,
 *   steps?: import('../terminal/steps.mjs').Steps,
 *   places?: import('./browser-candidates.mjs').Places,
 *   problemOf?: (browser: Browser) => Promise<string | null>,
 *   installers?: import('./browser-install.mjs').BrowserInstaller[],
 *   ensureFont?: typeof ensureChineseFont,
 * }} options
 * @returns {Promise<Browser>}
 */
export async function findBrowser({
  install,
  steps = createSteps(),
  places = thisMachine,
  problemOf = browserProblem,
  installers = browserInstallers,
  ensureFont = ensureChineseFont,
}) {
  const { browser, warning } = await steps.run('浏览器', async (note) => {
    const search = { tried: new Map(), note, places, problemOf };
    const found =
      (await firstWorking(search)) ?? (install ? await installOne(search, installers) : undefined);
    if (!found) throw noBrowser(search.tried);
    return { browser: found, warning: install ? await ensureFont(note) : null };
  });
  const named = places.env['CHROMIUM_PATH'];
  if (named && browser.path !== named)
    steps.warn(`CHROMIUM_PATH 指的 ${named} 不能用，改用 ${browser.path}。`);
  if (warning) steps.warn(warning);
  return browser;
}

/**
 * @typedef {object} Search
 * @property {Map<string, string>} tried what was tried, and why it can't be used
 * @property {import('../terminal/steps.mjs').Note} note
 * @property {import('./browser-candidates.mjs').Places} places
 * @property {(browser: Browser) => Promise<string | null>} problemOf
 */

/** @param {Search} search */
async function firstWorking(search) {
  for (const path of browserCandidates(search.places)) {
    if (search.tried.has(path)) continue;
    const browser = await tryOut(search, { path, env: {} });
    if (browser) return browser;
  }
  return undefined;
}

/**
 * @param {Search} search
 * @param {import('./browser-install.mjs').BrowserInstaller[]} installers
 */
async function installOne(search, installers) {
  for (const installer of installers) {
    if (!installer.applies()) continue;
    search.note(`安装 ${installer.name}`);
    const { path, env = {}, problem } = await installer.run();
    if (problem !== undefined) search.tried.set(installer.name, problem);
    const browser = path === undefined ? await firstWorking(search) : await tryOut(search, { path, env });
    if (browser) return browser;
  }
  return undefined;
}

/**
 * @param {Search} search
 * @param {Browser} browser
 */
async function tryOut(search, browser) {
  search.note(`试运行 ${browser.path}`);
  const problem = await search.problemOf(browser);
  if (problem === null) return browser;
  search.tried.set(browser.path, problem);
  return undefined;
}

/** @param {Map<string, string>} tried */
function noBrowser(tried) {
  const detail = [...tried].map(([what, why]) => `${what}：${why}`).join('\n\n');
  return new LaunchError(
    '没有能用的 Chromium，浏览器旅程无法运行，请安装 Chrome 或 Chromium，或用环境变量 CHROMIUM_PATH 指明它的位置。',
    { detail, log: 'browser' },
  );
}

if (isEntry(import.meta.url)) {
  await runScript(async () => {
    const { path } = await findBrowser({ install: true });
    process.stdout.write(`${path}\n`);
  });
}
