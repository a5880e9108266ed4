/**
 * A page that the server drew carries only those rules of the stylesheet that its own code can name (page-styles.ts of the
 * server). Whatever code comes later waits for the whole, which is fetched beside it, so that nothing is ever seen bare. The
 * build puts `fetchCode` around each import (web/build/styled-imports.ts).
 */
const NAME = 'meta[name="stylesheet"]';

let isPageHere = false;
let coming: Promise<void> | null = null;

/** The page has its own code; what is imported from now on is more. */
export function styleWhatComes(): void {
  isPageHere = true;
}

export function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}

async function fetchWhole(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>(NAME)?.content;
  // The page came with all of it.
  if (href === undefined) return;
  try {
    await fetchStyles(href);
  } catch (error) {
    coming = null;
    throw error;
  }
}

/** For a part whose rules the page carries as well (`carriedParts` of first-pages.ts): it needs no more. */
export function carried<Module>(load: () => Promise<Module>): Promise<Module> {
  const was = isPageHere;
  isPageHere = false;
  try {
    return load();
  } finally {
    isPageHere = was;
  }
}

export async function withWholeStyles<Module>(code: Promise<Module>): Promise<Module> {
  if (!isPageHere) return code;
  coming ??= fetchWhole();
  const [module] = await Promise.all([code, coming]);
  return module;
}
