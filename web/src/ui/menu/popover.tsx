import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { FLOATING, FLOATING_CLASS, useFloatingPlace } from './floating.ts';
import { useEscape, useOutsidePress } from './outside-press.ts';
import type { FloatingAlign, FloatingSide } from './floating-place.ts';

/** Spread on the button that opens the popover. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  children: (close: () => void) => ReactNode;
  side?: FloatingSide | undefined;
  align?: FloatingAlign | undefined;
  className?: string | undefined;
}

interface PanelProps {
  id: string;
  label: string;
  side: FloatingSide;
  align: FloatingAlign;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: (returnFocus: boolean) => void;
  className: string | undefined;
  children: PopoverProps['children'];
}

function PopoverPanel({ id, label, side, align, anchor, onClose, className, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEscape(panel, () => onClose(true));
  useFloatingPlace(anchor, panel, { side, align, gap: 6 });
  useOutsidePress([panel, anchor], () => onClose(false));
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(
      'input, textarea, select, button, a[href], [tabindex="0"]',
    );
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <dialog
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label={label}
      data-float
      {...FLOATING}
      className={classNames(
        FLOATING_CLASS,
        'block max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] overflow-y-auto rounded-card bg-float p-4 text-14 leading-text text-ink outline-none',
        className,
      )}
    >
      {children(() => onClose(true))}
    </dialog>
  );
}

/** A small panel beside a button that leaves the page usable. */
export function Popover(props: PopoverProps) {
  const { label, renderTrigger, children, side = 'bottom', align = 'center', className } = props;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function close(returnFocus: boolean) {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <PopoverPanel {...{ id, label, side, align, anchor, className }} onClose={close}>
          {children}
        </PopoverPanel>
      ) : null}
    </>
  );
}
