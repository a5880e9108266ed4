import { useEffect, useState, type ComponentType } from 'react';
import { readActing } from '../../api/acting.ts';

/** Of a page that fills the window: along its foot, as on a phone. */
export type ActingPlace = { isFloating?: boolean };

/** Says for whom this tab acts. Hardly anybody does, so its code comes to those who do. */
export function ActingLater(place: ActingPlace) {
  const [Banner, setBanner] = useState<ComponentType<ActingPlace> | null>(null);
  useEffect(() => {
    if (readActing() === null) return;
    import('./acting-banner.tsx').then(
      (module) => setBanner(() => module.ActingBanner),
      () => undefined,
    );
  }, []);
  return Banner ? <Banner {...place} /> : null;
}
