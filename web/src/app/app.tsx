import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast.tsx';

/** The whole of what is drawn; its children are the router, which differs between the browser and the server. */
export function App({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => ready(), []);
  return (
    <>
      {children}
      <DialogHost />
      <ToastHost />
    </>
  );
}
