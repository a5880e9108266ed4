import { GripVertical, RotateCw, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { QueuedImage } from './image-queue.ts';

interface ImageTileProps {
  image: QueuedImage;
  index: number;
  isCover: boolean;
  dragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onSortKey: (event: KeyboardEvent) => void;
  onRemove: () => void;
  onRetry: () => void;
}

const CORNER =
  'absolute grid size-7 place-items-center rounded-full bg-scrim text-on-scrim transition-colors hover:bg-brand after:absolute after:-inset-1.5';

function stateOf(image: QueuedImage, percent: number): string {
  if (image.status === 'waiting') return '等待上传';
  // Everything has been sent; the server is still drawing the sizes.
  return percent === 100 ? '处理中' : `${percent}%`;
}

function Progress({ image, number }: { image: QueuedImage; number: number }) {
  const percent = Math.round(image.progress * 100);
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center bg-scrim text-center text-13 text-on-scrim">
      {stateOf(image, percent)}
      <progress
        aria-label={`第 ${number} 张的上传进度`}
        value={percent}
        max={100}
        className="absolute inset-x-2 bottom-2 h-1 w-auto appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-on-scrim [&::-webkit-progress-bar]:bg-scrim-soft [&::-webkit-progress-value]:bg-on-scrim"
      />
    </div>
  );
}

function Failure({ image, onRetry }: Pick<ImageTileProps, 'image' | 'onRetry'>) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-danger-tint p-2 text-center text-12 leading-ui text-danger"
    >
      <span className="line-clamp-3">{image.error}</span>
      {image.status === 'failed' ? (
        <button
          type="button"
          onClick={onRetry}
          className="relative inline-flex items-center gap-1 rounded-sm text-13 underline-offset-3 after:absolute after:-inset-2 hover:underline"
        >
          <RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />
          重试
        </button>
      ) : null}
    </div>
  );
}

/** One picture of the form: dragged by itself or by its handle, removed by its cross. */
export function ImageTile(props: ImageTileProps) {
  const { image, index, isCover, dragged, onDragStart, onSortKey, onRemove, onRetry } = props;
  const number = index + 1;
  const inProgress = image.status === 'waiting' || image.status === 'uploading';
  return (
    <li
      data-tile={index}
      className={classNames(
        'group relative aspect-square overflow-hidden rounded-img bg-surface-3 select-none',
        dragged && 'opacity-70 ring-2 ring-brand',
      )}
    >
      <img
        src={image.previewUrl}
        alt={`第 ${number} 张图片`}
        draggable={false}
        // A finger on the picture scrolls the form; it sorts by the handle.
        onPointerDown={(event) => (event.pointerType === 'mouse' ? onDragStart(event) : undefined)}
        className="size-full cursor-grab object-cover"
      />
      {inProgress ? <Progress image={image} number={number} /> : null}
      {image.error === null ? null : <Failure image={image} onRetry={onRetry} />}
      {isCover ? (
        <span className="pointer-events-none absolute right-1.5 bottom-1.5 rounded-sm bg-scrim px-1.5 text-12 leading-5 text-on-scrim">
          封面
        </span>
      ) : null}
      <button
        type="button"
        onPointerDown={onDragStart}
        onKeyDown={onSortKey}
        aria-label={`第 ${number} 张，拖动或按方向键调整顺序`}
        className={classNames(CORNER, 'top-1.5 left-1.5 cursor-grab touch-none active:cursor-grabbing')}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        onClick={onRemove}
        aria-label={inProgress ? `取消上传第 ${number} 张` : `移除第 ${number} 张`}
        className={classNames(CORNER, 'top-1.5 right-1.5')}
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}
