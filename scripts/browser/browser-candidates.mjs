import path from 'node:path';

/**
 * @typedef {object} Places
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {string} home
 * @property {(file: string) => boolean} isFile
 * @property {(folder: string) => string[]} listFolder names inside; empty when there is no such folder
 */

/** The bare shell first: it draws the same pages with a sixth less work. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const playwrightPrograms = [
  'chrome',
  'chrome.exe',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'Chromium.app/Contents/MacOS/Chromium',
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'headless_shell',
];

/**
 * Browsers already on this machine, the preferred one first.
 * @param {Places} places
 * @returns {string[]}
 */
export function browserCandidates(places) {
  const named = places.env['CHROMIUM_PATH'];
  const found = [...systemBrowsers(places), ...playwrightBrowsers(places)].filter(places.isFile);
  // The one named by hand is kept even when it isn't there, so that the mistake can be told.
  return [...new Set(named ? [named, ...found] : found)];
}

/** @param {Places} places */
function systemBrowsers({ env, platform, home }) {
  if (platform === 'darwin') {
    const folders = ['/Applications', `${home}/Applications`];
    return macApps.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(Boolean);
    return windowsPrograms.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  const folders = [...(env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(
    Boolean,
  );
  return commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
}

/** @param {Places} places */
function playwrightBrowsers(places) {
  const registry = playwrightFolder(places);
  const revisions = places
    .listFolder(registry)
    .map((name) => /^chromium(_headless_shell)?-(\d+)$/.exec(name))
    .filter((match) => match !== null)
    // Newest first; of one revision the full browser before the bare shell.
    .sort((a, b) => Number(b[2]) - Number(a[2]) || (a[1] ?? '').length - (b[1] ?? '').length);
  return revisions.flatMap(([name]) => {
    const revision = path.join(registry, name);
    return places
      .listFolder(revision)
      .flatMap((folder) => playwrightPrograms.map((program) => path.join(revision, folder, program)));
  });
}

/** @param {Places} places */
function playwrightFolder({ env, platform, home }) {
  if (env['PLAYWRIGHT_BROWSERS_PATH']) return env['PLAYWRIGHT_BROWSERS_PATH'];
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'ms-playwright');
  if (platform === 'win32') return path.join(env['LOCALAPPDATA'] ?? home, 'ms-playwright');
  return path.join(env['XDG_CACHE_HOME'] ?? path.join(home, '.cache'), 'ms-playwright');
}
