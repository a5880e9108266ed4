import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.ts';
import { FLOATING, FLOATING_CLASS, useFloatingPlace } from './floating.ts';
import type { FloatingAlign } from './floating-place.ts';
import { focusedAfterKey } from './menu-focus.ts';
import { MenuContext } from './menu-items.tsx';
import { useOutsidePress } from './outside-press.ts';

/** Spread on the button that opens the menu. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  renderTrigger: (props: MenuTrigger) => ReactNode;
  /** MenuItem, MenuLink, MenuLabel, MenuSeparator. */
  children: ReactNode;
  align?: FloatingAlign | undefined;
}

type OpenAt = 'first' | 'last';

interface PanelProps {
  id: string;
  label: string;
  align: FloatingAlign;
  openAt: OpenAt;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: (returnFocus: boolean) => void;
  children: ReactNode;
}

function MenuPanel({ id, label, align, openAt, anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  useFloatingPlace(anchor, panel, { side: 'bottom', align, gap: 6 });
  useOutsidePress([panel, anchor], () => onClose(false));

  useEffect(() => {
    if (panel.current)
      focusedAfterKey(panel.current, openAt === 'first' ? 'Home' : 'End', typed.current)?.focus();
  }, [openAt]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // A dialog underneath must not take the same key.
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      onClose(true);
      return;
    }
    const target = panel.current && focusedAfterKey(panel.current, event.key, typed.current);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  }

  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      data-float
      {...FLOATING}
      onKeyDown={handleKey}
      // A choice must not also press the card that holds the menu.
      onClick={(event) => event.stopPropagation()}
      className={classNames(
        FLOATING_CLASS,
        'max-h-[min(480px,calc(100dvh-16px))] max-w-[calc(100vw-16px)] min-w-44 overflow-y-auto rounded-card bg-float p-2 text-14 leading-text text-ink outline-none',
      )}
    >
      {children}
    </div>
  );
}

/** A list of actions under a button. */
export function Menu({ label, renderTrigger, children, align = 'end' }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<OpenAt | null>(null);
  const open = openAt !== null;

  function close(returnFocus: boolean) {
    setOpenAt(null);
    if (returnFocus) anchor.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close(true) : setOpenAt('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open ? (
        <MenuContext value={close}>
          <MenuPanel {...{ id, label, align, openAt, anchor }} onClose={close}>
            {children}
          </MenuPanel>
        </MenuContext>
      ) : null}
    </>
  );
}
