import { ImagePlus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FileInput } from '../../ui/form/file-input.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { ImageQueue, QueuedImage } from './image-queue.ts';
import { ImageTile } from './image-tile.tsx';
import { acceptOf } from './upload-checks.ts';
import { useFileDrop } from '../../hooks/use-file-drop.ts';
import { useTileSort } from './use-tile-sort.ts';

export interface ImageUploaderProps {
  queue: ImageQueue;
  images: readonly QueuedImage[];
  max: number;
  disabled?: boolean | undefined;
  /** Where files may be dropped and pasted; the list of pictures itself when left out. */
  dropArea?: RefObject<HTMLElement | null> | undefined;
  /** Five a row, or four where there are at most four. */
  columns?: 4 | 5 | undefined;
  /** Why a file stays out here, in the words of the form; null lets it in. */
  refuse?: ((file: File) => string | null) | undefined;
  /** The first one stands for all and says so; false where it doesn't. */
  hasCover?: boolean | undefined;
}

const COLUMNS = { 4: 'grid-cols-4 max-md:gap-1.5', 5: 'grid-cols-5 max-md:grid-cols-3' };

function AddTile({ count, max, onFiles }: { count: number; max: number; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="grid aspect-square w-full place-content-center justify-items-center gap-1 rounded-img border border-dashed border-line-2 px-1 text-13 text-ink-3 transition-colors hover:border-brand hover:text-brand-ink"
      >
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="px-1 text-center">
          添加图片{' '}
          <span className="whitespace-nowrap">
            {count}/{max}
          </span>
        </span>
      </button>
      <FileInput ref={input} label="选择图片" accept={acceptOf('image')} onFiles={onFiles} />
    </li>
  );
}

/** Up to `max` pictures: chosen, pasted or dropped, sorted by dragging or with the arrow keys. */
export function ImageUploader(props: ImageUploaderProps) {
  const { queue, images, max, disabled = false, dropArea, columns = 5, refuse, hasCover = true } = props;
  const own = useRef<HTMLFieldSetElement>(null);
  const sort = useTileSort({ count: images.length, onMove: (from, to) => queue.move(from, to) });

  function add(files: File[]) {
    // What is dropped while the form is on its way would not be sent with it.
    if (disabled) return;
    const refusals = new Set(files.flatMap((file) => refuse?.(file) ?? []));
    const messages = queue.add(
      files.filter((file) => !refuse?.(file)),
      max,
    );
    for (const message of [...refusals, ...messages]) toast.error(message);
  }
  const isDropTarget = useFileDrop(dropArea ?? own, add);

  return (
    <fieldset
      ref={own}
      disabled={disabled}
      className={classNames(
        'rounded-img',
        isDropTarget && 'ring-2 ring-brand ring-offset-4 ring-offset-float',
      )}
    >
      <legend className="sr-only">图片，最多 {max} 张</legend>
      <ol data-tiles="" className={classNames('grid gap-2', COLUMNS[columns])}>
        {images.map((image, index) => (
          <ImageTile
            key={image.key}
            image={image}
            index={index}
            isCover={hasCover && index === 0}
            dragged={sort.dragged === index}
            onDragStart={(event) => sort.startDrag(event, index)}
            onSortKey={(event) => sort.moveByKey(event, index)}
            onRemove={() => queue.remove(image.key)}
            onRetry={() => queue.retry(image.key)}
          />
        ))}
        {images.length < max ? <AddTile count={images.length} max={max} onFiles={add} /> : null}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{sort.announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
