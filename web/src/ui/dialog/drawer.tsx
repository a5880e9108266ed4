import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer for screen readers. */
  label: string;
  side?: 'left' | 'right' | undefined;
  children: ReactNode;
}

const loadPanel = () => import('./drawer-panel.tsx');
const DrawerPanel = lazy(async () => ({ default: (await loadPanel()).DrawerPanel }));

/** A panel from the edge of the window: the sidebar of a phone. Closes on Esc and on a click beside it. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  useEffect(() => whenFirstTouched(() => void loadPanel().catch(() => undefined)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
