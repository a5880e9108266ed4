import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { classNames } from '../../ui/class-names.ts';
import { EmptyFrame } from '../../ui/feedback/empty-frame.tsx';
import { openLightbox } from '../../ui/media/lightbox.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';

/** One; two halves; one large beside two or three. By how many there are. */
const LAYOUTS = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[2.06fr_1fr] grid-rows-2 [&>:first-child]:row-span-2',
  'grid-cols-[2.06fr_1fr] grid-rows-3 [&>:first-child]:row-span-3',
];
const LARGE = '(max-width: 768px) 68vw, (max-width: 1180px) 36vw, 260px';
const SMALL = '(max-width: 768px) 34vw, (max-width: 1180px) 18vw, 180px';

type CreatorMosaicProps = {
  works: Creator['showcase'];
  name: string;
  /** How high it stands. */
  className?: string | undefined;
};

/** Up to four works; pressing one shows it large. */
export function CreatorMosaic({ works, name, className = 'h-59' }: CreatorMosaicProps) {
  const shown = works.slice(0, 4);
  if (shown.length === 0) {
    return (
      <div
        className={classNames(
          'grid place-content-center justify-items-center gap-2 bg-surface-2 text-13 text-ink-3',
          className,
        )}
      >
        <EmptyFrame className="ml-4 w-36" />
        还没有挂出作品
      </div>
    );
  }
  return (
    <div className={classNames('grid gap-0.5', className, LAYOUTS[shown.length])}>
      {shown.map((work, index) => (
        <button
          key={work.url}
          type="button"
          aria-label={`放大${name}的作品：${work.title}`}
          onClick={() => openLightbox(shown, index)}
          className="group/work block min-h-0 cursor-zoom-in overflow-hidden -outline-offset-2"
        >
          <Picture
            {...pictureSource(work, work.title)}
            sizes={index === 0 ? LARGE : SMALL}
            className="rounded-none transition-transform duration-slow group-hover/work:scale-102"
          />
        </button>
      ))}
    </div>
  );
}
