import { BackupError } from './backup-error.ts';
import { MANIFEST, type TableInArchive } from './manifest.ts';

/** Where a restore keeps its unfinished work inside the uploads folder; never part of a backup. */
export const STAGING = '.restore-';

const UPLOADS = 'uploads/';
const TABLES = 'tables/';

/* On Windows these separate folders, drives and streams; elsewhere they are letters like any other. */
const FORBIDDEN = process.platform === 'win32' ? /[\0\\:]/ : /\0/;

export function partName(table: Pick<TableInArchive, 'schema' | 'name'>, part: number): string {
  const folder = `${encodeURIComponent(table.schema)}.${encodeURIComponent(table.name)}`;
  return `${TABLES}${folder}/${String(part).padStart(6, '0')}.jsonl`;
}

export function uploadName(relativePath: string): string {
  return UPLOADS + relativePath;
}

/** The path inside the uploads folder, or null for other members. */
export function uploadPath(member: string): string | null {
  return member.startsWith(UPLOADS) ? member.slice(UPLOADS.length) : null;
}

/** An archive may come from anywhere; no name in it may lead out of the folder it is unpacked in. */
export function refuseUnsafeName(member: string): void {
  const segments = member.split('/');
  const isKnown = member === MANIFEST || member.startsWith(UPLOADS) || member.startsWith(TABLES);
  const isSafe = segments.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..' && !FORBIDDEN.test(segment),
  );
  if (isKnown && isSafe && segments[1]?.startsWith(STAGING) !== true) return;
  throw new BackupError(`备份里有不该出现的文件名 ${JSON.stringify(member)}；数据没有改动。`);
}
