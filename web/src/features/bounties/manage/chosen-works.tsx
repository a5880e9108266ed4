import type { ApplicationWork } from '@zaojie/contract/bounties/application.schemas';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';

/** The works that came along with an application, small. */
export function ChosenWorks({ works }: { works: readonly ApplicationWork[] }) {
  if (works.length === 0) return null;
  const pictures = works.map(({ picture }) => picture);
  return (
    <ul aria-label="附上的作品" className="mt-2.5 flex flex-wrap gap-1.5">
      {works.map(({ id, title, picture }, index) => (
        <li key={id}>
          <button
            type="button"
            title={title}
            aria-label={`查看作品 ${title}`}
            onClick={() => openLightbox(pictures, index)}
            className="block h-13 w-17.5 cursor-zoom-in"
          >
            <Picture {...pictureSource(picture)} sizes="70px" className="rounded-[6px]" />
          </button>
        </li>
      ))}
    </ul>
  );
}
