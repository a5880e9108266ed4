import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { useCarousel } from './use-carousel.ts';
import type { HomeSlide } from './use-home.ts';
import { usePause } from '../../hooks/use-pause.ts';
import { useSwipe } from '../../hooks/touch/use-swipe.ts';

/** The box of the picture, shared with what stands in for it. */
export const CAROUSEL_BOX =
  'relative aspect-video overflow-hidden rounded-card max-md:-mx-4 max-md:-mt-3 max-md:aspect-4/3 max-md:rounded-none';
export const CAROUSEL_FOOT = 'mt-3 flex h-9 items-center gap-3 max-md:h-11';

/** Works on the wall, one after the other; the label stands under the picture, never on it. */
export function Carousel({ slides }: { slides: readonly HomeSlide[] }) {
  const { isPaused, handlers } = usePause();
  const { index, show, next, previous } = useCarousel(slides.length, isPaused);
  const swipe = useSwipe(previous, next);
  const shown = slides[index];
  if (shown === undefined) return null;

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') previous();
    else next();
  }

  return (
    <section aria-roledescription="轮播" aria-label="精选作品">
      {/* What is pressed lies inside; this only hears of it. */}
      <div role="presentation" {...handlers} onKeyDown={handleKey} className="min-w-0">
        <div className={CAROUSEL_BOX} {...swipe}>
          <Slides slides={slides} index={index} />
        </div>
        <div className={CAROUSEL_FOOT}>
          <p
            aria-live={isPaused ? 'polite' : 'off'}
            className="flex min-w-0 flex-1 items-baseline gap-x-3 max-md:flex-col max-md:leading-ui"
          >
            <Link
              to={`/post/${shown.post_id}`}
              className="max-w-full min-w-0 truncate font-semibold [text-spacing-trim:trim-start] hover:text-brand-ink"
            >
              {shown.title}
            </Link>
            <span className="max-w-1/2 shrink-0 truncate text-13 text-ink-3 max-md:max-w-full">
              {shown.nickname}
            </span>
          </p>
          {slides.length > 1 ? (
            <>
              <Indicators slides={slides} index={index} onShow={show} />
              <IconButton label="上一张" look="outline" className="size-9 max-md:size-9" onClick={previous}>
                <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <IconButton label="下一张" look="outline" className="size-9 max-md:size-9" onClick={next}>
                <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}

const unchanging = () => () => undefined;

/** In a page that the server drew, the first work comes alone: its neighbours would take half of the line from it. */
function useNeighbours(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

function Slides({ slides, index }: { slides: readonly HomeSlide[]; index: number }) {
  const count = slides.length;
  const withNeighbours = useNeighbours();
  return slides.map((slide, position) => {
    // The picture beside the shown one on either side: the rest would be fetched for nothing.
    const distance = (position - index + count) % count;
    if (distance > 1 && distance < count - 1) return null;
    const isShown = position === index;
    if (!isShown && !withNeighbours) return null;
    return (
      <Link
        key={slide.post_id}
        to={`/post/${slide.post_id}`}
        // The label under the picture is the same link, with words.
        tabIndex={-1}
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 transition-opacity duration-slow',
          isShown ? 'opacity-100' : 'pointer-events-none opacity-0',
        )}
      >
        <Picture
          {...pictureSource(slide)}
          // On a phone the box is 4:3, and a wider work is drawn wider than the window.
          sizes={`(max-width: 768px) ${Math.max(100, Math.round((75 * slide.width) / slide.height))}vw, 780px`}
          priority={position === 0}
          className="max-md:rounded-none"
        />
      </Link>
    );
  });
}

interface IndicatorsProps {
  slides: readonly HomeSlide[];
  index: number;
  onShow: (index: number) => void;
}

function Indicators({ slides, index, onShow }: IndicatorsProps) {
  return (
    <ul className="flex shrink-0 gap-1.5" aria-label={`第 ${index + 1} 张，共 ${slides.length} 张`}>
      {slides.map((slide, position) => (
        <li key={slide.post_id} className="flex">
          <button
            type="button"
            aria-label={`第 ${position + 1} 张：${slide.title}`}
            aria-current={position === index}
            onClick={() => onShow(position)}
            className={classNames(
              'relative h-0.75 rounded-full transition-colors after:absolute after:-inset-x-0.75 after:-inset-y-5',
              position === index ? 'w-8 bg-brand max-md:w-5' : 'w-5 bg-line-2 hover:bg-ink-4 max-md:w-2.5',
            )}
          />
        </li>
      ))}
    </ul>
  );
}
