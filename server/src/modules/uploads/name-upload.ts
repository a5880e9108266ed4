import type { Db } from '../../db/database.ts';
import { findUploadName } from './upload.queries.ts';

/** How the person who sent a file called it, for those who save it. */
export function createUploadNamer(db: Db): (url: string) => Promise<string | null> {
  return (url) => findUploadName(db, url);
}
