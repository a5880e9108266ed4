import { useEffect } from 'react';

/** Paper is white: whoever reads in the dark prints in the light. */
export function useLightPrint(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const root = document.documentElement;
    let wasDark = false;
    window.addEventListener(
      'beforeprint',
      () => {
        wasDark = root.classList.contains('dark');
        root.classList.remove('dark');
      },
      { signal },
    );
    window.addEventListener('afterprint', () => root.classList.toggle('dark', wasDark), { signal });
    return () => listeners.abort();
  }, []);
}
