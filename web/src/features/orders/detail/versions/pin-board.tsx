import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { pictureSource, type StoredPicture } from '../../../../ui/media/picture-source.ts';

export type BoardPin = { key: string; number: number; x: number; y: number; text: string };

interface PinBoardProps {
  picture: StoredPicture;
  label: string;
  pins: readonly BoardPin[];
  /** The one that is written on. */
  current?: string | null | undefined;
  onSelect?: ((key: string) => void) | undefined;
  /** Places are percent of the picture. Left out: the board is only looked at. */
  onAdd?: ((x: number, y: number) => void) | undefined;
  onMove?: ((key: string, x: number, y: number) => void) | undefined;
  onRemove?: ((key: string) => void) | undefined;
}

const NUDGES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent * 100) / 100));

const PIN =
  'absolute -mt-3.5 -ml-3.5 size-7 rounded-[50%_50%_50%_3px] text-center text-13 leading-7 font-semibold ring-2 ring-surface max-md:after:absolute max-md:after:-inset-2';

/** A picture with numbered pins: a press on it puts one there, dragging or the arrow keys move one. */
export function PinBoard({
  picture,
  label,
  pins,
  current,
  onSelect,
  onAdd,
  onMove,
  onRemove,
}: PinBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const dragged = useRef<string | null>(null);

  function placeOf(event: { clientX: number; clientY: number }): [number, number] {
    const box = board.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return [50, 50];
    return [
      within(((event.clientX - box.left) / box.width) * 100),
      within(((event.clientY - box.top) / box.height) * 100),
    ];
  }

  function handleDrag(event: PointerEvent<HTMLButtonElement>) {
    if (dragged.current === null) return;
    onMove?.(dragged.current, ...placeOf(event));
  }

  function handleKey(event: KeyboardEvent, pin: BoardPin) {
    const nudge = NUDGES[event.key];
    if (nudge && onMove) {
      event.preventDefault();
      onMove(pin.key, within(pin.x + nudge[0]), within(pin.y + nudge[1]));
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove) {
      event.preventDefault();
      onRemove(pin.key);
    }
  }

  return (
    <div ref={board} className="relative overflow-hidden rounded-img">
      <Picture {...pictureSource(picture, label)} fit="natural" sizes="456px" />
      {onAdd === undefined ? null : (
        <button
          type="button"
          aria-label="在画面上点一下，加一处修改"
          tabIndex={-1}
          onClick={(event) => onAdd(...placeOf(event))}
          className="absolute inset-0 cursor-crosshair"
        />
      )}
      {pins.map((pin) => (
        <button
          key={pin.key}
          type="button"
          aria-label={`第 ${pin.number} 处${pin.text === '' ? '' : `：${pin.text}`}`}
          title={pin.text}
          style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
          onClick={() => onSelect?.(pin.key)}
          onKeyDown={(event) => handleKey(event, pin)}
          onPointerDown={(event) => {
            if (onMove === undefined) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = pin.key;
          }}
          onPointerMove={handleDrag}
          onPointerUp={() => {
            dragged.current = null;
          }}
          className={classNames(
            PIN,
            pin.key === current ? 'bg-brand text-on-brand' : 'bg-ochre-ink text-surface',
            onMove && 'cursor-grab touch-none active:cursor-grabbing',
          )}
        >
          {pin.number}
        </button>
      ))}
    </div>
  );
}
