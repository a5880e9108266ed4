import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { guideMarkOf, subscribeToGuide } from '../../api/guide-wish.ts';
import { useSession } from '../../api/session.ts';
import type { WelcomeProps } from './welcome/welcome-card.tsx';

/** For whoever has just signed in, and whoever asks for it; nobody else fetches anything. */
export function GuidanceLater() {
  const userId = useSession()?.user.id ?? null;
  const { pathname } = useLocation();
  const mark = useSyncExternalStore(
    subscribeToGuide,
    () => guideMarkOf(userId, pathname),
    () => null,
  );
  const [Card, setCard] = useState<ComponentType<WelcomeProps> | null>(null);
  const isMeant = mark !== null;
  useEffect(() => {
    if (!isMeant) return;
    // Without a line it comes another time.
    import('./welcome/welcome-card.tsx').then(
      (module) => setCard(() => module.WelcomeCard),
      () => undefined,
    );
  }, [isMeant]);
  return Card && userId !== null && mark !== null ? (
    <Card key={`${userId} ${mark}`} userId={userId} isWished={mark === 'wished'} />
  ) : null;
}
