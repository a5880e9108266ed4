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
  const { picture, label, zoom, offset, onZoom, onMove, onSwipe } = props;
  const { ref, size: stage } = useSize();
  const shown = fitInto(picture, stage);
  const gestures = useStageGestures(ref, {
    zoom,
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
        zoom > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      <div
        className="pointer-events-none"
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
          srcSet={srcSetOf(picture)}
          sizes="100vw"
          placeholder={picture.blur ?? null}
          alt={label}
          priority
        />
      </div>
    </div>
  );
}
