import { useCallback, useState, type ComponentType } from 'react';
import type { SuggestionPanelProps } from './suggestion-props.ts';

/** The list under the box is fetched when somebody first goes to the box. */
export function useSuggestionPanel() {
  const [Panel, setPanel] = useState<ComponentType<SuggestionPanelProps> | null>(null);
  const load = useCallback(() => {
    void import('./suggestion-panel.tsx').then(
      (module) => setPanel(() => module.SuggestionPanel),
      // Offline: the box works without it, and the next visit to it tries again.
      () => undefined,
    );
  }, []);
  return { Panel, load };
}
