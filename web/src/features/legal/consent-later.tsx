import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../api/session.ts';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

/** A question for members only, and none that a first load should wait for, nor anything be lost without it. */
export function ConsentLater() {
  const isSignedIn = useSession() !== null;
  const [ConsentAsk, setConsentAsk] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return whenFirstTouched(() => {
      // Without a line it is asked another time.
      import('./consent-ask.tsx').then(
        (module) => setConsentAsk(() => module.ConsentAsk),
        () => undefined,
      );
    });
  }, [isSignedIn]);
  return isSignedIn && ConsentAsk ? <ConsentAsk /> : null;
}
