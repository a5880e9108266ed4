import { useId, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { laterPart } from '../../hooks/later-part.tsx';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

const SHOW_AFTER_MS = 400;

/** Without a line nothing is explained, and the control works as ever. */
const TooltipBubble = laterPart<TooltipBubbleProps>(
  async () => (await import('./tooltip-bubble.tsx')).TooltipBubble,
  () => null,
);

interface TooltipTrigger<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  'aria-describedby'?: string;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: { key: string }) => void;
}

/**
 * Text on hover and on keyboard focus. Spread `triggerProps` on the element and render `bubble` after it.
 * `purpose` says whether the text only repeats the element's name or adds to it; null switches the tooltip off.
 */
export function useTooltip<Element extends HTMLElement>(
  text: string | null,
  purpose: 'name' | 'description',
) {
  const id = useId();
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState(false);

  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }

  const triggerProps: TooltipTrigger<Element> = {
    ref: anchor,
    onPointerEnter: (event) => {
      // A finger that rests on a control means to press it.
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: () => {
      if (anchor.current?.matches(':focus-visible')) setShown(true);
    },
    onBlur: hide,
    onKeyDown: (event) => {
      if (event.key === 'Escape') hide();
    },
    ...(purpose === 'description' && text !== null && shown ? { 'aria-describedby': id } : {}),
  };
  const bubble = shown && text !== null ? <TooltipBubble id={id} anchor={anchor} text={text} /> : null;
  return { triggerProps, bubble };
}

interface TooltipProps<Element extends HTMLElement> {
  text: string;
  /** Gets the props for the element that the tooltip belongs to. */
  children: (trigger: TooltipTrigger<Element>) => ReactNode;
}

export function Tooltip<Element extends HTMLElement = HTMLButtonElement>(props: TooltipProps<Element>) {
  const tooltip = useTooltip<Element>(props.text, 'description');
  return (
    <>
      {props.children(tooltip.triggerProps)}
      {tooltip.bubble}
    </>
  );
}
