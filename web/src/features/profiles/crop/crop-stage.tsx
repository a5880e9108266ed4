import { Minus, Plus } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { cutOf, zoomTo, ZOOM, type CropView, type Size } from './crop-geometry.ts';
import { useCropGestures } from './use-crop-gestures.ts';

type CropStageProps = {
  src: string;
  image: Size;
  aspect: number;
  isRound: boolean;
  view: CropView;
  onView: (view: CropView) => void;
};

const percent = (share: number) => `${share * 100}%`;

/** The part of the picture that the cut holds, filling its box. */
function CutPicture({ src, image, aspect, view }: Pick<CropStageProps, 'src' | 'image' | 'aspect' | 'view'>) {
  const cut = cutOf(image, aspect, view);
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      style={{
        width: percent(image.width / cut.width),
        height: percent(image.height / cut.height),
        left: percent(-cut.x / cut.width),
        top: percent(-cut.y / cut.height),
      }}
      className="pointer-events-none absolute max-w-none select-none"
    />
  );
}

const STEP = 0.25;

function ZoomRow({ image, aspect, view, onView }: Omit<CropStageProps, 'src' | 'isRound'>) {
  const set = (zoom: number) => onView(zoomTo(image, aspect, view, zoom));
  return (
    <div className="flex flex-1 items-center gap-1">
      <IconButton label="缩小" onClick={() => set(view.zoom - STEP)}>
        <Minus size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        aria-label="缩放"
        min={ZOOM.min}
        max={ZOOM.max}
        step={0.01}
        value={view.zoom}
        onChange={(event) => set(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
      <IconButton label="放大" onClick={() => set(view.zoom + STEP)}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function CropStage(props: CropStageProps) {
  const { src, image, aspect, isRound, view } = props;
  const gestures = useCropGestures(props);
  return (
    <>
      <button
        {...gestures}
        type="button"
        aria-label="裁剪框：拖动或用方向键移动，加号和减号缩放"
        style={{ aspectRatio: aspect }}
        className={classNames(
          'relative mx-auto block w-full cursor-grab touch-none overflow-hidden rounded-img bg-surface-3 outline-offset-2 active:cursor-grabbing',
          isRound && 'max-w-75',
        )}
      >
        <CutPicture {...{ src, image, aspect, view }} />
        {isRound ? (
          <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--scrim)] ring-2 ring-on-scrim" />
        ) : null}
      </button>
      <div className="mt-3 flex items-center gap-4">
        <ZoomRow {...props} />
        {isRound ? (
          <span className="relative size-12 shrink-0 overflow-hidden rounded-full" aria-hidden="true">
            <CutPicture {...{ src, image, aspect, view }} />
          </span>
        ) : null}
      </div>
    </>
  );
}
