import type { Services } from '../../../frame/context.ts';
import type { FindPrivateFile } from '../../../frame/private-file.ts';
import { readAddress } from './file-address.ts';
import { findReadable } from './reader.queries.ts';
import { keysOf } from '../upload-keys.ts';

/** What an address opens now; null when it is not ours, has run out, or its reader may no longer read. */
export function createPrivateFileFinder({
  db,
  secret,
  now,
}: Pick<Services, 'db' | 'secret' | 'now'>): FindPrivateFile {
  return async (path) => {
    const address = readAddress(secret, path);
    const secondsLeft = address === null ? 0 : address.until - Math.ceil(now().getTime() / 1000);
    if (address === null || secondsLeft <= 0) return null;
    const upload = await findReadable(db, address.uploadId, address.readerId);
    const key = upload && keysOf(upload).find((each) => each.endsWith(`/${address.name}`));
    return upload && key ? { key, name: upload.name, originalType: upload.mime, secondsLeft } : null;
  };
}
