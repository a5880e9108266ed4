import { useState, type KeyboardEvent, type RefObject } from 'react';

/** After the last option comes the box itself, so that what was typed can be reached again. */
function neighbour(index: number, step: number, length: number): number {
  const places = length + 1;
  return ((index + 1 + step + places) % places) - 1;
}

/**
 * Arrow keys over the options that stand in the frame, while the cursor stays in the box. An option is known by its
 * id: when other options come, none of them is taken for the one that was chosen.
 */
export function useOptionKeys(frame: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string | undefined>();

  /** True when the key moved over the options or chose one. */
  function handle(event: KeyboardEvent): boolean {
    const options = [...(frame.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const index = options.findIndex((option) => option.id === activeId);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = options[neighbour(index, event.key === 'ArrowDown' ? 1 : -1, options.length)];
      next?.scrollIntoView({ block: 'nearest' });
      setActiveId(next?.id);
      return true;
    }
    if (event.key === 'Enter' && index !== -1) {
      event.preventDefault();
      options[index]?.click();
    }
    return false;
  }

  return { activeId, handle, clear: () => setActiveId(undefined) };
}
