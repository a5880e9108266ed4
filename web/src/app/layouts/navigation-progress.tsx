import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const SHOW_AFTER_MS = 150;

/** A line along the top while the next screen is fetched; a quick move never shows it. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLoading]);

  if (!isShown) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-pulse bg-brand" />
    </div>
  );
}
