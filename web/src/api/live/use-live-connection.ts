import { useEffect } from 'react';
import { useSession } from '../session.ts';
import type { LiveSocket } from './live-socket.ts';

/** The first paint comes first; a message that waits a second longer is not missed. */
const AFTER_PAINT_MS = 400;

/** Keeps the tab connected while somebody is signed in. Visitors never fetch the code. */
export function useLiveConnection(): void {
  const token = useSession()?.token ?? null;
  useEffect(() => {
    if (token === null) return;
    let socket: LiveSocket | null = null;
    let isOver = false;
    async function connect() {
      try {
        const { LiveSocket: Socket } = await import('./live-socket.ts');
        if (isOver) return;
        socket = new Socket();
        socket.start();
      } catch {
        // The code didn't come: counts are polled, and the next page load tries again.
      }
    }
    const timer = setTimeout(() => void connect(), AFTER_PAINT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket?.stop();
    };
  }, [token]);
}
