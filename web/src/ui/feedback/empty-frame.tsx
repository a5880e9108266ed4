import { laterPart } from '../../hooks/later-part.tsx';

type EmptyFrameProps = { className?: string | undefined };

/** It says nothing that the words beside it don't say, so a page doesn't wait for it, nor misses it without a line. */
const Drawing = laterPart<EmptyFrameProps>(
  async () => (await import('./empty-frame-drawing.tsx')).EmptyFrameDrawing,
  () => null,
);

/** A frame on the wall from which the work is gone, in room that is kept for it. */
export function EmptyFrame({ className }: EmptyFrameProps) {
  const room = <svg viewBox="64 0 540 344" aria-hidden="true" className={className} />;
  return <Drawing className={className} room={room} />;
}
