import type { ApplicationFile } from '@zaojie/contract/bounties/application.schemas';
import { FileText } from 'lucide-react';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { DownloadLink } from '../../../ui/media/download-link.tsx';
import { pictureSource, type StoredPicture } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';

function storedOf({ url, width, height, blur, widths }: ApplicationFile): StoredPicture {
  return { url, width: width ?? 1, height: height ?? 1, blur, widths };
}

/** What came along: pictures to look at, the rest to take away. */
export function ApplicationFiles({ files }: { files: readonly ApplicationFile[] }) {
  if (files.length === 0) return null;
  const pictures = files.filter(({ kind }) => kind === 'image').map(storedOf);
  const others = files.filter(({ kind }) => kind !== 'image');
  return (
    <div className="mt-2.5 grid gap-2">
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={`查看附件 ${index + 1}`}
              onClick={() => openLightbox(pictures, index)}
              className="h-13 w-17.5 cursor-zoom-in overflow-hidden rounded-[6px]"
            >
              <Picture {...pictureSource(picture)} sizes="70px" className="rounded-[6px]" />
            </button>
          ))}
        </div>
      ) : null}
      {others.map((file) => (
        <DownloadLink
          key={file.url}
          href={file.url}
          name={file.name}
          className="flex min-w-0 items-center gap-2 text-13 text-brand-ink hover:underline"
        >
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <FileName name={file.name} />
        </DownloadLink>
      ))}
    </div>
  );
}
