/** Which file each part of the web was built into, and what it needs, as the build writes it down. */
export type BuildManifest = Record<string, { file: string; imports?: string[] }>;

/** All files that the given sources were built into, each once and after those it needs, without those that every page begins with. */
export function filesOf(
  manifest: BuildManifest,
  sources: readonly string[],
  first: readonly string[],
): string[] {
  return [...collect(manifest, sources, new Set())].filter((file) => !first.includes(file));
}

function collect(
  manifest: BuildManifest,
  keys: readonly string[],
  files: Set<string>,
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    collect(manifest, chunk.imports ?? [], files, seen);
    files.add(chunk.file);
  }
  return files;
}
