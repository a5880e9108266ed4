import { useEffect } from 'react';

/** A more exact window title than the route's, once it is known. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = `${title} - 造界`;
  }, [title]);
}
