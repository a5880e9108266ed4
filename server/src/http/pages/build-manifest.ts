/** Which file each part of the web was built into, and what it needs, as the build writes it down. */
export type BuildManifest = Record<string, { file: string; imports?: string[] }>;

/** All files that the given sources were built into, each once, without those that the entry brings along. */
export function filesOf(manifest: BuildManifest, sources: readonly string[], entry: string): string[] {
  const known = collect(manifest, [entry], new Set());
  return [...collect(manifest, sources, new Set())].filter((file) => !known.has(file));
}

function collect(manifest: BuildManifest, keys: readonly string[], files: Set<string>): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    collect(manifest, chunk.imports ?? [], files);
  }
  return files;
}
