import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { refreshSession } from '../api/session.ts';
import { DialogHost } from '../ui/dialog-host.tsx';
import { ToastHost } from '../ui/toast.tsx';

export function App({ router }: { router: DataRouter }) {
  useEffect(() => router.subscribe(refreshSession), [router]);
  return (
    <>
      <RouterProvider router={router} />
      <DialogHost />
      <ToastHost />
    </>
  );
}
