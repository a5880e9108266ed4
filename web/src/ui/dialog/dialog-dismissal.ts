interface Dismissal {
  reason: string;
  event: Event;
}

const DOUBLE_PRESS_MS = 500;
let [pressedBefore, pressed] = [-Infinity, -Infinity];
if (typeof document !== 'undefined') {
  const note = ({ timeStamp }: Event) => ([pressedBefore, pressed] = [pressed, timeStamp]);
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
}
/** The other half of a double press: the first has opened what the second would close. */
function isSecondOfTwo(): boolean {
  const apart = pressed - pressedBefore;
  return apart >= 0 && apart < DOUBLE_PRESS_MS;
}

/** Whether a press outside is meant for this dialog: one on a toast belongs to the toast. */
export function mayDismiss({ reason, event }: Dismissal): boolean {
  if (reason !== 'outside-press' && reason !== 'focus-out') return true;
  if (reason === 'outside-press' && isSecondOfTwo()) return false;
  return !(event.target instanceof Element && event.target.closest('[data-toasts]'));
}
