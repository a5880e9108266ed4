import { Dialog } from '@base-ui/react/dialog';
import { useState, type KeyboardEvent } from 'react';
import { LightboxBar, LightboxNeighbour } from './lightbox-controls.tsx';
import { LightboxStage } from './lightbox-stage.tsx';
import type { LightboxRequest } from './lightbox.tsx';
import { settleZoom, zoomBy, type Offset } from './zoom.ts';

interface LightboxViewProps {
  request: LightboxRequest;
  onClose: () => void;
}

const CENTRE: Offset = { x: 0, y: 0 };

function usePlace({ pictures, index: first }: LightboxRequest) {
  const [index, setIndex] = useState(first);
  const [zoom, setZoom] = useState(1);
  const [offset, setOffset] = useState(CENTRE);

  function zoomTo(next: number) {
    const settled = settleZoom(next);
    setZoom(settled);
    if (settled <= 1) setOffset(CENTRE);
  }

  function goBy(step: number) {
    if (pictures.length < 2) return;
    setIndex((index + step + pictures.length) % pictures.length);
    setZoom(1);
    setOffset(CENTRE);
  }

  return { index, zoom, offset, setOffset, zoomTo, goBy };
}

/** The preview: zoom by buttons, keys, wheel and fingers; arrows and swipes go to the neighbours. */
export function LightboxView({ request, onClose }: LightboxViewProps) {
  const place = usePlace(request);
  const { index, zoom, zoomTo, goBy } = place;
  const { pictures } = request;
  const picture = pictures[index];

  const keys: Record<string, () => void> = {
    ArrowLeft: () => goBy(-1),
    ArrowRight: () => goBy(1),
    '+': () => zoomTo(zoomBy(zoom, 1)),
    '=': () => zoomTo(zoomBy(zoom, 1)),
    '-': () => zoomTo(zoomBy(zoom, -1)),
    '0': () => zoomTo(1),
  };

  function handleKey(event: KeyboardEvent) {
    const act = keys[event.key];
    // With the control key these keys zoom the browser.
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  if (picture === undefined) return null;
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          data-preview
          onKeyDown={handleKey}
          className="dark fixed inset-0 z-90 flex animate-rise flex-col bg-paper text-ink outline-none"
        >
          <Dialog.Title className="sr-only">图片预览</Dialog.Title>
          <LightboxBar index={index} count={pictures.length} zoom={zoom} onZoom={zoomTo} onClose={onClose} />
          <div className="relative flex min-h-0 flex-1">
            <LightboxStage
              key={picture.url}
              picture={picture}
              label={`第 ${index + 1} 张，共 ${pictures.length} 张`}
              zoom={zoom}
              offset={place.offset}
              onZoom={zoomTo}
              onMove={place.setOffset}
              onSwipe={goBy}
            />
            {pictures.length > 1 ? (
              <>
                <LightboxNeighbour side="left" onClick={() => goBy(-1)} />
                <LightboxNeighbour side="right" onClick={() => goBy(1)} />
              </>
            ) : null}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
