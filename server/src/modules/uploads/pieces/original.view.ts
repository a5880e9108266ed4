import type { OriginalFile } from '@zaojie/contract/uploads/piece.schemas';
import { addressFor, type Signing } from '../private/file-address.ts';
import type { OriginalUpload } from './original.queries.ts';

/** As one reader gets it: the address is good for them alone. */
export function originalView(
  signing: Signing,
  readerId: number,
  {
    id,
    url,
    name,
    byte_size,
    sha256,
    mime,
  }: Pick<OriginalUpload, 'id' | 'url' | 'name' | 'byte_size' | 'sha256' | 'mime'>,
): OriginalFile {
  return { id, url: addressFor(signing, readerId, { id, url }), name, size: byte_size, sha256, mime };
}
