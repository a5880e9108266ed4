import { Dialog } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent } from 'react';
import { returnFrom } from '../../hooks/focus/keep-focus.ts';
import { LightboxBar, LightboxNeighbour } from './lightbox-controls.tsx';
import { LightboxStage } from './lightbox-stage.tsx';
import type { LightboxRequest } from './lightbox.tsx';
import { useLightboxPlace } from './use-lightbox-place.ts';
import { zoomBy } from './zoom.ts';

interface LightboxViewProps {
  request: LightboxRequest;
  onClose: () => void;
}

/** The preview: zoom by buttons, keys, wheel and fingers; arrows and swipes go to the neighbours. */
export function LightboxView({ request, onClose }: LightboxViewProps) {
  const place = useLightboxPlace(request);
  const popup = useRef<HTMLDivElement>(null);
  const { index, picture, onward, zoom, zoomTo, goBy, isFullSize, showFullSize } = place;
  const count = request.pictures.length;

  const keys: Record<string, () => void> = {
    ArrowLeft: () => goBy(-1),
    ArrowRight: () => goBy(1),
    '+': () => zoomTo(zoomBy(zoom, 1)),
    '=': () => zoomTo(zoomBy(zoom, 1)),
    '-': () => zoomTo(zoomBy(zoom, -1)),
    '0': () => zoomTo(1),
    '1': () => showFullSize(!isFullSize),
  };

  function handleKey(event: KeyboardEvent) {
    const act = keys[event.key];
    // With the control key these keys zoom the browser.
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  if (picture === null) return null;
  const label = onward === null ? `第 ${index + 1} 张，共 ${count} 张` : onward.title;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          data-preview
          finalFocus={() => returnFrom(popup.current)}
          onKeyDown={handleKey}
          className="dark fixed inset-0 z-90 flex animate-rise flex-col bg-paper text-ink outline-none"
        >
          <Dialog.Title className="sr-only">图片预览</Dialog.Title>
          <LightboxBar
            index={index}
            count={count}
            onward={onward}
            onwardsOf={request.onwardsOf}
            zoom={zoom}
            onZoom={zoomTo}
            isFullSize={isFullSize}
            onFullSize={showFullSize}
            onClose={onClose}
          />
          <div className="relative flex min-h-0 flex-1">
            <LightboxStage
              key={`${index} ${picture.url}`}
              picture={picture}
              label={picture.caption || label}
              zoom={zoom}
              isFullSize={isFullSize}
              offset={place.offset}
              onZoom={zoomTo}
              onMove={place.setOffset}
              onSwipe={goBy}
            />
            {place.hasNext(-1) ? <LightboxNeighbour side="left" onClick={() => goBy(-1)} /> : null}
            {place.hasNext(1) ? <LightboxNeighbour side="right" onClick={() => goBy(1)} /> : null}
          </div>
          {picture.caption ? (
            <p className="mx-auto max-w-[42em] px-4 pb-4 text-center text-14 leading-text break-words text-ink-2">
              {picture.caption}
            </p>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
