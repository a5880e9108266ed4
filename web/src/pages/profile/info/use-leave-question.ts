import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { dialog } from '../../../ui/dialog/dialogs.ts';

/** Asks before leaving what isn't saved; the words stay as a draft either way. */
export function useLeaveQuestion(unsaved: number): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const isSure = await dialog.confirm({
      title: '还没有保存',
      message: `有 ${unsaved} 处没保存。离开后会留作草稿，回来可以接着改。`,
      confirmText: '离开',
      cancelText: '留下',
    });
    if (isSure) blocker.proceed();
    else blocker.reset();
  });
  // Once for each attempt to leave.
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);
}
