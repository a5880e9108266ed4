import { useEffect, useEffectEvent, useState } from 'react';

const spent = new Map<string, Promise<unknown>>();

export type Outcome<Result> = { result?: Result; error?: unknown };

/**
 * Spends something that works only once, such as the provider's code: never again for the same key, however often
 * the page is drawn. Not a query, because signing in empties the query cache.
 */
export function useOnce<Result>(key: string, spend: () => Promise<Result>): Outcome<Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>({});
  const start = useEffectEvent(spend);
  useEffect(() => {
    let isMounted = true;
    const show = (next: Outcome<Result>) => {
      if (isMounted) setOutcome(next);
    };
    const spending = (spent.get(key) as Promise<Result> | undefined) ?? start();
    spent.set(key, spending);
    spending.then(
      (result) => show({ result }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [key]);
  return outcome;
}
