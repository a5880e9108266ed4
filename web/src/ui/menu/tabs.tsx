import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatCount } from '../../text/numbers.ts';
import { useSwipe } from '../../hooks/touch/use-swipe.ts';
import { showInRow } from './show-in-row.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** How many there are behind the tab; null keeps room for a number that is on its way. */
  count?: number | null | undefined;
  /** Something behind it waits for the person: the number is marked. */
  urgent?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A line under the chosen one, or a small segmented switch. */
  look?: 'line' | 'segment' | undefined;
  /** Connects the tabs with the `TabPanel` of the same id. */
  id?: string | undefined;
  className?: string | undefined;
}

const LIST = {
  line: 'flex items-center gap-7 shadow-[inset_0_-1px_var(--line)] max-md:gap-6',
  segment: 'inline-flex rounded-control bg-surface-2 p-0.75',
};

const TAB = {
  line:
    'relative flex h-12 shrink-0 items-center text-16 whitespace-nowrap text-ink-2 transition-colors hover:text-ink -outline-offset-2 ' +
    'aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-brand',
  segment:
    'relative flex h-7.5 shrink-0 items-center rounded-[6px] px-3.5 text-13 leading-none whitespace-nowrap text-ink-2 transition-colors hover:text-ink max-md:h-9 max-md:after:absolute max-md:after:-inset-y-1 max-md:after:inset-x-0 ' +
    'aria-selected:bg-surface aria-selected:font-medium aria-selected:text-ink aria-selected:ring-1 aria-selected:ring-line dark:aria-selected:bg-surface-3',
};

function nextIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

/** Arrow keys move the focus, Enter or Space chooses: a tab may cost a request, so passing over it must not load it. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, look = 'line', id, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Value | null>(null);
  const chosen = items.findIndex((item) => item.value === value);

  useEffect(() => {
    showInRow(list.current, list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[chosen]);
  }, [chosen]);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = nextIndex(event.key, index, items.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(
        'relative max-w-full scrollbar-none overflow-x-auto overflow-y-hidden',
        LIST[look],
        className,
      )}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={id === undefined ? undefined : `${id}-${item.value}`}
          aria-controls={id === undefined || item.value !== value ? undefined : `${id}-panel`}
          aria-selected={item.value === value}
          tabIndex={item.value === (focused ?? value) ? 0 : -1}
          onFocus={() => setFocused(item.value)}
          onBlur={() => setFocused(null)}
          onKeyDown={(event) => handleKey(event, index)}
          onClick={() => onChange(item.value)}
          className={TAB[look]}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span
              aria-hidden={item.count === null || undefined}
              className={classNames(
                'ml-1.5 text-13 leading-none',
                item.urgent ? 'font-semibold text-ochre-ink' : 'font-normal text-ink-3',
                item.count === null && 'invisible',
              )}
            >
              {formatCount(item.count ?? 0)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** The `id` of the Tabs. */
  id: string;
  /** The chosen tab. */
  value: string;
  children: ReactNode;
  className?: string | undefined;
}

const SLIDE = { duration: 180, easing: 'ease-out' };

/** Presses the tab beside the chosen one, so that a swipe does whatever the tab does, the address included. */
function pressBeside(id: string, value: string, step: -1 | 1): void {
  const chosen = document.getElementById(`${id}-${value}`);
  const tab = step === 1 ? chosen?.nextElementSibling : chosen?.previousElementSibling;
  if (!(tab instanceof HTMLElement) || tab.getAttribute('role') !== 'tab') return;
  tab.click();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = { opacity: 0, transform: `translateX(${step * 24}px)` };
  document.getElementById(`${id}-panel`)?.animate([from, { opacity: 1, transform: 'none' }], SLIDE);
}

/** A finger drawn over it sideways turns to the next tab. */
export function TabPanel({ id, value, children, className }: TabPanelProps) {
  const swipe = useSwipe(
    () => pressBeside(id, value, -1),
    () => pressBeside(id, value, 1),
  );
  return (
    <div
      {...swipe}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      className={className}
    >
      {children}
    </div>
  );
}
