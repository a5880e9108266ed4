import { useCallback, useEffect, useRef } from 'react';

/** Runs at once, then at most once per `everyMs`, with a last run for what came meanwhile. */
export function useThrottled(task: () => void, everyMs: number): () => void {
  const latest = useRef(task);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    function run() {
      isDue.current = false;
      latest.current();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (isDue.current) run();
      }, everyMs);
    }
    isDue.current = true;
    if (timer.current === undefined) run();
  }, [everyMs]);
}
