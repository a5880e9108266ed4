import type { StoredPicture } from '../../../ui/media/picture-source.ts';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

type PictureRowProps = { pictures: readonly (StoredPicture & { name: string })[]; label: string };

/** Small pictures that somebody attached; pressing one shows it large. */
export function PictureRow({ pictures, label }: PictureRowProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-1.5">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={`放大 ${picture.name}`}
            onClick={() => openLightbox(pictures, index)}
            className="block h-13.5 w-18 cursor-zoom-in rounded-img"
          >
            <Picture {...pictureSource(picture, '')} sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
