import { useEffect, useState, useSyncExternalStore } from 'react';

const line: object[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Questions along the foot of the window share one place, so they are asked one after the other. Whoever came first stays
 * until it is answered: an answer that is about to be pressed must not become another one under the finger.
 */
export function useFootTurn(isAsking: boolean): boolean {
  const [self] = useState(() => ({}));
  useEffect(() => {
    if (!isAsking) return undefined;
    line.push(self);
    tell();
    return () => {
      line.splice(line.indexOf(self), 1);
      tell();
    };
  }, [isAsking, self]);
  return useSyncExternalStore(
    subscribe,
    () => line[0] === self,
    () => false,
  );
}
