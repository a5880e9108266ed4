import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.cache', '.git']);

/**
 * Every file below the given files and folders, sorted, relative to root.
 * @param {string} root
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
export function listFiles(root, sources) {
  const found = sources.flatMap((source) => {
    const absolute = path.join(root, source);
    if (!existsSync(absolute)) return [];
    return statSync(absolute).isDirectory() ? walk(root, source) : [source];
  });
  return found.sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const relative = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(root, relative);
    return entry.isFile() ? [relative] : [];
  });
}

/**
 * One hash over names and contents; times don't matter, a fresh clone has new ones.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function hashFiles(root, files) {
  return hashParts(files.flatMap((file) => [file, readFileSync(path.join(root, file))]));
}

/** @param {readonly (string | Uint8Array)[]} parts */
export function hashParts(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part);
  return hash.digest('hex');
}

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
