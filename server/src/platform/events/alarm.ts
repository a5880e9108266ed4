export type Alarm = { ring(): void; wait(longestMs: number): Promise<void> };

/** A sleep that can be cut short. A ring while nobody sleeps is kept for the next sleeper. */
export function createAlarm(): Alarm {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(longestMs) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      hasRung = false;
    },
  };
}
