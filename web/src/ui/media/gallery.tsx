import { ExternalLink, ImageOff, Play } from 'lucide-react';
import { useState } from 'react';
import { useSwipe } from '../../hooks/touch/use-swipe.ts';
import { classNames } from '../class-names.ts';
import { openLightbox } from './lightbox.tsx';
import { Picture } from './picture.tsx';
import { pictureSource, WIDTH_OF_PHONE, type StoredPicture } from './picture-source.ts';

export type GalleryItem =
  | { kind: 'picture'; picture: StoredPicture }
  /** `poster` stands there until it plays. */
  | { kind: 'video'; url: string; poster: StoredPicture | null }
  | { kind: 'link'; url: string; poster: StoredPicture | null };

const BIG =
  'relative aspect-video overflow-hidden rounded-card bg-surface-3 max-[1180px]:w-full max-md:rounded-none';
const BIG_SIZES = `${WIDTH_OF_PHONE}, (max-width: 1180px) 100vw, 800px`;

function PlayMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full bg-scrim text-on-scrim"
    >
      <Play size={14} strokeWidth={0} className="ml-0.5 fill-current" />
    </span>
  );
}

function Poster({ poster, sizes }: { poster: StoredPicture | null; sizes: string }) {
  return poster === null ? (
    <span className="block size-full bg-surface-3" />
  ) : (
    <Picture {...pictureSource(poster, '')} sizes={sizes} className="rounded-none" />
  );
}

function Big({ item, title, pictures }: { item: GalleryItem; title: string; pictures: StoredPicture[] }) {
  if (item.kind === 'video') {
    return (
      <video
        controls
        playsInline
        preload="metadata"
        src={item.url}
        poster={item.poster?.url}
        aria-label={`${title}的预告片`}
        className="size-full bg-brand-deep object-contain"
      >
        <track kind="captions" />
      </video>
    );
  }
  if (item.kind === 'link') {
    return (
      <a
        href={item.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="group block size-full -outline-offset-2"
      >
        <Poster poster={item.poster} sizes={BIG_SIZES} />
        <span className="absolute inset-0 grid place-content-center bg-scrim-soft">
          <span className="flex items-center gap-2 rounded-control bg-scrim px-4 py-2.5 text-on-scrim">
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
            去看预告片
          </span>
        </span>
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-label={`放大 ${title}的图片`}
      onClick={() => openLightbox(pictures, pictures.indexOf(item.picture))}
      className="block size-full cursor-zoom-in -outline-offset-2"
    >
      <Picture {...pictureSource(item.picture, '')} sizes={BIG_SIZES} priority className="rounded-none" />
    </button>
  );
}

type ThumbProps = { item: GalleryItem; label: string; isCurrent: boolean; onChoose: () => void };

function Thumb({ item, label, isCurrent, onChoose }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className={classNames(
        'relative aspect-video w-[calc((100%-32px)/5)] shrink-0 overflow-hidden rounded-img max-md:w-26',
        isCurrent && 'ring-2 ring-brand ring-offset-2 ring-offset-paper',
      )}
    >
      <Poster poster={item.kind === 'picture' ? item.picture : item.poster} sizes="160px" />
      {item.kind === 'picture' ? null : <PlayMark />}
    </button>
  );
}

export interface GalleryProps {
  items: readonly GalleryItem[];
  /** Whose pictures they are. */
  title: string;
  className?: string | undefined;
}

/** Pictures and trailer: one large, the others in a row below it. */
export function Gallery({ items, title, className }: GalleryProps) {
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item.picture] : []));
  const [place, setPlace] = useState(0);
  const swipe = useSwipe(
    () => setPlace((shown) => Math.max(0, shown - 1)),
    () => setPlace((shown) => Math.min(items.length - 1, shown + 1)),
  );
  const item = items[Math.min(place, items.length - 1)];
  if (item === undefined) {
    return (
      <div className={classNames(BIG, 'grid place-content-center justify-items-center gap-2 text-ink-3')}>
        <ImageOff size={24} strokeWidth={1.75} aria-hidden="true" />
        还没有图片
      </div>
    );
  }
  return (
    <section aria-label="图片和预告片" className={classNames('min-w-0 max-md:-mx-4', className)}>
      <div {...swipe} className={BIG}>
        <Big item={item} title={title} pictures={pictures} />
        {items.length > 1 ? (
          <span className="pointer-events-none absolute right-2.5 bottom-2.5 rounded-sm bg-scrim px-2 text-12 leading-5.5 text-on-scrim tabular-nums">
            {items.indexOf(item) + 1} / {items.length}
          </span>
        ) : null}
      </div>
      {items.length > 1 ? (
        <div className="-mx-1 mt-1 flex scrollbar-none gap-2 overflow-x-auto p-1 max-md:mx-0 max-md:px-4">
          {items.map((each, index) => (
            <Thumb
              key={each.kind === 'picture' ? each.picture.url : each.url}
              item={each}
              label={each.kind === 'picture' ? `第 ${index + 1} 张` : '预告片'}
              isCurrent={each === item}
              onChoose={() => setPlace(index)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
