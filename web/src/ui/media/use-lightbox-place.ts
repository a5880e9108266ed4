import { useEffect, useState } from 'react';
import type { LightboxRequest, OnwardPicture } from './lightbox.tsx';
import { settleZoom, type Offset } from './zoom.ts';

const CENTRE: Offset = { x: 0, y: 0 };
const NONE: readonly OnwardPicture[] = [];

/** What follows the last picture, asked for when somebody has reached it. Without an answer the pictures end there. */
function useOnwards({ pictures, onwards }: LightboxRequest, index: number): readonly OnwardPicture[] {
  const [found, setFound] = useState(NONE);
  const isNear = onwards !== undefined && index >= pictures.length - 1;
  useEffect(() => {
    if (!isNear) return undefined;
    let isOver = false;
    onwards().then(
      (more) => (isOver ? undefined : setFound(more)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNear, onwards]);
  return found;
}

/** Which picture is shown, how large and where. Pictures that lead on don't go round. */
export function useLightboxPlace(request: LightboxRequest) {
  const [index, setIndex] = useState(request.index);
  const [zoom, setZoom] = useState(1);
  const [isFullSize, setFullSize] = useState(false);
  const [offset, setOffset] = useState(CENTRE);
  const more = useOnwards(request, index);
  const own = request.pictures.length;
  const count = own + more.length;
  const goesRound = request.onwards === undefined && count > 1;

  function zoomTo(next: number) {
    const settled = settleZoom(next);
    setZoom(settled);
    if (settled <= 1 && !isFullSize) setOffset(CENTRE);
  }

  function showFullSize(isFull: boolean) {
    setFullSize(isFull);
    setZoom(1);
    setOffset(CENTRE);
  }

  const hasNext = (step: -1 | 1) => goesRound || (step === 1 ? index < count - 1 : index > 0);

  function goBy(step: -1 | 1) {
    if (!hasNext(step)) return;
    setIndex((index + step + count) % count);
    showFullSize(false);
  }

  const onward = more[index - own] ?? null;
  const picture = request.pictures[index] ?? onward;
  return { index, picture, onward, zoom, zoomTo, isFullSize, showFullSize, offset, setOffset, hasNext, goBy };
}
