import {
  carriedParts,
  drawnForAll,
  drawnForMembers,
  drawnPages,
  FRAME,
  type DrawnPage,
} from '../src/app/first-pages.ts';

/** What the group of a module is found with. */
export type Modules = {
  getModuleInfo: (id: string) => { importedIds: string[]; code?: string | null } | null;
};

const SOURCE = /\/web\/src\//;
const OURS = /\/web\/src\/|\/contract\/src\/|\/lucide-react\/|vite\/preload-helper/;
const FIRST_VENDOR =
  /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|rolldown\/runtime/;
const QUERIES = /\/node_modules\/@tanstack\//;
/** What only sends, and lists of queries: no drawn page begins with them. */
const RARE_QUERIES =
  /\/node_modules\/@tanstack\/.*\/(queriesObserver|useQueries|mutation|mutationCache|mutationObserver|useMutation)\.js$/;

const ENTRY = 'app/main.tsx';
/** A page, and what often comes with it at once: that shouldn't bring along what only other pages need. */
const withParts = Object.entries(carriedParts).map(
  ([path, parts]) => [path, [...drawnPages[path as DrawnPage], ...parts]] as const,
);
const pages: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(drawnForAll),
  ...withParts,
];
/** They take what the others load as it is packed for those, who shouldn't load a byte more for them. */
const membersPages = Object.values(drawnForMembers);
/** They stay files of their own: by their names the server knows what a page begins with. */
const beginnings = new Set<string>([...pages.flatMap(([, files]) => files), ...membersPages.flat()]);

export const isFirstPage = (file: string) => beginnings.has(file.split(SOURCE)[1] ?? '');

/**
 * A further file of a page costs about as much as so many characters of source: its request, its imports, a cold start of the
 * compressor, some 430 bytes as they are sent.
 */
const COST_OF_A_FILE = 1500;

const SIZE_OF_QUERIES = 100_000;

/** Everything that a file needs before it can run. */
function collect(id: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of modules.getModuleInfo(id)?.importedIds ?? []) collect(other, modules, found);
  return found;
}

/** Modules that come in one file, and the pages that load it, one bit each. */
export type Parcel = {
  pages: number;
  size: number;
  modules: string[];
  /** Characters of what comes in another file as soon as this one is loaded. */
  drags: number;
};

function count(bits: number): number {
  let rest = bits;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}

/** What two parcels would save as one: a file wherever both are loaded, less what a page would load without a need. */
function savingOf(one: Parcel, other: Parcel): number {
  const wasteOf = (a: Parcel, b: Parcel) => (a.size + a.drags) * count(b.pages & ~a.pages);
  return COST_OF_A_FILE * count(one.pages & other.pages) - wasteOf(one, other) - wasteOf(other, one);
}

/**
 * Puts parcels together as long as that saves something. Pages that stand `apart`, one bit each, are given nothing that they don't need:
 * with a small part of the frame all of it would come.
 */
export function joinParcels(parcels: readonly Parcel[], apart = 0): Parcel[] {
  const left = [...parcels];
  for (;;) {
    let best = { saving: 0, a: -1, b: -1 };
    for (const [a, one] of left.entries()) {
      for (let b = a + 1; b < left.length; b += 1) {
        const other = left[b];
        const isApart = other === undefined || ((one.pages ^ other.pages) & apart) !== 0;
        const saving = isApart ? 0 : savingOf(one, other);
        if (saving > best.saving) best = { saving, a, b };
      }
    }
    const [one, other] = [left[best.a], left[best.b]];
    if (one === undefined || other === undefined) return left;
    left.splice(best.b, 1);
    left.splice(best.a, 1, {
      pages: one.pages | other.pages,
      size: one.size + other.size,
      modules: [...one.modules, ...other.modules],
      drags: Math.max(one.drags, other.drags),
    });
  }
}

/** The parcel of every module that one of the drawn pages begins with. */
function packParcels(folder: string, modules: Modules): Map<string, Parcel> {
  const everyPage = 2 ** pages.length - 1;
  const needed = new Map<string, number>();
  pages.forEach(([, files], place) => {
    for (const file of files) {
      for (const id of collect(`${folder}${file}`, modules, new Set())) {
        needed.set(id, (needed.get(id) ?? 0) | (1 << place));
      }
    }
  });
  for (const id of collect(`${folder}${ENTRY}`, modules, new Set())) needed.set(id, everyPage);
  const isTaken = new Set(needed.keys());
  membersPages.forEach((files, place) => {
    for (const file of files) {
      for (const id of collect(`${folder}${file}`, modules, new Set())) {
        if (!isTaken.has(id)) needed.set(id, (needed.get(id) ?? 0) | (1 << (pages.length + place)));
      }
    }
  });
  const parcels = new Map<number, Parcel>();
  for (const [id, bits] of needed) {
    if (!OURS.test(id) || beginnings.has(id.slice(folder.length))) continue;
    const parcel = parcels.get(bits) ?? { pages: bits, size: 0, modules: [], drags: 0 };
    parcels.set(bits, parcel);
    const info = modules.getModuleInfo(id);
    parcel.size += info?.code?.length ?? 0;
    if (info?.importedIds.some((other) => QUERIES.test(other))) parcel.drags = SIZE_OF_QUERIES;
    parcel.modules.push(id);
  }
  return new Map(
    joinParcels([...parcels.values()], frameless).flatMap((parcel) =>
      parcel.modules.map((id) => [id, parcel] as const),
    ),
  );
}

/** The pages that are drawn without the frame. */
const frameless = pages.reduce(
  (bits, [, files], place) => (files.includes(FRAME) ? bits : bits | (1 << place)),
  0,
);

const rankOf = ({ pages: bits }: Parcel) => count(bits) - 1 + ((bits & frameless) === 0 ? 0 : pages.length);

const nameOf = (parcel: Parcel) => (count(parcel.pages) === pages.length ? 'start' : `drawn-${parcel.pages}`);

/**
 * Dozens of small files would cost more round trips than bytes, and one for everybody more bytes than anybody needs. So
 * what the drawn pages need decides: what the same of them need comes in one file, and small files join where a page that
 * loads them without a need loses less than the others win. What many of the other pages share is the kit.
 */
export function chunkGroups(folder: string) {
  let packed: Map<string, Parcel> | undefined;
  const parcelOf = (id: string, modules: Modules) => {
    packed ??= packParcels(folder, modules);
    return packed.get(id);
  };
  // A group takes what its modules need along: those that more pages load come first, so that they keep theirs, and before
  // them those of the pages without the frame, to whom the rest is of no use.
  const byPages = Array.from({ length: 2 * pages.length }, (_, place) => ({
    name: (id: string, modules: Modules) => {
      const parcel = parcelOf(id, modules);
      return parcel && rankOf(parcel) === place ? nameOf(parcel) : null;
    },
    debugName: `drawn-by-${place + 1}`,
    test: OURS,
    priority: place + 1,
    // What a single page needs comes with it, unless others share it, who shouldn't load the rest of it.
    ...(place % pages.length === 0 && {
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 6000,
    }),
  }));
  return [
    { name: 'vendor', test: FIRST_VENDOR, priority: 2 * pages.length + 2 },
    {
      name: 'rare-queries',
      test: RARE_QUERIES,
      priority: 2 * pages.length + 3,
      includeDependenciesRecursively: false,
    },
    { name: 'queries', test: QUERIES, priority: 2 * pages.length + 1 },
    ...byPages,
    {
      name: 'kit',
      test: /\/web\/src\/(ui|hooks|api|text)\/|\/lucide-react\/|\/contract\/src\/(errors|limits|text-rules|(?!orders\/(?!waiting)).*\.endpoints)\.ts/,
      minShareCount: 8,
      // A part that comes later shouldn't bring along what it doesn't use.
      entriesAware: true,
      entriesAwareMergeThreshold: 8000,
    },
  ];
}
