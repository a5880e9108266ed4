import { firstPages } from '../src/app/first-pages.ts';

/** What the group of a module is found with. */
type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

const SOURCE = /\/web\/src\//;
const OURS = /\/web\/src\/|\/contract\/src\/|\/lucide-react\/|vite\/preload-helper/;

const ENTRY = 'app/main.tsx';
const FRAME = 'app/layouts/main-layout.tsx';
const pages = Object.entries<readonly string[]>(firstPages);
const firstFiles = new Set(pages.flatMap(([, files]) => files));
const framed = new Set(pages.filter(([, files]) => files.includes(FRAME)).map(([path]) => path));

export const isFirstPage = (file: string) => firstFiles.has(file.split(SOURCE)[1] ?? '');

/** Everything that a file needs before it can run. */
function collect(id: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of modules.getModuleInfo(id)?.importedIds ?? []) collect(other, modules, found);
  return found;
}

/** Tells for which of the first pages a module is needed; all of them for what the entry itself needs. */
function readNeeds(folder: string, modules: Modules): (id: string) => string[] {
  const all = (files: readonly string[]) =>
    files.reduce((found, file) => collect(`${folder}${file}`, modules, found), new Set<string>());
  const entry = all([ENTRY]);
  const needs = pages.map(([page, files]) => ({ page, needed: all(files) }));
  return (id) => needs.filter(({ needed }) => entry.has(id) || needed.has(id)).map(({ page }) => page);
}

/**
 * Dozens of small files would cost more round trips than bytes, and one for everybody more bytes than anybody needs. So
 * what the first pages need decides: with the entry comes what several of them need, in a second file what only those with
 * the frame need, in a third what a single one shares with later pages. What many of the others share is the kit.
 */
export function chunkGroups(folder: string) {
  let needsOf: ((id: string) => string[]) | undefined;
  const pagesNeeding = (id: string, modules: Modules) => {
    needsOf ??= readNeeds(folder, modules);
    return needsOf(id);
  };
  return [
    {
      name: 'vendor',
      test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)\/|rolldown\/runtime/,
      priority: 4,
    },
    {
      name: (id: string, modules: Modules) => {
        const needing = pagesNeeding(id, modules);
        return needing.length > 1 && !needing.every((page) => framed.has(page)) ? 'start' : null;
      },
      test: OURS,
      priority: 3,
    },
    {
      name: (id: string, modules: Modules) => (pagesNeeding(id, modules).length > 1 ? 'frame' : null),
      test: OURS,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => {
        const [page] = pagesNeeding(id, modules);
        return page === undefined ? null : `shared-${page.slice(1)}`;
      },
      test: OURS,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'kit',
      test: /\/web\/src\/(ui|hooks|api|text)\/|\/lucide-react\/|\/contract\/src\/(errors|limits|text-rules|(?!orders\/(?!waiting)).*\.endpoints)\.ts/,
      minShareCount: 8,
    },
  ];
}
