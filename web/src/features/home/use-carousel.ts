import { useEffect, useState } from 'react';

export const AUTO_ADVANCE_MS = 5000;

/** Which slide is shown. Goes on by itself, and from the last to the first. */
export function useCarousel(count: number, isPaused: boolean) {
  const [chosen, setChosen] = useState(0);
  const index = count === 0 ? 0 : chosen % count;
  const step = (by: number) => setChosen((index + by + count) % Math.max(1, count));

  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    // A choice changes the index and so starts the wait anew.
    const timer = setTimeout(() => setChosen((index + 1) % count), AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [index, count, isPaused]);

  return { index, show: setChosen, next: () => step(1), previous: () => step(-1) };
}
