import { currentDialog } from './dialogs.ts';

interface Dismissal {
  reason: string;
  event: Event;
}

/**
 * Whether Esc or a press outside is meant for this dialog. A question asked on top of it gets the key first, and a
 * press on a toast belongs to the toast.
 */
export function mayDismiss({ reason, event }: Dismissal): boolean {
  if (reason === 'close-press') return true;
  if (currentDialog() !== null) return false;
  return !(event.target instanceof Element && event.target.closest('[data-sonner-toaster]'));
}
