import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../api/session.ts';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

/** For members only, and none that a first load should wait for. */
export function KeepLater() {
  const isSignedIn = useSession() !== null;
  const [KeepAsk, setKeepAsk] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return whenFirstTouched(() => {
      import('./keep-ask.tsx').then(
        (module) => setKeepAsk(() => module.KeepAsk),
        () => undefined,
      );
    });
  }, [isSignedIn]);
  return isSignedIn && KeepAsk ? <KeepAsk /> : null;
}
