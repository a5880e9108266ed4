import { fetchStyles, withWholeStyles } from './whole-styles.ts';

const hinted = new Map<string, Promise<void>>();

const AT_ONCE = 3;
const toPreload: string[] = [];

const isInPage = (file: string) => document.querySelector(`script[src="/${file}"]`) !== null;

/** A few in one go: each is some milliseconds of a slow phone's time, and a member's page asks for thirty. */
function preloadSome(): void {
  for (const file of toPreload.splice(0, AT_ONCE)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
  if (toPreload.length > 0) setTimeout(preloadSome);
}

function preload(file: string): Promise<void> {
  if (!isInPage(file) && toPreload.push(file) === 1) setTimeout(preloadSome);
  return Promise.resolve();
}

async function fetchOwnStyles(file: string): Promise<void> {
  try {
    await fetchStyles(`/${file}`);
  } catch (error) {
    // The next try asks again.
    hinted.delete(file);
    throw error;
  }
}

/** What a file needs besides is fetched with it, not after it; only styles of its own are waited for. */
function hint(file: string): Promise<void> {
  const known = hinted.get(file);
  if (known !== undefined) return known;
  const coming = file.endsWith('.css') ? fetchOwnStyles(file) : preload(file);
  hinted.set(file, coming);
  return coming;
}

/** Every import that comes after the page's own code goes this way: the build puts it around them. */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const besides = Promise.all(files.map(hint));
  const [module] = await Promise.all([withWholeStyles(load()), besides]);
  return module;
}
