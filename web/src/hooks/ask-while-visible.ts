/** Asks once and says how many milliseconds to rest before asking again. Must not reject. */
export type Ask = (signal: AbortSignal) => Promise<number>;

/** Asks again and again, one question at a time, and rests while nobody looks at the page. Returns the stop. */
export function askWhileVisible(ask: Ask, firstRestMs: number): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(next, firstRestMs);
  let isAsking = false;

  async function round() {
    isAsking = true;
    const rest = await ask(controller.signal);
    isAsking = false;
    if (!controller.signal.aborted) timer = setTimeout(next, rest);
  }

  function next() {
    clearTimeout(timer);
    timer = undefined;
    if (!isAsking && !document.hidden) void round();
  }

  // Back in view after the rest was over: the phone may long have confirmed.
  function onVisibilityChange() {
    if (!document.hidden && timer === undefined) next();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
