interface Dismissal {
  reason: string;
  event: Event;
}

/** Whether a press outside is meant for this dialog: one on a toast belongs to the toast. */
export function mayDismiss({ reason, event }: Dismissal): boolean {
  if (reason !== 'outside-press' && reason !== 'focus-out') return true;
  return !(event.target instanceof Element && event.target.closest('[data-toasts]'));
}
