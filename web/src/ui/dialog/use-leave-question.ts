import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Location } from 'react-router';
import { dialog } from './dialogs.ts';

interface LeaveQuestion {
  /** How many things aren't saved; nothing is asked at 0. */
  unsaved: number;
  message: string;
  /** Which moves leave it; by default those to another page. */
  isLeaving?: ((from: Location, to: Location) => boolean) | undefined;
  /** They left all the same. */
  onLeave?: (() => void) | undefined;
  /** Closing the window loses it too, so the browser asks as well. */
  isLostOnClose?: boolean | undefined;
}

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before leaving what isn't saved. */
export function useLeaveQuestion(question: LeaveQuestion): void {
  const { unsaved, message, isLeaving = toAnotherPage, onLeave, isLostOnClose = false } = question;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved > 0 && isLeaving(currentLocation, nextLocation),
  );
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const isSure = await dialog.confirm({
      title: '还没有保存',
      message,
      confirmText: '离开',
      cancelText: '留下',
    });
    if (!isSure) {
      blocker.reset();
      return;
    }
    onLeave?.();
    blocker.proceed();
  });
  // Once for each attempt to leave.
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);

  const isGuarded = isLostOnClose && unsaved > 0;
  useEffect(() => {
    if (!isGuarded) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isGuarded]);
}
