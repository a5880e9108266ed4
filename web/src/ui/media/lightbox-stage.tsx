import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from './picture.tsx';
import { srcSetOf, type StoredPicture } from './picture-source.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { clampOffset, fitInto, zoomBy, type Offset } from './zoom.ts';

interface LightboxStageProps {
  picture: StoredPicture;
  label: string;
  zoom: number;
  /** At its own pixels, of the largest file there is; otherwise whole on the stage. */
  isFullSize: boolean;
  offset: Offset;
  onZoom: (zoom: number) => void;
  onMove: (offset: Offset) => void;
  onSwipe: (step: -1 | 1) => void;
}

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { ref, size };
}

/** The picture on its ground; a double click changes between whole and twice as large. */
export function LightboxStage(props: LightboxStageProps) {
  const { picture, label, zoom, isFullSize, offset, onZoom, onMove, onSwipe } = props;
  const { ref, size: stage } = useSize();
  const shown = isFullSize ? picture : fitInto(picture, stage);
  const overflows = isFullSize && (picture.width > stage.width || picture.height > stage.height);
  const gestures = useStageGestures(ref, {
    zoom,
    isMovable: zoom > 1 || overflows,
    offset,
    onZoom,
    onMove: (next) => onMove(clampOffset(next, shown, stage, zoom)),
    onSwipe,
    onWheelStep: (step) => onZoom(zoomBy(zoom, step)),
  });
  const { x, y } = clampOffset(offset, shown, stage, zoom);
  return (
    <div
      ref={ref}
      {...gestures}
      onDoubleClick={() => onZoom(zoom === 1 ? 2 : 1)}
      className={classNames(
        'm-4 grid min-h-0 min-w-0 flex-1 touch-none place-items-center overflow-hidden select-none max-md:m-2',
        zoom > 1 || overflows ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      <div
        className="pointer-events-none shrink-0"
        style={{
          width: shown.width,
          height: shown.height,
          transform: `translate(${x}px, ${y}px) scale(${zoom})`,
        }}
      >
        <Picture
          src={picture.url}
          width={picture.width}
          height={picture.height}
          srcSet={isFullSize ? undefined : srcSetOf(picture)}
          sizes="100vw"
          placeholder={picture.blur ?? null}
          alt={label}
          priority
        />
      </div>
    </div>
  );
}
