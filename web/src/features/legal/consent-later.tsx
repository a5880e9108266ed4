import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

const ConsentAsk = lazy(async () => ({ default: (await import('./consent-ask.tsx')).ConsentAsk }));

/** A question for members only, and none that a first load should wait for. */
export function ConsentLater() {
  const isSignedIn = useSession() !== null;
  const [isTouched, setTouched] = useState(false);
  useEffect(() => (isSignedIn ? whenFirstTouched(() => setTouched(true)) : undefined), [isSignedIn]);
  if (!isSignedIn || !isTouched) return null;
  return (
    <Suspense fallback={null}>
      <ConsentAsk />
    </Suspense>
  );
}
