import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { classNames } from '../../../ui/class-names.ts';

const SHOWN = 3;

/* Two stand in the room of three, so that the columns of a comparison end on one line. */
const SECOND_OF_TWO = 'col-span-2 aspect-[8/3] max-md:col-span-1';

/** One large, two small; on a phone under each other. More of them wait behind the last. */
export function WorkMosaic({ works }: { works: readonly StoredPicture[] }) {
  if (works.length === 0) return <p className="text-13 text-ink-3">还没有放作品</p>;
  return (
    <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-img max-md:grid-cols-1">
      {works.slice(0, SHOWN).map((work, index) => (
        <button
          key={work.url}
          type="button"
          aria-label={`查看作品 ${index + 1}`}
          onClick={() => openLightbox(works, index)}
          className={classNames(
            'relative block cursor-zoom-in overflow-hidden -outline-offset-2 max-md:aspect-4/3',
            index === 0
              ? 'col-span-2 aspect-16/10 max-md:col-span-1'
              : works.length === 2
                ? SECOND_OF_TWO
                : 'aspect-4/3',
          )}
        >
          <Picture {...pictureSource(work)} sizes="(max-width: 768px) 33vw, 300px" className="rounded-none" />
          {index === SHOWN - 1 && works.length > SHOWN ? (
            <span className="absolute inset-0 grid place-content-center bg-scrim text-16 font-semibold text-on-scrim">
              +{works.length - SHOWN}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
