import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { NewUpload } from './upload.queries.ts';

export function uploadedView(
  upload: NewUpload,
  { url, warnings }: { url: string; warnings: string[] },
): Uploaded {
  const { name, width, height, blur, widths } = upload;
  return {
    url,
    name,
    size: upload.byte_size,
    kind: upload.kind as Uploaded['kind'],
    width,
    height,
    blur,
    widths,
    warnings,
  };
}

/** A piece has no address: nobody can fetch it. */
export function chunkView(name: string, size: number): Uploaded {
  return {
    url: '',
    name,
    size,
    kind: 'chunk',
    width: null,
    height: null,
    blur: '',
    widths: [],
    warnings: [],
  };
}
