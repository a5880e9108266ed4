/** Runs a task once the browser has nothing better to do; returns a cancel function for effects. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(task, 1_500);
  return () => clearTimeout(timer);
}
