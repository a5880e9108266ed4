import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureSource } from './picture.tsx';

const AT_MOST = 9;
const SINGLE_HEIGHT_PX = 480;

export interface ImageGridProps {
  images: readonly PictureSource[];
  /** Pictures that exist but are not among `images`; they count into +N. */
  hiddenCount?: number | undefined;
  /** Opens the preview at this picture; without it the pictures are not buttons. */
  onOpen?: ((index: number) => void) | undefined;
  /** The grid holds the largest picture of the first screen. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

interface CellProps {
  index: number;
  label: string;
  onOpen: ImageGridProps['onOpen'];
  className: string;
  children: ReactNode;
}

function Cell({ index, label, onOpen, className, children }: CellProps) {
  if (!onOpen) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={(event) => {
        // The card around the grid leads elsewhere.
        event.stopPropagation();
        event.preventDefault();
        onOpen(index);
      }}
      className={classNames(className, 'cursor-zoom-in -outline-offset-2')}
    >
      {children}
    </button>
  );
}

function SingleImage({
  image,
  onOpen,
  priority,
}: { image: PictureSource } & Pick<ImageGridProps, 'onOpen' | 'priority'>) {
  const width = Math.min(image.width, Math.round((SINGLE_HEIGHT_PX * image.width) / image.height));
  return (
    <div style={{ maxWidth: width }}>
      <Cell index={0} label="查看图片" onOpen={onOpen} className="block w-full rounded-img">
        <Picture
          {...image}
          fit="natural"
          priority={priority}
          sizes={`(max-width: 768px) 100vw, ${width}px`}
        />
      </Cell>
    </div>
  );
}

/** The pictures of a post: one at its own ratio, 2–4 in two columns, more in three, +N on the last when there are more. */
export function ImageGrid({ images, hiddenCount = 0, onOpen, priority, className }: ImageGridProps) {
  const [first] = images;
  if (!first) return null;
  if (images.length === 1) {
    return (
      <div className={className}>
        <SingleImage image={first} onOpen={onOpen} priority={priority} />
      </div>
    );
  }
  const threeColumns = images.length > 4;
  const shown = images.slice(0, AT_MOST);
  const total = images.length + hiddenCount;
  const hidden = total - shown.length;
  return (
    <div
      className={classNames(
        'grid gap-1 overflow-hidden rounded-img',
        threeColumns ? 'grid-cols-3' : 'grid-cols-2',
        className,
      )}
    >
      {shown.map((image, index) => (
        <Cell
          key={image.src}
          index={index}
          label={`查看第 ${index + 1} 张图片，共 ${total} 张`}
          onOpen={onOpen}
          className={classNames('relative block', threeColumns ? 'aspect-square' : 'aspect-4/3')}
        >
          <Picture
            {...image}
            priority={priority && index === 0}
            sizes={threeColumns ? '(max-width: 768px) 33vw, 230px' : '(max-width: 768px) 50vw, 346px'}
            className="rounded-none"
          />
          {hidden > 0 && index === shown.length - 1 ? (
            <span className="absolute inset-0 grid place-items-center bg-scrim text-28 leading-none font-medium text-on-scrim">
              +{hidden}
            </span>
          ) : null}
        </Cell>
      ))}
    </div>
  );
}
