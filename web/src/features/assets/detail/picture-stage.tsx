import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { Expand, Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { useStageGestures } from '../../../ui/media/use-stage-gestures.ts';
import { changeZoom, keepOffset, WHOLE, ZOOM_ENDS, type View } from './stage-view.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A picture on its ground: the wheel, two fingers and the bar zoom it, dragging pushes it, a double click doubles it. */
export function PictureStage({ picture, title }: { picture: StoredPicture; title: string }) {
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const { zoom, offset } = view;

  function show(next: View) {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ground.current ?? {};
    setView(keepOffset(next, { width, height }));
  }
  const zoomTo = (next: number) => show(changeZoom(view, next));
  const gestures = useStageGestures(ground, {
    zoom,
    isMovable: zoom > 1,
    offset,
    onZoom: zoomTo,
    onMove: (moved) => show({ zoom, offset: moved }),
    onSwipe: () => undefined,
    onWheelStep: (step) => zoomTo(zoom + step * ZOOM_ENDS.step),
  });
  return (
    <figure
      ref={frame}
      className="flex flex-col items-center rounded-card bg-surface-2 p-6 max-md:-mx-4 max-md:rounded-none max-md:p-4"
    >
      <div
        ref={ground}
        {...gestures}
        onDoubleClick={() => zoomTo(zoom === 1 ? 2 : 1)}
        className={classNames(
          'grid w-full place-items-center overflow-hidden select-none',
          zoom > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <div
          className="pointer-events-none w-full"
          style={{
            maxWidth: `min(${picture.width}px, calc(70vh * ${picture.width / picture.height}))`,
            transform: `translate(${offset.x}px, ${offset.y}px) scale(${zoom})`,
          }}
        >
          <Picture
            {...pictureSource(picture, title)}
            fit="natural"
            sizes="(max-width: 768px) 100vw, 760px"
            priority
          />
        </div>
      </div>
      <figcaption className="mt-4 flex items-center gap-1 rounded-control border border-line bg-surface p-1 shadow-float">
        <IconButton size="small" label="缩小" onClick={() => zoomTo(zoom - ZOOM_ENDS.step)}>
          <Minus {...ICON} />
        </IconButton>
        <button
          type="button"
          aria-label={`现在 ${Math.round(zoom * 100)}%，点按回到原大`}
          onClick={() => show(WHOLE)}
          className="min-w-14 rounded-sm text-center text-13 text-ink-2 tabular-nums hover:text-ink max-md:min-h-11"
        >
          {Math.round(zoom * 100)}%
        </button>
        <IconButton size="small" label="放大" onClick={() => zoomTo(zoom + ZOOM_ENDS.step)}>
          <Plus {...ICON} />
        </IconButton>
        {document.fullscreenEnabled ? (
          <IconButton
            size="small"
            label="全屏"
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : frame.current?.requestFullscreen())
            }
          >
            <Expand {...ICON} />
          </IconButton>
        ) : null}
      </figcaption>
    </figure>
  );
}
