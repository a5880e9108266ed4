const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Runs a task once, when the person first does something; returns a cancel function for effects. What only answers
 * an action can be fetched then, and stays out of the first load.
 */
export function whenFirstTouched(task: () => void): () => void {
  const listeners = new AbortController();
  const run = () => {
    listeners.abort();
    task();
  };
  for (const sign of signs) {
    window.addEventListener(sign, run, { passive: true, capture: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}
