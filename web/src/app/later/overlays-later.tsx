import { useEffect, useState, type ComponentType } from 'react';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

/** What comes up beside the pages. None of it is needed to draw them, so it is fetched when somebody begins to do something. */
export function OverlaysLater() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenFirstTouched(() => {
        import('./overlays.tsx').then(
          (module) => setOverlays(() => module.Overlays),
          () => undefined,
        );
      }),
    [],
  );
  return Overlays && <Overlays />;
}
