import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** One large, two small; on a phone under each other. */
export function WorkMosaic({ works }: { works: readonly StoredPicture[] }) {
  if (works.length === 0) return <p className="text-13 text-ink-3">还没有放作品</p>;
  return (
    <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-img max-md:grid-cols-1">
      {works.map((work, index) => (
        <button
          key={work.url}
          type="button"
          aria-label={`查看作品 ${index + 1}`}
          onClick={() => openLightbox(works, index)}
          className={classNames(
            'block cursor-zoom-in overflow-hidden -outline-offset-2 max-md:aspect-4/3',
            index === 0 || works.length === 2 ? 'col-span-2 aspect-16/10 max-md:col-span-1' : 'aspect-4/3',
          )}
        >
          <Picture {...pictureSource(work)} sizes="(max-width: 768px) 33vw, 300px" className="rounded-none" />
        </button>
      ))}
    </div>
  );
}
