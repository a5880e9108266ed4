import { useRef, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { FLOATING, FLOATING_CLASS, useFloatingPlace } from './floating.ts';

export type TooltipBubbleProps = { id: string; anchor: RefObject<HTMLElement | null>; text: string };

export function TooltipBubble({ id, anchor, text }: TooltipBubbleProps) {
  const box = useRef<HTMLDivElement>(null);
  useFloatingPlace(anchor, box, { side: 'bottom', align: 'center', gap: 6 });
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      {...FLOATING}
      className={classNames(
        FLOATING_CLASS,
        'pointer-events-none max-w-70 rounded-sm bg-ink px-2 py-1 text-12 leading-ui text-paper',
      )}
    >
      {text}
    </div>
  );
}
