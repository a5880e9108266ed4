import { useRef } from 'react';

/** Lets a second call pass unheard while the first is under way: two quick Enters are one submission. */
export function useOneAtATime<Argument>(run: (argument: Argument) => Promise<void>) {
  const isBusy = useRef(false);
  return async (argument: Argument) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await run(argument);
    } finally {
      isBusy.current = false;
    }
  };
}
