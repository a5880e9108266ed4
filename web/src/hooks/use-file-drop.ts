import { useEffect, useRef, useState, type RefObject } from 'react';

/** The files of a paste or a drop. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** Takes files that are pasted into an area or dropped on it; tells whether some hover over it. */
export function useFileDrop(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const report = useRef(onFiles);
  useEffect(() => {
    report.current = onFiles;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const element = area.current;
    function take(event: Event, data: DataTransfer | null) {
      const files = filesOf(data);
      // The editor inside the area takes what is meant for the text.
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      report.current(files);
    }
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    }
    element?.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    element?.addEventListener('dragover', hover, { signal });
    element?.addEventListener('dragleave', () => setOver(false), { signal });
    element?.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [area]);
  return isOver;
}
